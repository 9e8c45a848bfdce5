import { CannotLoad, StoreFailure } from '@fathom/host';
import type { Log, Matches, PersonQuery } from '@fathom/host';
import { STATUSES } from '@fathom/protocol';
import type { Store, TableStatement } from '../../store/index.ts';
import { PERSONAL_PARTS } from '../personal.ts';

/** Brings the matches of a guest to the person they have turned out to be. */
export interface Adoptions {
  /** To be written with whatever makes it so. From then on the guest's cookie opens nothing, and the rest will be done. */
  readonly note: (former: string, person: string) => readonly TableStatement[];
  /** Each match in turn. What is cut off is taken up at the next start. */
  readonly run: (former: string, person: string) => Promise<void>;
  readonly takeUp: () => Promise<void>;
  /** How many matches a guest would bring; at most so many are counted. */
  readonly count: (former: string) => Promise<number>;
}
export interface AdoptionsParts {
  readonly store: Pick<Store, 'people' | 'matchesOf'>;
  readonly matches: Pick<Matches, 'find'>;
  readonly now: () => number;
  readonly log: Log;
}

export const MOST_COUNTED = 100;
const PAGE = 50;

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
    const [next] = await people.read<{ person: string }>(
      'SELECT person FROM adoptions WHERE former = $1',
      [person],
    );
    return next === undefined ? person : heirOf(next.person);
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
    note: (former, person) => [
      {
        text: `INSERT INTO adoptions (former, person, at) VALUES ($1, $2, $3) ON CONFLICT (former) DO NOTHING`,
        values: [former, person, now()],
      },
      ...PERSONAL_PARTS.flatMap((part) => part.adopt?.(former, person) ?? []),
    ],
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
