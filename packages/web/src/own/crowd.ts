import type { Holder, SeatInfo } from '@fathom/protocol';
import { botInList } from '../bots/ranked.ts';
import { crowdWords } from '../words/crowd.ts';

/** A name that anybody could take says so; where nobody has accounts, all are alike. */
const nameOf = (person: Extract<Holder, { kind: 'person' }>): string =>
  person.account === false && person.gone !== true ? crowdWords.guest(person.name) : person.name;

/** People by name, a single bot by its name, of several bots and free seats how many. */
export function crowd(seats: readonly SeatInfo[]): readonly string[] {
  const people = seats.flatMap(({ holder }) => (holder?.kind === 'person' ? [nameOf(holder)] : []));
  const bots = seats.flatMap(({ holder }) => (holder?.kind === 'bot' ? [botInList(holder)] : []));
  const free = seats.filter(({ holder }) => holder === null).length;
  return [
    ...new Set(people),
    ...(bots.length > 1 ? [crowdWords.bots(bots.length)] : bots),
    ...(free === 0 ? [] : [crowdWords.freeSeats(free)]),
  ];
}

/** Who is at a table, side by side in a line: "Ann against a free seat". */
export function peopleOf(seats: readonly SeatInfo[]): string {
  const sides = [...new Set(seats.map(({ side }) => side))];
  return crowdWords.against(sides.map((side) => crowd(seats.filter((seat) => seat.side === side))));
}
