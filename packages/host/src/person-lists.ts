import type {
  MatchInfo,
  OwnCounts,
  OwnGroup,
  OwnMatch,
  OwnMessage,
  OwnPart,
} from '@fathom/protocol';
import { changedAt, ownPartOf } from './faces.ts';
import type { LiveMatch } from './live-match.ts';
import { concerns } from './seating.ts';
import type { MatchState } from './state.ts';
import { lastChangedFirst } from './store.ts';
import type { MatchOfPerson, MatchStore, OpenMatch, PersonQuery } from './store.ts';

/** A page of somebody's matches, and where the next one begins; null: it was the last. */
export interface OwnMatches {
  readonly matches: readonly OwnMatch[];
  readonly last: NonNullable<PersonQuery['before']> | null;
}
/** The lists of people: as the store has them, and of matches in memory as they are. */
export interface PersonLists {
  /** The matches of one person, the one that changed last first. */
  readonly mine: (query: PersonQuery) => Promise<OwnMatches>;
  readonly counts: (guest: string) => Promise<OwnCounts>;
  readonly message: (guest: string) => Promise<OwnMessage>;
}
interface PersonListsParts {
  readonly store: Pick<MatchStore, 'matchesOf' | 'openOf' | 'news'>;
  readonly live: ReadonlyMap<string, LiveMatch>;
  /** What everybody may know of a match, whose face is this. */
  readonly shown: (id: string, face: string | null) => Promise<MatchInfo | null>;
}

const MOST_OPEN = 1_000; // beyond so many open matches of one person none is counted
const MOST_OVER = 10_000;

export function openPersonLists({ store, live, shown }: PersonListsParts): PersonLists {
  const stateOf = (id: string): MatchState | null => live.get(id)?.state ?? null;
  const open = async (guest: string): Promise<Record<Exclude<OwnGroup, 'over'>, number>> => {
    const counts = { turn: 0, running: 0, waiting: 0, over: 0 };
    for (const found of await store.openOf(guest, MOST_OPEN)) {
      const group = groupOf(found, stateOf(found.match), guest);
      if (group !== null) counts[group] += 1;
    }
    return counts;
  };
  const ownMatch = async (guest: string, found: MatchOfPerson): Promise<OwnMatch | null> => {
    const { match: id, own, face, news } = found;
    const inHand = live.get(id);
    if (inHand !== undefined) {
      const { state } = inHand;
      if (!concerns(state, guest)) return null; // not any more
      return {
        match: inHand.info(),
        ...ownPartOf(state, guest),
        changedAt: changedAt(state),
        news,
      };
    }
    const match = await shown(id, face);
    if (match === null) return null;
    return { match, ...(JSON.parse(own) as OwnPart), changedAt: found.changedAt, news };
  };
  /** Matches that wait for somebody who is at the table are not written down as such. */
  const turnsAtTables = async (guest: string): Promise<readonly OwnMatch[]> => {
    const found = (await store.openOf(guest, MOST_OPEN)).filter(({ turn }) => !turn);
    return found.flatMap(({ match }): readonly OwnMatch[] => {
      const inHand = live.get(match);
      if (inHand === undefined) return [];
      const own = ownPartOf(inHand.state, guest);
      if (!own.turn) return [];
      return [{ match: inHand.info(), ...own, changedAt: changedAt(inHand.state), news: null }];
    });
  };
  return {
    mine: async (query) => {
      const { guest, turn, before, limit } = query;
      const found = await store.matchesOf(query);
      const last = found.length < limit ? undefined : found.at(-1);
      const listed = await Promise.all(found.map((each) => ownMatch(guest, each)));
      const page = listed.filter(
        (each) => each !== null && (turn === undefined || each.turn === turn),
      ) as readonly OwnMatch[];
      const atTables = turn === true && before === undefined ? await turnsAtTables(guest) : [];
      const matches = atTables.length === 0 ? page : [...atTables, ...page].toSorted(byChange);
      return { matches, last: last ?? null };
    },
    counts: async (guest) => {
      const [counts, over] = await Promise.all([
        open(guest),
        store.news?.countOver(guest, MOST_OVER) ?? 0,
      ]);
      return { ...counts, over };
    },
    message: async (guest) => {
      const [{ turn, running, waiting }, news] = await Promise.all([
        open(guest),
        store.news?.latest(guest) ?? null,
      ]);
      return { t: 'own', turns: turn, running, waiting, news };
    },
  };
}

const byChange = (a: OwnMatch, b: OwnMatch): number =>
  lastChangedFirst(
    { changedAt: a.changedAt, match: a.match.id },
    { changedAt: b.changedAt, match: b.match.id },
  );

/** Where an open match is in somebody's list; null: it is theirs no longer, or not open. */
function groupOf(
  { status, turn }: OpenMatch,
  state: MatchState | null,
  guest: string,
): Exclude<OwnGroup, 'over'> | null {
  if (state !== null && !concerns(state, guest)) return null;
  const now = state?.status ?? status;
  if (now === 'lobby') return 'waiting';
  if (now !== 'running') return null;
  return (state === null ? turn : ownPartOf(state, guest).turn) ? 'turn' : 'running';
}
