import type { Chair, Seat, Viewer } from '../game.ts';

/**
 * All who may sit before a screen while a match is on: a spectator, each seat, each side, and people who hold some
 * seats of a side. Of these, every run of neighbouring chairs stands for the rest.
 */
export function viewersOf(chairs: readonly Chair[]): readonly Viewer[] {
  const sides = [...new Set(chairs.map((chair) => chair.side))];
  const crews = sides.map((side) => seatsOf(chairs.filter((chair) => chair.side === side)));
  const several: readonly Viewer[] = crews.flatMap((seats) => runsOf(seats));
  return [[], ...seatsOf(chairs).map((seat) => [seat]), ...several];
}

/** A game of large crews has more viewers than can be asked in each state: so many of them are. */
export const VIEWERS_TRIED = 8;

/** Two and more in a row, up to all of them. */
const runsOf = (seats: readonly Seat[]): readonly Viewer[] =>
  seats.flatMap((_, from) =>
    seats.slice(from + 1).map((_last, i) => seats.slice(from, from + i + 2)),
  );

export const seatsOf = (chairs: readonly Chair[]): readonly Seat[] =>
  chairs.map((chair) => chair.seat);

export const nameOf = (viewer: Viewer): string =>
  viewer.length === 0 ? 'spectator' : viewer.join('+');
