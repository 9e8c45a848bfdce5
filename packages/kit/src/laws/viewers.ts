import type { Chair, Seat, Viewer } from '../game.ts';

/** A spectator, each seat, each side: all who may sit before a screen while a match is on. */
export function viewersOf(chairs: readonly Chair[]): readonly Viewer[] {
  const sides = [...new Set(chairs.map((chair) => chair.side))];
  const together = sides.map((side) => seatsOf(chairs.filter((chair) => chair.side === side)));
  const viewers: readonly Viewer[] = [
    [],
    ...seatsOf(chairs).map((seat) => [seat]),
    ...together.filter((seats) => seats.length > 1),
  ];
  return viewers;
}

export const seatsOf = (chairs: readonly Chair[]): readonly Seat[] =>
  chairs.map((chair) => chair.seat);

export const nameOf = (viewer: Viewer): string =>
  viewer.length === 0 ? 'spectator' : viewer.join('+');
