import { SILENCE_RANGE } from '../rules/silence.ts';
import type { Course } from '../vocabulary.ts';
import { NOWHERE, moved } from './board.ts';
import type { Board } from './board.ts';
import { STEP, STEPS } from './sea.ts';
import type { Offset, Sea } from './sea.ts';

// Where a boat can have come to if its route did not matter: never less than where it can be.

const onward = ({ waterAt, places }: Sea, cells: Board, step: Offset): Board =>
  moved(cells & waterAt(step.east, step.south), places(step));

export const afterCourse = (sea: Sea, cells: Board, course: Course): Board =>
  onward(sea, cells, STEP[course]);

export const afterSilence = (sea: Sea, cells: Board): Board =>
  STEPS.reduce((reached, step) => reached | alongLine(sea, cells, step), cells);

function alongLine(sea: Sea, cells: Board, step: Offset): Board {
  let all = NOWHERE;
  let last = cells;
  for (let count = 0; count < SILENCE_RANGE; count++) {
    last = onward(sea, last, step);
    all |= last;
  }
  return all;
}
