import { CHART_SIZES, COLUMNS, chartOf } from '@fathom/captain-sonar/client';
import type { Cell, Chart, Setup } from '@fathom/captain-sonar/client';
import { boardShape } from '../../../board/shape.ts';
import type { BoardShape } from '../../../board/shape.ts';

/** The waters of a match, and the grid they are drawn on. */
export interface Waters {
  readonly chart: Chart;
  readonly shape: BoardShape<Cell>;
}

const known = new Map<string, Waters>();

/** The same object for the same waters: a chart never changes. */
export function watersOf({ map, chart: text, mode }: Setup): Waters {
  const key = `${mode} ${map} ${text}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const chart = chartOf(map, text, CHART_SIZES[mode]);
  const rows = Array.from({ length: chart.size }, (_, row) => String(row + 1));
  const columns = COLUMNS.slice(0, chart.size);
  const shape = boardShape(columns, rows, (column, row) => `${column}${row}` as Cell);
  const waters = { chart, shape };
  known.set(key, waters);
  return waters;
}
