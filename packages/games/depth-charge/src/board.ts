import { COLUMNS, ROWS, SQUARES } from './vocabulary.ts';
import type { PerSide, PerSquare, SideName, Square } from './vocabulary.ts';

export const SIZE = 8;
/** A boat moves at most this far in a turn. */
export const REACH = 3;

/** Columns and rows count from 1, as on the record sheet. */
export interface Point {
  readonly column: number;
  readonly row: number;
}

export const START: PerSide<Square> = { black: 'a1', red: 'h8' };

export const perSquare = <T>(make: (square: Square) => T): PerSquare<T> =>
  Object.fromEntries(SQUARES.map((square) => [square, make(square)])) as Record<Square, T>;

/** Its place in SQUARES: 0 … 63. */
export const squareNumber = (square: Square): number =>
  (square.charCodeAt(0) - 97) * SIZE + square.charCodeAt(1) - 49;

export const pointOf = (square: Square): Point => ({
  column: square.charCodeAt(0) - 96,
  row: square.charCodeAt(1) - 48,
});

/** null: off the board. */
export function squareAt({ column, row }: Point): Square | null {
  const letter = COLUMNS[column - 1];
  const digit = ROWS[row - 1];
  return letter === undefined || digit === undefined ? null : `${letter}${digit}`;
}

/** Whose sea a square lies in; null on the diagonal between the seas. */
export function seaOf(square: Square): SideName | null {
  const { column, row } = pointOf(square);
  if (column + row === SIZE + 1) return null;
  return column + row < SIZE + 1 ? 'black' : 'red';
}

const seaOfSide = (side: SideName): readonly Square[] =>
  SQUARES.filter((square) => seaOf(square) === side);
export const SEAS: PerSide<readonly Square[]> = {
  black: seaOfSide('black'),
  red: seaOfSide('red'),
};

const STRAIGHT = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;
const DIAGONAL = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
] as const;
type Heading = (typeof STRAIGHT | typeof DIAGONAL)[number];

function run(from: Square, [dx, dy]: Heading, length: number): readonly Square[] {
  const { column, row } = pointOf(from);
  const squares: Square[] = [];
  for (let n = 1; n <= length; n++) {
    const square = squareAt({ column: column + n * dx, row: row + n * dy });
    if (square === null) break;
    squares.push(square);
  }
  return squares;
}

/** The up to 8 squares around a square. */
export const AROUND: PerSquare<readonly Square[]> = perSquare((square) =>
  [...STRAIGHT, ...DIAGONAL].flatMap((heading) => run(square, heading, 1)),
);

export function areNeighbours(one: Square, other: Square): boolean {
  const across = Math.abs(one.charCodeAt(0) - other.charCodeAt(0));
  const along = Math.abs(one.charCodeAt(1) - other.charCodeAt(1));
  return across <= 1 && along <= 1 && one !== other;
}

/** The straight courses open to a boat: each lists the squares it would enter, the nearest first. */
export const COURSES: PerSquare<readonly (readonly Square[])[]> = perSquare((square) =>
  STRAIGHT.map((heading) => run(square, heading, REACH)).filter((course) => course.length > 0),
);
