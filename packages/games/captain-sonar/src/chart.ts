import { gridOf } from './charts/grid.ts';
import type { ChartSize, Grid } from './charts/grid.ts';
import { COURSES } from './vocabulary.ts';
import type { Cell } from './vocabulary.ts';

export { SECTOR_SIZE } from './charts/grid.ts';
export type { ChartSize } from './charts/grid.ts';

/** Where steps may lead: through water only, or over islands as well [torpedoPath]. */
export type StepPath = 'water' | 'free';

/** What is printed on a chart. */
export interface ChartData {
  readonly size: ChartSize;
  readonly water: readonly boolean[]; // row by row from the north-west
  readonly holes: readonly Cell[]; // open water in the ice scenario
  readonly chartedMines: readonly Cell[]; // of the minefield scenario
  readonly wrecks: readonly Cell[]; // of the salvage scenario
}

/** The chart of a match: what is printed, and tables to read it fast. A chart never changes. */
export interface Chart extends ChartData, Grid {
  readonly waterCells: readonly Cell[]; // row by row from the north-west
  /** False for islands and for what is not on this chart. */
  readonly isWater: (cell: string) => boolean;
  /** The water within so many orthogonal steps, never the cell itself, row by row. */
  readonly withinSteps: (cell: Cell, steps: number, path: StepPath) => readonly Cell[];
}

export function makeChart(data: ChartData): Chart {
  const grid = gridOf(data.size);
  const isWater = (cell: string): boolean => data.water[grid.indexOf(cell)] === true;
  const chart = { ...grid, ...data, waterCells: grid.cells.filter(isWater), isWater };
  const known = new Map<string, readonly Cell[]>();
  const withinSteps: Chart['withinSteps'] = (cell, steps, path) => {
    if (grid.indexOf(cell) < 0) return [];
    const key = `${cell} ${steps} ${path}`;
    const found = known.get(key) ?? WITHIN[path](chart, cell, steps);
    known.set(key, found);
    return found;
  };
  return { ...chart, withinSteps };
}

type ChartTables = Omit<Chart, 'withinSteps'>;
type Within = (chart: ChartTables, cell: Cell, steps: number) => readonly Cell[];

const WITHIN: { readonly [Path in StepPath]: Within } = {
  water: (chart, cell, steps) => {
    const reached = new Set([cell]);
    let edge: readonly Cell[] = [cell];
    for (let step = 0; step < steps && edge.length > 0; step++) {
      edge = edge.flatMap((from) => waysOut(chart, from)).filter((next) => !reached.has(next));
      for (const next of edge) reached.add(next);
    }
    return chart.waterCells.filter((other) => other !== cell && reached.has(other));
  },
  free: (chart, cell, steps) =>
    chart.waterCells.filter((other) => other !== cell && stepsBetween(chart, cell, other) <= steps),
};

/** The water next to a cell on the four courses. */
export const waysOut = (chart: ChartTables, cell: Cell): readonly Cell[] =>
  COURSES.map((course) => chart.neighbour(cell, course)).filter(
    (next) => next !== null && chart.isWater(next),
  ) as readonly Cell[];

function stepsBetween({ size, indexOf }: ChartTables, one: Cell, other: Cell): number {
  const [from, to] = [indexOf(one), indexOf(other)];
  return (
    Math.abs((from % size) - (to % size)) +
    Math.abs(Math.floor(from / size) - Math.floor(to / size))
  );
}

export const CHARTED_MINES: { readonly [Size in ChartSize]: number } = { 10: 8, 15: 12 };
export const LEAST_HOLES: { readonly [Size in ChartSize]: number } = { 10: 4, 15: 6 };

/** 6. Each wreck has one crate, and most of them win. */
export const WRECKS: { readonly [Size in ChartSize]: number } = { 10: 3, 15: 5 };
export const CRATES_TO_WIN: { readonly [Size in ChartSize]: number } = { 10: 2, 15: 3 };
