import { CannotLoad, loadMatch, NewerVersion } from '@fathom/host';
import type { CallOff, Clock, Listing, Log, Matches, MatchState } from '@fathom/host';
import { entryOf } from '@fathom/games';
import { modeOf } from '@fathom/kit';
import type { Playable } from '@fathom/kit';
import type { Store, TableStatement } from '../../store/index.ts';
import { finishedOf } from './finished.ts';
import type { FinishedMatch } from './finished.ts';
import { tellFinished } from './ledger.ts';
import { noteTold } from './statements.ts';

/** Hears of finished matches from the store, and tells the tables about people what they mean. */
export interface Teller {
  /** Resolves once all that had ended is told. */
  readonly tellAll: () => Promise<void>;
  readonly stop: () => Promise<void>;
}
export interface TellerParts extends Pick<Clock, 'after'> {
  readonly store: Store;
  readonly games: readonly Playable[];
  readonly matches: Pick<Matches, 'atHand'>;
  readonly log: Log;
  /** What else wants to know of a match that is told. */
  readonly onTold?: (match: MatchState) => Promise<void>;
}

const TICK = 2_000; // milliseconds
const PAGE = 50;
const AT_ONCE = 20 * PAGE; // are told in the order of their endings
const GROUP = 20; // are told together: moves wait for so long at the most
/**
 * A list may show an ending after later ones: its row had to wait for the database. It is looked for again for so long, by
 * most looks; and by some for much longer.
 */
const LATE = 15_000;
const VERY_LATE = 3_600_000;
const LOOKS_FAR = 100; // one look in so many

type Ended = Pick<Listing, 'match' | 'updatedAt'>;

const nothing = (): void => {};

export function openTeller(parts: TellerParts): Teller {
  const { after, log } = parts;
  let looks = 0;
  let running: Promise<void> | null = null;
  let callOff: CallOff = nothing;
  let isStopped = false;

  const look = async (): Promise<void> => {
    const far = looks % LOOKS_FAR === 0;
    looks += 1;
    await tellSince(parts, far ? VERY_LATE : LATE);
  };
  const tellAll = async (): Promise<void> => {
    await running?.catch(nothing);
    const looking = look();
    running = looking;
    await looking;
  };
  const tick = (): void => {
    if (isStopped) return;
    callOff = after(TICK, () => {
      tellAll()
        .catch((error: unknown) => {
          if (!isStopped) log.warn({ err: error }, 'finished matches could not be told');
        })
        .finally(tick);
    });
  };
  tick();
  return {
    tellAll,
    stop: async () => {
      isStopped = true;
      callOff();
      await running?.catch(nothing);
    },
  };
}

/** Tells all that has ended since it was last done, and what came late. */
async function tellSince(parts: TellerParts, late: number): Promise<void> {
  const { store } = parts;
  const [known] = await store.people.read<{ listedAt: number }>(
    'SELECT listed_at AS "listedAt" FROM told_to WHERE id = $1',
    [1],
  );
  const since = (known?.listedAt ?? 0) - late;
  let before: Ended | undefined;
  let newest: number | null = null;
  do {
    const found = await untold(store, since, before);
    newest ??= found.newest;
    for (const some of inGroups(found.ended.toReversed())) await tellGroup(parts, some);
    before = found.next;
  } while (before !== undefined);
  if (newest !== null && newest > (known?.listedAt ?? 0))
    await store.people.write([tellTo(newest)]);
}

const tellTo = (listedAt: number): TableStatement => ({
  text: `
    INSERT INTO told_to (id, listed_at) VALUES (1, $1)
    ON CONFLICT (id) DO UPDATE SET listed_at = excluded.listed_at WHERE told_to.listed_at < excluded.listed_at`,
  values: [listedAt],
});

interface Untold {
  readonly ended: readonly Ended[]; // the last first
  readonly newest: number | null;
  readonly next: Ended | undefined; // there may be more before this one
}

async function untold(store: Store, since: number, from: Ended | undefined): Promise<Untold> {
  const ended: Ended[] = [];
  let before = from;
  let newest: number | null = null;
  for (;;) {
    const page = await store.listings({
      status: ['finished'],
      limit: PAGE,
      ...(before && { before }),
    });
    newest ??= page[0]?.updatedAt ?? null;
    const fresh = page.filter(({ updatedAt }) => updatedAt >= since);
    const told = await toldOf(store, fresh);
    ended.push(...fresh.filter(({ match }) => !told.has(match)));
    before = fresh.length < PAGE ? undefined : page.at(-1);
    if (before === undefined || ended.length >= AT_ONCE) return { ended, newest, next: before };
  }
}

const PLACES = Array.from({ length: PAGE }, (_, at) => `$${at + 1}`).join(', ');

async function toldOf(store: Store, page: readonly Ended[]): Promise<ReadonlySet<string>> {
  if (page.length === 0) return new Set();
  const ids = Array.from({ length: PAGE }, (_, at) => page[at]?.match ?? '');
  const found = await store.people.read<{ match: string }>(
    `SELECT match FROM told_matches WHERE match IN (${PLACES})`,
    ids,
  );
  return new Set(found.map(({ match }) => match));
}

/** What a match means for its people; null: it is not finished. */
export const meaningOf = (match: MatchState): FinishedMatch | null =>
  finishedOf(match, modeOf(entryOf(match.created.game) ?? {}, match.created.setup));

/** As it stands in memory, which is where most matches have just ended; else its log is read. */
async function stateOf({ store, games, matches }: TellerParts, id: string) {
  const inMemory = matches.atHand(id)?.state;
  return inMemory?.status === 'finished' ? inMemory : (await loadMatch(store, games, id))?.state;
}

const inGroups = (ended: readonly Ended[]): readonly (readonly Ended[])[] =>
  Array.from({ length: Math.ceil(ended.length / GROUP) }, (_, at) =>
    ended.slice(at * GROUP, (at + 1) * GROUP),
  );

async function tellGroup(parts: TellerParts, group: readonly Ended[]): Promise<void> {
  const finished: FinishedMatch[] = [];
  for (const { match } of group) {
    const meaning = await whatToTell(parts, match);
    if (meaning !== null) finished.push(meaning);
  }
  await tellFinished(parts.store.people, finished);
}

/** null: there is nothing to tell. */
async function whatToTell(parts: TellerParts, match: string): Promise<FinishedMatch | null> {
  try {
    const state = await stateOf(parts, match);
    const finished = state === undefined ? null : meaningOf(state);
    if (state !== undefined && finished !== null) await parts.onTold?.(state);
    return finished;
  } catch (error) {
    if (!(error instanceof CannotLoad)) throw error;
    parts.log.warn({ match, err: error }, 'a finished match cannot be read, and counts for nobody');
    if (!(error instanceof NewerVersion)) await parts.store.people.write([noteTold({ match })]);
    return null;
  }
}
