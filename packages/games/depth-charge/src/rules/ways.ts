import { COURSES, pointOf, squareAt, squareNumber } from '../board.ts';
import { SQUARES } from '../vocabulary.ts';
import type { Square } from '../vocabulary.ts';

/** 3.1, 3.2 Where a boat can move to, mines or no mines. */
export function reach(boat: Square, otherBoat: Square): Square[] {
  const squares: Square[] = [];
  for (const course of COURSES[boat])
    for (const square of course) {
      if (square === otherBoat) break;
      squares.push(square);
    }
  return squares;
}

/** 3.1 The squares a boat enters on its way, the last one included; null: no move goes there. */
export function passage(from: Square, to: Square): readonly Square[] | null {
  for (const course of COURSES[from]) {
    const last = course.indexOf(to);
    if (last >= 0) return course.slice(0, last + 1);
  }
  return null;
}

/**
 * The squares strictly between a charge and a mine, as the sound is counted: straight where they are in
 * line, otherwise along the charge’s row to the mine’s column and then along that column.
 */
export const soundWay = (charge: Square, mine: Square): readonly Square[] =>
  (walked[squareNumber(charge) * 64 + squareNumber(mine)] ??= walk(charge, mine));

/** The same ways are asked for again and again. */
const walked: (readonly Square[])[] = [];

function walk(charge: Square, mine: Square): readonly Square[] {
  const straight = inLine(charge, mine);
  const goal = pointOf(mine);
  let { column, row } = pointOf(charge);
  const way: Square[] = [];
  while (column !== goal.column || row !== goal.row) {
    const across = Math.sign(goal.column - column);
    column += across;
    if (straight || across === 0) row += Math.sign(goal.row - row);
    const square = squareAt({ column, row });
    if (square !== null && square !== mine) way.push(square);
  }
  return way;
}

/** On one row, column or diagonal. */
export const inLine = (one: Square, other: Square): boolean =>
  LINED[squareNumber(one) * 64 + squareNumber(other)] === 1;

const LINED = Uint8Array.from(
  SQUARES.flatMap((one) =>
    SQUARES.map((other) => {
      const [a, b] = [pointOf(one), pointOf(other)];
      const across = Math.abs(a.column - b.column);
      const along = Math.abs(a.row - b.row);
      return across === 0 || along === 0 || across === along ? 1 : 0;
    }),
  ),
);
