import type { Refusal } from '@fathom/kit';
import { LIMITS } from '@fathom/protocol';
import type { Watchers } from '@fathom/protocol';
import { openAllowance } from './allowance.ts';
import type { Allowance } from './allowance.ts';
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
  name(guest: string, name: string): void;
  forget(guest: string): void;
  now(): Watchers;
  /** All are about to be told how things are now. */
  noteTold(): void;
  /** Those of this host, as other hosts are told. */
  here(): Watching;
  /** Somebody may have come or gone: all are told, in a crowd not of each; but for a guest who was told already. */
  review(besides?: string): void;
  stop(): void;
}
interface WatcherParts {
  readonly services: Pick<Clock, 'now' | 'after'>;
  readonly room: Pick<Room, 'guests' | 'size'>;
  readonly elsewhere: Pick<Elsewhere, 'watching'>;
  readonly cardOf: PersonCards['of'] | undefined;
  showMatch(besides?: string): void;
}

const MOST_LISTED = 50; // ids that a host tells the others: of more it tells only how many
const TOLD_A_MINUTE = 60;
const CROWD = 100; // listeners for whom telling all counts once more

export function openWatcherCount(state: MatchState, parts: WatcherParts): WatcherCount {
  return new WatchersOfMatch(state, parts);
}

class WatchersOfMatch implements WatcherCount {
  readonly #state: MatchState;
  readonly #parts: WatcherParts;
  readonly #names = new Map<string, string>();
  #pace: Allowance | null = null;
  #told = NOBODY_WATCHES;
  #waiting: CallOff | null = null;

  constructor(state: MatchState, parts: WatcherParts) {
    this.#state = state;
    this.#parts = parts;
  }

  name(guest: string, name: string): void {
    this.#names.set(guest, name);
  }

  forget(guest: string): void {
    this.#names.delete(guest);
  }

  here(): Watching {
    const own = insiders(this.#state);
    const watching = this.#parts.room.guests().filter((guest) => !own.has(guest));
    return {
      count: watching.length,
      some: watching.slice(0, MOST_LISTED).map((guest) => [guest, this.#nameOf(guest)]),
    };
  }

  now(): Watchers {
    const hosts = [this.here(), ...this.#parts.elsewhere.watching()];
    if (hosts.every((host) => host.count === 0)) return NOBODY_WATCHES;
    const some = new Map(hosts.flatMap((host) => host.some));
    const own = insiders(this.#state);
    const listed = [...some].filter(([guest]) => !own.has(guest)).map(([, name]) => name);
    const more = hosts.map((host) => host.count - host.some.length);
    return {
      count: more.reduce((sum, each) => sum + each, listed.length),
      names: listed
        .filter((name) => name !== '')
        .toSorted()
        .slice(0, LIMITS.watcherNames),
    };
  }

  noteTold(): void {
    this.#told = this.now();
  }

  review(besides?: string): void {
    if (this.#waiting === null) this.#tell(besides);
  }

  stop(): void {
    this.#waiting?.();
  }

  #nameOf(guest: string): string {
    const card = this.#parts.cardOf?.(guest) ?? null;
    return card === null ? (this.#names.get(guest) ?? '') : shownCard(card).name;
  }

  #tell(besides?: string): void {
    this.#waiting = null;
    if (isSame(this.now(), this.#told)) return;
    const { room, services } = this.#parts;
    const { now, after } = services;
    const pace = (this.#pace ??= openAllowance(TOLD_A_MINUTE, 1));
    const wait = pace.take('', now());
    if (wait > 0) {
      this.#waiting = after(wait, () => this.#tell());
      return;
    }
    pace.charge('', Math.floor(room.size() / CROWD), now());
    this.#parts.showMatch(besides);
  }
}

const isSame = (one: Watchers, other: Watchers): boolean =>
  one.count === other.count && one.names.join('\n') === other.names.join('\n');
