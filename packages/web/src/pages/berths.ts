import type { Seat, Side } from '@fathom/kit';
import type { Berth, MatchInfo, SeatInfo } from '@fathom/protocol';
import { roleName, seatName, sideName } from '../frame/people/names.ts';
import type { Naming } from '../frame/people/names.ts';
import { crewBerths } from '../lobby/seat-plan.ts';
import { waitingWords } from '../words/waiting.ts';

/** The seats that one person takes together, or a seat by itself, in the order of the seats. */
export function berthsOf(
  { seats, berths = [] }: Pick<MatchInfo, 'seats' | 'berths'>,
  among: readonly SeatInfo[] = seats,
): readonly (readonly SeatInfo[])[] {
  const done = new Set<Seat>();
  return among.flatMap((first) => {
    if (done.has(first.seat)) return [];
    const berth = berths.find((each) => each.includes(first.seat)) ?? [first.seat];
    const together = among.filter(({ seat }) => berth.includes(seat));
    for (const { seat } of together) done.add(seat);
    return [together];
  });
}

/** "Captain + First Mate". */
export const berthTitle = (naming: Naming, berth: readonly SeatInfo[]): string =>
  berth.map(({ role }) => roleName(naming, role)).join(' + ');

/** "Alpha’s Captain + First Mate"; "all of Bravo". */
export function berthName(
  naming: Naming,
  berth: readonly SeatInfo[],
  seats: readonly SeatInfo[],
): string {
  const [first, ...others] = berth;
  if (first === undefined) return '';
  if (others.length === 0) return seatName(naming, first, seats);
  const crew = seats.filter(({ side }) => side === first.side);
  return berth.length === crew.length
    ? waitingWords.wholeCrew(sideName(naming, first.side))
    : waitingWords.partOfCrew(sideName(naming, first.side), berthTitle(naming, berth));
}

const crewOf = ({ seats }: MatchInfo, side: Side): readonly SeatInfo[] =>
  seats.filter((seat) => seat.side === side);
const isOf = (crew: readonly SeatInfo[], berth: Berth): boolean =>
  crew.some(({ seat }) => berth.includes(seat));

/** All berths of a match with one crew in the hands of so many people. */
export function sharedAmong(info: MatchInfo, side: Side, people: number): readonly Berth[] {
  const crew = crewOf(info, side);
  const others = (info.berths ?? []).filter((berth) => !isOf(crew, berth));
  return [...others, ...crewBerths(crew, people)];
}

/** Among how many people a crew is shared as ready plans have it; null: in some other way. */
export function peopleSharing(info: MatchInfo, side: Side): number | null {
  const crew = crewOf(info, side);
  const now = (info.berths ?? []).filter((berth) => isOf(crew, berth));
  const found = crew.findIndex(
    (_, i) => JSON.stringify(crewBerths(crew, i + 1)) === JSON.stringify(now),
  );
  return found < 0 ? null : found + 1;
}

const seatsIn = (berth: readonly SeatInfo[]): Berth => berth.map(({ seat }) => seat);

/** All berths of a match when two of them become one. */
export function merged(
  info: MatchInfo,
  one: readonly SeatInfo[],
  other: readonly SeatInfo[],
): readonly Berth[] {
  const both = info.seats.filter((seat) => one.includes(seat) || other.includes(seat));
  return [...withoutSeats(info, seatsIn(both)), seatsIn(both)];
}

/** All berths of a match when one of them comes apart. */
export const split = (info: MatchInfo, berth: readonly SeatInfo[]): readonly Berth[] =>
  withoutSeats(info, seatsIn(berth));

const withoutSeats = ({ berths = [] }: MatchInfo, seats: Berth): readonly Berth[] =>
  berths.filter((berth) => !berth.some((seat) => seats.includes(seat)));

/** The other berths of a crew that can be merged with one: two people cannot be in it. */
export function mergeable(
  info: MatchInfo,
  berth: readonly SeatInfo[],
): readonly (readonly SeatInfo[])[] {
  const [first] = berth;
  if (first === undefined) return [];
  const own = personIn(berth);
  return berthsOf(info, crewOf(info, first.side)).filter((other) => {
    const person = personIn(other);
    return !other.includes(first) && (own === null || person === null || own === person);
  });
}

const personIn = (berth: readonly SeatInfo[]): string | null => {
  for (const { holder, keptFor } of berth)
    if (holder?.kind === 'person' || keptFor !== null)
      return holder?.kind === 'person' ? holder.name : keptFor;
  return null;
};
