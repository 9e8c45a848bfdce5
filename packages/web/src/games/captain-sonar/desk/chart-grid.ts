import { COLUMNS, chartFor } from '@fathom/captain-sonar/client';
import type { Cell, Chart, Setup } from '@fathom/captain-sonar/client';
import { boardShape } from '../../../board/shape.ts';
import type { BoardShape } from '../../../board/shape.ts';

/** The chart of a match, and the grid it is drawn on. */
export interface ChartGrid {
  readonly chart: Chart;
  readonly shape: BoardShape<Cell>;
}

const known = new Map<string, ChartGrid>();

/** The same object for the same chart: it never changes. */
export function chartGridOf(setup: Setup): ChartGrid {
  const key = `${setup.mode} ${setup.map} ${setup.chart}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const chart = chartFor(setup);
  const grid = { chart, shape: shapeOf(chart) };
  known.set(key, grid);
  return grid;
}

export const shapeOf = ({ size }: Chart): BoardShape<Cell> =>
  boardShape(
    COLUMNS.slice(0, size),
    Array.from({ length: size }, (_, row) => String(row + 1)),
    (column, row) => `${column}${row}` as Cell,
  );
