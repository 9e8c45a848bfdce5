import type { Created } from './rows.ts';
import { isBotsAlone, isOpen } from './seating.ts';
import type { Register } from './services.ts';
import type { MatchState } from './state.ts';

/** How many open matches there are of a kind. */
export interface Tally {
  readonly waiting: number; // not begun
  readonly running: number;
  readonly botsAlone: number; // of both
}

/** Something that is about to come true of a match, and counts already. */
export interface ComingChange {
  readonly guest?: string; // who sits down
  readonly botsAlone?: true;
}

/**
 * All open matches by who is in them, kept up row by row: to know how many somebody has, no match is looked at.
 * A match stays in it while it is open, in memory or not. Networks are known until the host stops, and are in no log.
 */
export interface OpenMatchRegister extends Register {
  readonly ofGuest: (guest: string) => Tally;
  readonly ofNetwork: (network: string) => Tally; // made from there
  readonly ofAll: () => Tally;
  /** A match that is about to be made, from a network if it is known. */
  readonly expect: (created: Created, network: string | null) => void;
  /** It was not made after all; one that was stays. */
  readonly release: (created: Created) => void;
  /** An open match of which nothing else is known before it is loaded. */
  readonly recall: (id: string) => void;
  /** Runs a task, and counts what it is about to change already. */
  readonly during: <T>(
    match: MatchState,
    change: ComingChange,
    task: () => Promise<T>,
  ) => Promise<T>;
}

interface Entry {
  readonly guests: ReadonlySet<string>;
  readonly network: string | null;
  readonly status: 'waiting' | 'running';
  readonly botsAlone: boolean;
}

const EMPTY: Tally = { waiting: 0, running: 0, botsAlone: 0 };
const ALL = 'all';

export function openRegister(): OpenMatchRegister {
  const entries = new Map<string, Entry>();
  const expected = new Set<string>();
  const networks = new Map<string, string>();
  const coming = new Map<string, Set<ComingChange>>();
  const tallies = {
    guest: new Map<string, Tally>(),
    network: new Map<string, Tally>(),
    all: new Map<string, Tally>(),
  };

  const count = (entry: Entry, sign: 1 | -1): void => {
    const change = changeOf(entry, sign);
    for (const guest of entry.guests) add(tallies.guest, guest, change);
    if (entry.network !== null) add(tallies.network, entry.network, change);
    add(tallies.all, ALL, change);
  };
  const put = (id: string, entry: Entry | null): void => {
    const before = entries.get(id);
    if (before !== undefined) count(before, -1);
    if (entry === null) entries.delete(id);
    else {
      entries.set(id, entry);
      count(entry, 1);
    }
  };
  const note = (match: MatchState): void => {
    const { id } = match.created;
    expected.delete(id);
    if (isOpen(match)) return put(id, entryOf(match, networks.get(id), coming.get(id)));
    networks.delete(id);
    return put(id, null);
  };
  return {
    note,
    ownerOf: ({ created }) => networks.get(created.id) ?? created.creator,
    ofGuest: (guest) => tallies.guest.get(guest) ?? EMPTY,
    ofNetwork: (network) => tallies.network.get(network) ?? EMPTY,
    ofAll: () => tallies.all.get(ALL) ?? EMPTY,
    expect: ({ id, creator, plan }, network) => {
      expected.add(id);
      if (network !== null) networks.set(id, network);
      const botsAlone = Object.values(plan).every((seat) => seat.for === 'bot');
      put(id, { guests: new Set([creator]), network, status: 'waiting', botsAlone });
    },
    release: ({ id }) => {
      if (!expected.delete(id)) return;
      networks.delete(id);
      put(id, null);
    },
    recall: (id) => {
      if (!entries.has(id))
        put(id, { guests: new Set(), network: null, status: 'waiting', botsAlone: false });
    },
    during: async (match, change, task) => {
      const { id } = match.created;
      const theirs = coming.get(id) ?? new Set();
      coming.set(id, theirs.add(change));
      note(match);
      try {
        return await task();
      } finally {
        theirs.delete(change);
        if (theirs.size === 0) coming.delete(id);
        if (entries.has(id)) note(match); // it may be over by now, and this copy of it stale
      }
    },
  };
}

function entryOf(
  match: MatchState,
  network: string | undefined,
  coming: Iterable<ComingChange> = [],
): Entry {
  const guests = new Set([match.created.creator]);
  for (const { guest, relieved } of match.seats.values())
    for (const person of [guest, relieved?.guest])
      if (typeof person === 'string') guests.add(person);
  let botsAlone = isBotsAlone(match);
  for (const change of coming) {
    if (change.guest !== undefined) guests.add(change.guest);
    botsAlone ||= change.botsAlone === true;
  }
  return {
    guests,
    network: network ?? null,
    status: match.status === 'lobby' ? 'waiting' : 'running',
    botsAlone,
  };
}

const changeOf = ({ status, botsAlone }: Entry, sign: 1 | -1): Tally => ({
  waiting: status === 'waiting' ? sign : 0,
  running: status === 'running' ? sign : 0,
  botsAlone: botsAlone ? sign : 0,
});

function add(tallies: Map<string, Tally>, key: string, change: Tally): void {
  const before = tallies.get(key) ?? EMPTY;
  const waiting = before.waiting + change.waiting;
  const running = before.running + change.running;
  const botsAlone = before.botsAlone + change.botsAlone;
  if (waiting + running > 0) tallies.set(key, { waiting, running, botsAlone });
  else tallies.delete(key);
}
