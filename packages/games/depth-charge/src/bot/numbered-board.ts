import { AROUND, COURSES, squareNumber } from '../board.ts';
import { SQUARES } from '../vocabulary.ts';
import type { Square } from '../vocabulary.ts';

/** The board in numbers, for planning: squares are their places in SQUARES. */
export const AROUND_OF: readonly (readonly number[])[] = SQUARES.map((square) =>
  AROUND[square].map(squareNumber),
);
export const COURSES_OF: readonly (readonly (readonly number[])[])[] = SQUARES.map((square) =>
  COURSES[square].map((course) => course.map(squareNumber)),
);
export const nameOf = (number: number): Square => SQUARES[number] ?? 'a1';

/** How a boat can get about without entering certain squares. */
export interface Routes {
  readonly turns: Uint8Array; // moves needed to each square; UNREACHED if there is no way
  readonly first: Uint8Array; // where the first of those moves ends
  readonly squares: readonly number[]; // the squares that can be reached, the nearest first
}
export const UNREACHED = 255;

export function routesFrom(boat: number, closed: (square: number) => boolean): Routes {
  const turns = new Uint8Array(SQUARES.length).fill(UNREACHED);
  const first = new Uint8Array(SQUARES.length);
  const squares = [boat];
  turns[boat] = 0;
  for (const here of squares)
    for (const course of COURSES_OF[here]!)
      for (const square of course) {
        if (closed(square)) break;
        if (turns[square] !== UNREACHED) continue;
        turns[square] = turns[here]! + 1;
        first[square] = here === boat ? square : first[here]!;
        squares.push(square);
      }
  return { turns, first, squares };
}
