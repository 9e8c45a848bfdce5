import { MINES_A_SIDE, SEAS, pointOf } from '@fathom/depth-charge/client';
import type { SideName, Square } from '@fathom/depth-charge/client';

const LEAST_DISTANCE = 2; // neighbours would be found together

/** Three mines somewhere in a sea, none beside another. */
export function spread(side: SideName): readonly Square[] {
  const mines: Square[] = [];
  for (const square of shuffled(SEAS[side]))
    if (
      mines.length < MINES_A_SIDE &&
      mines.every((mine) => distance(mine, square) >= LEAST_DISTANCE)
    )
      mines.push(square);
  return mines;
}

function distance(one: Square, other: Square): number {
  const [a, b] = [pointOf(one), pointOf(other)];
  return Math.max(Math.abs(a.column - b.column), Math.abs(a.row - b.row));
}

const shuffled = <T>(items: readonly T[]): readonly T[] =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
