import type { Created } from './rows.ts';
import { isBotsAlone, isOpen } from './seating.ts';
import type { Register } from './services.ts';
import { COUNTED_ALONE } from './shared-counts.ts';
import type { SharedCounts } from './shared-counts.ts';
import type { MatchState } from './state.ts';
import type { MatchStore } from './store.ts';

/** How many open matches there are of a kind. */
export interface Tally {
  readonly waiting: number; // not begun
  readonly running: number;
}
export interface NetworkTally extends Tally {
  readonly botsAlone: number; // of both
}

/** Something that is about to come true of a match, and counts already. */
export interface ComingChange {
  readonly match: MatchState | Created; // it is there already, or about to be made
  readonly guest?: string; // who makes it or sits down
  readonly network?: string; // from which it is made
  readonly botsAlone?: boolean;
}

/**
 * How many open matches there are, and whose. Who is in which match is asked of the store, which has an index; only what
 * is under way, and what no log holds, is known here: from which networks matches were made, until the host stops.
 */
export interface OpenMatchRegister extends Register {
  /** Those of a guest, so many at most, with what began before this change did. */
  readonly ofGuest: (guest: string, before: ComingChange, most: number) => Promise<Tally>;
  readonly ofNetwork: (network: string) => NetworkTally; // made from there
  readonly ofAll: (before: ComingChange) => Promise<number>;
  readonly botsAlone: () => number;
  /** Runs a task, and counts what it is about to change already. */
  readonly during: <T>(change: ComingChange, task: () => Promise<T>) => Promise<T>;
}

/** What is known of an open match that was made here, or in which bots are alone. */
interface Entry {
  readonly network: string | null;
  readonly status: keyof Tally;
  readonly botsAlone: boolean;
}

const NONE: Tally = { waiting: 0, running: 0 };

export function openRegister(
  store: Pick<MatchStore, 'openOf' | 'openCount'>,
  counts: SharedCounts = COUNTED_ALONE,
): OpenMatchRegister {
  const entries = new Map<string, Entry>();
  const coming = new Set<ComingChange>(); // what began first comes first
  const made = new Set<string>(); // of those that are coming: in the store already
  const networks = new Map<string, Tally>();
  const alone = new Set<string>(); // of those in which bots play every seat

  const count = ({ network, status }: Entry, sign: 1 | -1): void => {
    if (network === null) return;
    const before = networks.get(network) ?? NONE;
    const tally = { ...before, [status]: before[status] + sign };
    if (tally.waiting + tally.running > 0) networks.set(network, tally);
    else networks.delete(network);
  };
  const aloneFrom = (network: string): readonly string[] =>
    [...alone].filter((id) => entries.get(id)?.network === network);
  const tell = (network: string): void =>
    counts.tellMatches(network, {
      ...(networks.get(network) ?? NONE),
      botsAlone: aloneFrom(network),
    });
  const put = (id: string, entry: Entry | null): void => {
    const before = entries.get(id);
    if (before !== undefined) count(before, -1);
    if (entry?.botsAlone === true) alone.add(id);
    else alone.delete(id);
    if (entry === null || (entry.network === null && !entry.botsAlone)) entries.delete(id);
    else {
      entries.set(id, entry);
      count(entry, 1);
    }
    const network = entry?.network ?? before?.network ?? null;
    if (network !== null) tell(network);
  };
  const networkOf = (id: string): string | null => entries.get(id)?.network ?? null;
  const comingTo = (id: string): readonly ComingChange[] =>
    [...coming].filter(({ match }) => idOf(match) === id);
  const note = (match: MatchState): void => {
    const { id } = match.created;
    const changes = comingTo(id);
    if (changes.some((change) => 'type' in change.match)) made.add(id);
    const isAlone = isBotsAlone(match) || changes.some((change) => change.botsAlone === true);
    const entry = { network: networkOf(id), status: statusOf(match), botsAlone: isAlone };
    put(id, isOpen(match) ? entry : null);
  };
  const comingBefore = (before: ComingChange): readonly ComingChange[] => {
    const all = [...coming];
    return all.slice(0, all.indexOf(before));
  };
  counts.watchMatches(
    () => [...entries].filter(([, { network }]) => network !== null).map(([id]) => id),
    (id) => put(id, null),
  );
  return {
    note,
    ownerOf: ({ created, creator }) => networkOf(created.id) ?? creator,
    ofGuest: async (guest, before, most) => {
      // Noted before the store is asked: what is done meanwhile is in here, or there already.
      const theirs = comingBefore(before).filter((change) => change.guest === guest);
      const statuses = new Map(theirs.map(({ match }) => [idOf(match), statusOf(match)]));
      for (const { match, status } of await store.openOf(guest, most))
        statuses.set(match, status === 'lobby' ? 'waiting' : 'running');
      const waiting = [...statuses.values()].filter((status) => status === 'waiting').length;
      return { waiting, running: statuses.size - waiting };
    },
    ofNetwork: (network) => {
      const { waiting, running } = networks.get(network) ?? NONE;
      const elsewhere = counts.matchesElsewhere(network);
      return {
        waiting: waiting + elsewhere.waiting,
        running: running + elsewhere.running,
        botsAlone: new Set([...aloneFrom(network), ...elsewhere.botsAlone]).size,
      };
    },
    ofAll: async (before) => {
      const unmade = comingBefore(before).filter(
        ({ match }) => 'type' in match && !made.has(match.id),
      );
      return (await store.openCount()) + unmade.length;
    },
    botsAlone: () => new Set([...alone, ...counts.botsAloneElsewhere()]).size,
    during: async (change, task) => {
      const { match, network } = change;
      coming.add(change);
      if ('type' in match)
        put(match.id, {
          network: network ?? null,
          status: 'waiting',
          botsAlone: change.botsAlone === true,
        });
      else note(match);
      try {
        return await task();
      } finally {
        coming.delete(change);
        if ('type' in match) {
          if (!made.delete(match.id)) put(match.id, null);
        } else if (entries.has(idOf(match))) note(match); // it may be over by now, and this copy of it stale
      }
    },
  };
}

const idOf = (match: MatchState | Created): string =>
  'type' in match ? match.id : match.created.id;
const statusOf = (match: MatchState | Created): keyof Tally =>
  'type' in match || match.status === 'lobby' ? 'waiting' : 'running';
