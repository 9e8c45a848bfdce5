import type { Seat, Side } from '@fathom/kit';
import type { Surrender } from '@fathom/protocol';
import type { Elsewhere } from './elsewhere.ts';
import type { Absences } from './attendance.ts';
import type { MatchControls } from './controls.ts';
import { crewOf } from './seating.ts';
import type { MatchState } from './state.ts';
import { sayWhoIsHere } from './who-is-here.ts';

/**
 * Who would have their side give up. Like presence it is beside the log: a wish lasts as long as its person is
 * connected, and nobody but that crew may learn that there is one.
 */
export interface Surrenders {
  ask(guest: string): void;
  /** false: this guest had not asked here. */
  drop(guest: string): boolean;
  /** Who has asked here. */
  asked(): readonly string[];
  /** How things stand with a side; null: nobody of it has asked. */
  of(side: Side): Surrender | null;
  /** The same as this guest may know it. */
  seenBy(guest: string): Surrender | null;
}

/** What counts in a vote besides the wishes that were heard here. */
interface Electorate {
  readonly absences: Pick<Absences, 'isAbsent'>;
  readonly elsewhere: Pick<Elsewhere, 'wishes'>;
}

export function openSurrenders(match: MatchState, electorate: Electorate): Surrenders {
  return new WishesHere(match, electorate);
}

const NOBODY: readonly string[] = [];

class WishesHere implements Surrenders {
  readonly #match: MatchState;
  readonly #electorate: Electorate;
  #wishes: Set<string> | null = null;

  constructor(match: MatchState, electorate: Electorate) {
    this.#match = match;
    this.#electorate = electorate;
  }

  ask(guest: string): void {
    (this.#wishes ??= new Set()).add(guest);
  }

  drop(guest: string): boolean {
    return this.#wishes?.delete(guest) === true;
  }

  asked(): readonly string[] {
    return this.#wishes === null ? NOBODY : [...this.#wishes];
  }

  of(side: Side): Surrender | null {
    const { absences, elsewhere } = this.#electorate;
    if (this.#match.status !== 'running') return null;
    const people = [...peopleOf(this.#match, side)];
    const hasAsked = (guest: string): boolean =>
      this.#wishes?.has(guest) === true || elsewhere.wishes(guest);
    const asked = people.filter(([guest]) => hasAsked(guest)).map(([, seat]) => seat);
    if (asked.length === 0) return null;
    // Who has only just lost the line still counts: nothing is given up behind anybody's back.
    const voters = people.filter(([guest]) => !absences.isAbsent(guest));
    return { asked, needed: Math.floor(voters.length / 2) + 1 };
  }

  seenBy(guest: string): Surrender | null {
    const side = crewOf(this.#match, guest);
    return side === null ? null : this.of(side);
  }
}

/** The people of a side, each with the first of their seats. */
export function peopleOf(match: MatchState, side: Side): ReadonlyMap<string, Seat> {
  const people = new Map<string, Seat>();
  for (const { guest, chair } of match.seats.values())
    if (guest !== null && chair.side === side && !people.has(guest)) people.set(guest, chair.seat);
  return people;
}

/** Tells a crew how things stand; all others hear nothing. */
export function tellCrew({ state, room, surrenders }: MatchControls, side: Side): void {
  room.sendWhere(
    { t: 'surrender', surrender: surrenders.of(side) },
    (guest) => crewOf(state, guest) === side,
  );
}

/** Whatever this guest has asked for is asked for no more. */
export function dropWish(controls: MatchControls, guest: string, side: Side): void {
  if (!controls.surrenders.drop(guest)) return;
  sayWhoIsHere(controls);
  tellCrew(controls, side);
}
