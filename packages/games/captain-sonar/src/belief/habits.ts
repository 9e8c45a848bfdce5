import { waysOut } from '../chart.ts';
import type { Chart } from '../chart.ts';
import { COURSES } from '../vocabulary.ts';
import type { Cell, Course } from '../vocabulary.ts';
import { holds, indexesIn } from './bitboard.ts';
import { plus, STEP } from './sea.ts';
import type { SeaBits } from './sea.ts';
import type { Shape } from './shape.ts';

/**
 * How boats are steered: on any course that is open, rather where there is room. A route that had no choice is
 * therefore likelier than one that turned away from open water.
 */
export interface Habits {
  readonly pull: Float64Array; // of each cell; 0: an island
  readonly next: { readonly [Name in Course]: Int16Array }; // the cell on a course; -1: none, or an island
  readonly staying: number; // how much likelier a silence of no cells is than any other
}

const STEPS = 3; // within which room is looked for
const ROOM = 0.08; // for each cell of water there
const STAYING = 2;

const known = new WeakMap<Chart, Habits>();

export function habitsIn(chart: Chart): Habits {
  const found = known.get(chart) ?? makeHabits(chart);
  known.set(chart, found);
  return found;
}

function makeHabits(chart: Chart): Habits {
  const pullOf = (cell: Cell): number =>
    chart.isWater(cell) ? Math.exp(ROOM * (1 + chart.withinSteps(cell, STEPS, 'water').length)) : 0;
  const along = (course: Course): Int16Array =>
    Int16Array.from(chart.cells, (cell) => {
      const next = chart.neighbour(cell, course);
      return next !== null && waysOut(chart, cell).includes(next) ? chart.indexOf(next) : -1;
    });
  return {
    pull: Float64Array.from(chart.cells, pullOf),
    next: { N: along('N'), E: along('E'), S: along('S'), W: along('W') },
    staying: STAYING,
  };
}

/** A shape once its boat has gone on: how likely each of its beginnings is depends on what else it could have done. */
export function steered(
  sea: SeaBits,
  {
    before,
    after,
    course,
  }: { readonly before: Shape; readonly after: Shape; readonly course: Course },
  { pull, next }: Habits,
): Shape {
  const open = COURSES.filter(
    (other) => !holds(before.passed, sea.wrapped(plus(before.at, STEP[other]))),
  );
  const on = sea.places(before.at);
  const chances = new Float64Array(after.chances.length);
  for (const origin of indexesIn(after.origins)) {
    let all = 0;
    for (const other of open) {
      const cell = next[other][origin + on] ?? -1;
      if (cell >= 0) all += pull[cell] ?? 0;
    }
    const gone = pull[next[course][origin + on] ?? -1] ?? 0;
    chances[origin] = ((before.chances[origin] ?? 0) * gone) / all;
  }
  return { ...after, chances };
}
