import { chartFor } from '../rules/table.ts';
import type { View } from '../view.ts';
import type { Cell, SideName } from '../vocabulary.ts';
import { indexesIn } from './bitboard.ts';
import { afterCourse, seaBits } from './sea.ts';

/** A sheet of heard courses: about which side, and from which announcement on. */
export interface HeardCourses {
  readonly about: SideName;
  readonly since: number;
}

/**
 * 8. The cells where a sheet can be laid with its end: the courses on it touch no island and stay on the chart. A
 * silence begins the sheet anew.
 */
export function shifts(
  { setup, record }: Pick<View, 'setup' | 'record'>,
  { about, since }: HeardCourses,
): readonly Cell[] {
  const sea = seaBits(chartFor(setup));
  let ends = sea.water;
  for (const said of record.slice(since)) {
    if (said.type === 'courseSet' && said.side === about)
      ends = afterCourse(sea, ends, said.course);
    if (said.type === 'silenceRun' && said.side === about) ends = sea.water;
  }
  return indexesIn(ends).map((index) => sea.chart.cells[index] as Cell);
}
