import { COLUMNS, COURSES } from '../vocabulary.ts';
import type { Cell, Course } from '../vocabulary.ts';
import type { Chart } from '../chart.ts';
import { chartFor } from '../rules/table.ts';
import { TORPEDO_RANGE } from '../rules/range.ts';
import type { Setup, TorpedoPath } from '../setup.ts';

/** The chart in numbers, for reckoning: cells are their places row by row from the north-west. */
export interface SeaTables {
  readonly chart: Chart;
  readonly count: number; // cells, islands too
  readonly water: readonly number[];
  readonly next: { readonly [Name in Course]: Int16Array }; // the water next to a cell on a course; -1: none
  readonly ways: readonly (readonly number[])[]; // the water next to a cell
  readonly ring: readonly (readonly number[])[]; // the water among the 8 cells around
  readonly reach: readonly (readonly number[])[]; // what a torpedo strikes from there
  readonly far: readonly Uint8Array[]; // courses from cell to cell, routes and mines left aside
  readonly row: Uint8Array; // from 1
  readonly column: Uint8Array; // from 0
  readonly sector: Uint8Array; // from 1
}

const UNREACHED = 255;
const known = new WeakMap<Chart, Map<TorpedoPath, SeaTables>>();

export function seaTables(setup: Setup): SeaTables {
  const chart = chartFor(setup);
  const kept = known.get(chart) ?? new Map<TorpedoPath, SeaTables>();
  known.set(chart, kept);
  const sea = kept.get(setup.torpedoPath) ?? makeTables(chart, setup.torpedoPath);
  kept.set(setup.torpedoPath, sea);
  return sea;
}

function makeTables(chart: Chart, path: TorpedoPath): SeaTables {
  const { cells } = chart;
  const water = chart.waterCells.map(chart.indexOf);
  const toWater = (near: readonly (Cell | null)[]): readonly number[] =>
    near
      .filter((cell) => cell !== null && chart.isWater(cell))
      .map((cell) => chart.indexOf(cell as Cell));
  const along = (course: Course): Int16Array =>
    Int16Array.from(cells, (cell) => toWater([chart.neighbour(cell, course)])[0] ?? -1);
  const next = { N: along('N'), E: along('E'), S: along('S'), W: along('W') };
  const ways = cells.map((cell) => toWater(COURSES.map((course) => chart.neighbour(cell, course))));
  const far = cells.map((_, cell) => distances(ways, cell));
  const row = Uint8Array.from(cells, chart.rowOf);
  const column = Uint8Array.from(cells, (cell) => COLUMNS.indexOf(chart.columnOf(cell)));
  const steps = (from: number, to: number): number =>
    path === 'water'
      ? (far[from]?.[to] ?? UNREACHED)
      : Math.abs((row[from] ?? 0) - (row[to] ?? 0)) +
        Math.abs((column[from] ?? 0) - (column[to] ?? 0));
  return {
    chart,
    count: cells.length,
    water,
    next,
    ways,
    ring: cells.map((cell) => toWater(chart.around(cell))),
    reach: cells.map((_, from) =>
      water.filter((to) => to !== from && steps(from, to) <= TORPEDO_RANGE),
    ),
    far,
    row,
    column,
    sector: Uint8Array.from(cells, chart.sectorOf),
  };
}

function distances(ways: SeaTables['ways'], from: number): Uint8Array {
  const far = new Uint8Array(ways.length).fill(UNREACHED);
  const queue = [from];
  far[from] = 0;
  for (const here of queue)
    for (const there of ways[here] ?? [])
      if (far[there] === UNREACHED) {
        far[there] = (far[here] ?? 0) + 1;
        queue.push(there);
      }
  return far;
}

export const numberOf = (sea: SeaTables, cell: Cell): number => sea.chart.indexOf(cell);
export const nameOf = (sea: SeaTables, number: number): Cell => sea.chart.cells[number] ?? 'A1';
