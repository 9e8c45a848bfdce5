import { CannotLoad, StoreFailure } from '@fathom/host';
import type { Log, Matches, PersonQuery } from '@fathom/host';
import { STATUSES } from '@fathom/protocol';
import type { Store, TableStatement } from '../../store/index.ts';
import { PERSONAL_PARTS } from '../personal.ts';
import type { PersonChange } from './changes.ts';
import { endAllSessions, endedSession, sessionsOf } from './sessions.ts';

/** Brings the matches of a guest to the person they have turned out to be. */
export interface Adoptions {
  /**
   * To be written with whatever makes it so. From then on nothing that the guest had opens anything, and the rest will be done.
   * Its first statement stands in the way where the guest has an account by now, or is somebody else already.
   */
  readonly note: (former: string, person: string) => Promise<NotedAdoption>;
  /** Each match in turn. What is cut off is taken up at the next start. */
  readonly run: (former: string, person: string) => Promise<void>;
  readonly takeUp: () => Promise<void>;
  /** How many matches a guest would bring; at most so many are counted. */
  readonly count: (former: string) => Promise<number>;
}
export interface NotedAdoption {
  readonly statements: readonly TableStatement[];
  readonly changes: readonly PersonChange[];
}
export interface AdoptionsParts {
  readonly store: Pick<Store, 'people' | 'matchesOf'>;
  readonly matches: Pick<Matches, 'find'>;
  readonly now: () => number;
  readonly log: Log;
}

export const MOST_COUNTED = 100;
const PAGE = 50;
const MOST_TOLD = 1_000; // of those who have blocked a guest; others hear of it when they come back

/** Once for each guest, and never of somebody with an account: whoever else was that guest, too, cannot take it away. */
const NOTE = `
  INSERT INTO adoptions (former, person, at)
  SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS DOUBLE PRECISION)
  WHERE NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.person = $1)
  ON CONFLICT (former) DO UPDATE SET at = adoptions.at WHERE adoptions.person = excluded.person`;

export function openAdoptions({ store, matches, now, log }: AdoptionsParts): Adoptions {
  const { people } = store;
  const page = (guest: string, limit: number, before?: PersonQuery['before']) =>
    store.matchesOf({ guest, status: STATUSES, limit, ...(before && { before }) });

  /** One that cannot be read, or where both have played against each other, stays as it is. */
  const bring = async (id: string, former: string, person: string): Promise<void> => {
    try {
      const match = await matches.find(id);
      const refusal = (await match?.adopt(former, person)) ?? null;
      if (refusal !== null) log.warn({ match: id, code: refusal.code }, 'a match stays a guest’s');
    } catch (error) {
      if (!(error instanceof CannotLoad)) throw error;
      log.warn({ match: id }, `a match stays a guest’s: ${error.message}`);
    }
  };
  /** Whoever has taken a person's matches over may have given theirs on, too. */
  const heirOf = async (person: string): Promise<string> => {
    const met = new Set([person]);
    let heir = person;
    for (;;) {
      const [next] = await people.read<{ person: string }>(
        'SELECT person FROM adoptions WHERE former = $1',
        [heir],
      );
      if (next === undefined || met.has(next.person)) return heir;
      met.add((heir = next.person));
    }
  };
  const run = async (former: string, adopter: string): Promise<void> => {
    const person = await heirOf(adopter);
    let before: PersonQuery['before'];
    for (;;) {
      const found = await page(former, PAGE, before);
      for (const { match } of found) await bring(match, former, person);
      before = found.at(-1);
      if (found.length < PAGE) break;
    }
    await people.write([
      { text: 'UPDATE adoptions SET done_at = $2 WHERE former = $1', values: [former, now()] },
    ]);
  };
  return {
    run,
    count: async (former) => (await page(former, MOST_COUNTED)).length,
    note: async (former, person) => {
      const blockers = await people.read<{ person: string }>(
        `SELECT person FROM blocks WHERE blocked = $1 LIMIT ${MOST_TOLD}`,
        [former],
      );
      return {
        statements: [
          { text: NOTE, values: [former, person, now()], must: true },
          endAllSessions(former),
          { text: 'DELETE FROM device_links WHERE person = $1', values: [former] },
          ...PERSONAL_PARTS.flatMap((part) => part.adopt?.(former, person) ?? []),
        ],
        changes: [
          { kind: 'cookie', subject: former },
          ...(await sessionsOf(people, former)).map(({ hash }) => endedSession(hash)),
          { kind: 'restriction', subject: person },
          ...[{ person }, ...blockers].map((each): PersonChange => ({
            kind: 'blocks',
            subject: each.person,
          })),
        ],
      };
    },
    takeUp: async () => {
      const undone = await people.read<{ former: string; person: string }>(
        'SELECT former, person FROM adoptions WHERE done_at IS NULL ORDER BY at LIMIT 1000',
        [],
      );
      for (const { former, person } of undone)
        await run(former, person).catch((error: unknown) => {
          if (error instanceof StoreFailure) throw error;
          log.error({ err: error }, 'matches of a guest could not be brought along');
        });
    },
  };
}
