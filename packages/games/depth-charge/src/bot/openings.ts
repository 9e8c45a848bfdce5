import { masksOf } from '../belief/minefields.ts';
import { squareNumber } from '../board.ts';
import { MINES_A_SIDE } from '../rules/placement.ts';
import { SQUARES } from '../vocabulary.ts';
import type { Square } from '../vocabulary.ts';
import type { Option } from './captain.ts';
import type { Hunt, HuntStep } from './hunt.ts';
import { COURSES_OF } from './numbered-board.ts';

/**
 * How Black may begin, nothing being known of the red sea: the best first soundings of all, as `tools/solo.ts` works
 * them out. From a4 or d1 the whole hunt takes 10.061 turns on average, from a1 10.065; whoever mixes them is harder to
 * hide from.
 */
const BOOK: Partial<Record<Square, readonly Line[]>> = {
  a1: [
    { type: 'move', square: 'a4' },
    { type: 'move', square: 'd1' },
    { type: 'sound', square: 'a2' },
    { type: 'sound', square: 'b1' },
  ],
  a4: [{ type: 'sound', square: 'a5' }],
  d1: [{ type: 'sound', square: 'e1' }],
};
interface Line {
  readonly type: HuntStep['type'];
  readonly square: Square;
}

/** Steps from the book, each as good as the others; none once anything is known, or off its lines. */
export function openings({ boat, obstacle, belief }: Hunt): readonly Option[] {
  if (belief.fields.length < masksOf(MINES_A_SIDE).length) return [];
  const turned = (square: number): number =>
    belief.about === 'red' ? square : SQUARES.length - 1 - square;
  const lines = BOOK[SQUARES[turned(boat)]!] ?? [];
  return lines
    .map(({ type, square }) => ({ type, square: turned(squareNumber(square)) }))
    .filter((step) => step.type !== 'move' || isFree(boat, step.square, obstacle))
    .map((step) => ({ step, value: 1 }));
}

function isFree(from: number, to: number, obstacle: number): boolean {
  const course = COURSES_OF[from]!.find((squares) => squares.includes(to)) ?? [];
  return !course.slice(0, course.indexOf(to) + 1).includes(obstacle);
}
