import type { Refusal } from '@fathom/kit';
import { LIMITS } from '@fathom/protocol';
import type { Watchers } from '@fathom/protocol';
import { openAllowance } from './allowance.ts';
import { shownCard } from './cards.ts';
import type { PersonCards } from './cards.ts';
import type { CallOff, Clock } from './clock.ts';
import type { Elsewhere, Watching } from './elsewhere.ts';
import { deny } from './refusals.ts';
import type { Room } from './room.ts';
import { keptFor } from './seating.ts';
import type { MatchState } from './state.ts';

/** Whose match it is: its players, with those whom a bot relieves, and, before the start, its host. */
function insiders({ status, creator, seats }: MatchState): ReadonlySet<string | undefined> {
  const own = [...seats.values()].flatMap(({ guest, relieved }) => [
    guest ?? undefined,
    relieved?.guest,
  ]);
  return new Set(status === 'lobby' ? [...own, creator] : own);
}

/** Why this guest cannot be at the match; null: they can. */
export const attendFault = (state: MatchState, guest: string): Refusal | null =>
  state.spectators === 'welcome' || insiders(state).has(guest) || keptFor(state, guest).length > 0
    ? null
    : deny('noSpectators');

export const NOBODY_WATCHES: Watchers = { count: 0, names: [] };

/** Who watches, at this host and at others. */
export interface WatcherCount {
  /** What somebody who comes is called. */
  readonly name: (guest: string, name: string) => void;
  readonly forget: (guest: string) => void;
  readonly now: () => Watchers;
  /** All are about to be told how things are now. */
  readonly noteTold: () => void;
  /** Those of this host, as other hosts are told. */
  readonly here: () => Watching;
  /** Somebody may have come or gone: all are told, in a crowd not of each; but for a guest who was told already. */
  readonly review: (besides?: string) => void;
  readonly stop: () => void;
}
interface WatcherParts extends Pick<Clock, 'now' | 'after'> {
  readonly room: Pick<Room, 'guests' | 'size'>;
  readonly elsewhere: Pick<Elsewhere, 'watching'>;
  readonly cardOf: PersonCards['of'] | undefined;
  readonly showMatch: (besides?: string) => void;
}

const MOST_LISTED = 50; // ids that a host tells the others: of more it tells only how many
const TOLD_A_MINUTE = 60;
const CROWD = 100; // listeners for whom telling all counts once more

export function openWatcherCount(state: MatchState, parts: WatcherParts): WatcherCount {
  const { room, elsewhere, cardOf, showMatch, now, after } = parts;
  const names = new Map<string, string>();
  const pace = openAllowance(TOLD_A_MINUTE, 1);
  let told = NOBODY_WATCHES;
  let waiting: CallOff | null = null;

  const nameOf = (guest: string): string => {
    const card = cardOf?.(guest) ?? null;
    return card === null ? (names.get(guest) ?? '') : shownCard(card).name;
  };
  const here = (): Watching => {
    const own = insiders(state);
    const watching = room.guests().filter((guest) => !own.has(guest));
    return {
      count: watching.length,
      some: watching.slice(0, MOST_LISTED).map((guest) => [guest, nameOf(guest)]),
    };
  };
  const count = (): Watchers => {
    const hosts = [here(), ...elsewhere.watching()];
    const some = new Map(hosts.flatMap((host) => host.some));
    const own = insiders(state);
    const listed = [...some].filter(([guest]) => !own.has(guest)).map(([, name]) => name);
    const more = hosts.map((host) => host.count - host.some.length);
    return {
      count: more.reduce((sum, each) => sum + each, listed.length),
      names: listed
        .filter((name) => name !== '')
        .toSorted()
        .slice(0, LIMITS.watcherNames),
    };
  };
  const tell = (besides?: string): void => {
    waiting = null;
    if (isSame(count(), told)) return;
    const wait = pace.take('', now());
    if (wait > 0) {
      waiting = after(wait, () => tell());
      return;
    }
    pace.charge('', Math.floor(room.size() / CROWD), now());
    showMatch(besides);
  };
  return {
    name: (guest, name) => void names.set(guest, name),
    forget: (guest) => void names.delete(guest),
    here,
    now: count,
    noteTold: () => {
      told = count();
    },
    review: (besides) => {
      if (waiting === null) tell(besides);
    },
    stop: () => waiting?.(),
  };
}

const isSame = (one: Watchers, other: Watchers): boolean =>
  one.count === other.count && one.names.join('\n') === other.names.join('\n');
