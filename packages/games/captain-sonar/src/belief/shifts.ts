import { chartFor } from '../rules/table.ts';
import type { Setup } from '../setup.ts';
import type { Cell, Course } from '../vocabulary.ts';
import { indexesIn } from './bitboard.ts';
import { afterCourse, seaBits } from './sea.ts';

/** 8. The cells where a piece of a track can be laid with its end: its courses touch no island and stay on the chart. */
export function shifts(setup: Setup, courses: readonly Course[]): readonly Cell[] {
  const sea = seaBits(chartFor(setup));
  const ends = courses.reduce((from, course) => afterCourse(sea, from, course), sea.water);
  return indexesIn(ends).map((index) => sea.chart.cells[index] as Cell);
}
