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
  readonly ask: (guest: string) => void;
  /** false: this guest had not asked here. */
  readonly drop: (guest: string) => boolean;
  /** Who has asked here. */
  readonly asked: () => readonly string[];
  /** How things stand with a side; null: nobody of it has asked. */
  readonly of: (side: Side) => Surrender | null;
  /** The same as this guest may know it. */
  readonly seenBy: (guest: string) => Surrender | null;
}

/** What counts in a vote besides the wishes that were heard here. */
interface Electorate extends Pick<Absences, 'isAbsent'> {
  readonly elsewhere: Pick<Elsewhere, 'wishes'>;
}

export function openSurrenders(match: MatchState, { isAbsent, elsewhere }: Electorate): Surrenders {
  const wishes = new Set<string>();
  const hasAsked = (guest: string): boolean => wishes.has(guest) || elsewhere.wishes(guest);
  const of = (side: Side): Surrender | null => {
    const people = peopleOf(match, side);
    const asked = [...people].filter(([guest]) => hasAsked(guest)).map(([, seat]) => seat);
    if (asked.length === 0 || match.status !== 'running') return null;
    // Who has only just lost the line still counts: nothing is given up behind anybody's back.
    const voters = [...people.keys()].filter((guest) => !isAbsent(guest));
    return { asked, needed: Math.floor(voters.length / 2) + 1 };
  };
  return {
    of,
    ask: (guest) => void wishes.add(guest),
    drop: (guest) => wishes.delete(guest),
    asked: () => [...wishes],
    seenBy: (guest) => {
      const side = crewOf(match, guest);
      return side === null ? null : of(side);
    },
  };
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
