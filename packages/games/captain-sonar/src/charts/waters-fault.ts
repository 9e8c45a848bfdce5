import { waysOut } from '../chart.ts';
import type { Chart } from '../chart.ts';
import type { Cell } from '../vocabulary.ts';

export const ISLAND_SHARE = { least: 0.04, most: 0.15 } as const;
const LEAST_WAYS_OUT = 2;

/** What makes these waters unfit for play (1.3), in a sentence that says what would be right; null: nothing. */
export const watersFault = (chart: Chart): string | null =>
  islandFault(chart) ?? cutOffFault(chart) ?? deadEndFault(chart);

function islandFault({ cells, waterCells, size }: Chart): string | null {
  const islands = cells.length - waterCells.length;
  const least = Math.ceil(cells.length * ISLAND_SHARE.least);
  const most = Math.floor(cells.length * ISLAND_SHARE.most);
  if (islands >= least && islands <= most) return null;
  return (
    `${islands} of the ${cells.length} cells are islands: ` +
    `on ${size} by ${size} cells there should be ${least} to ${most} (4 to 15 %)`
  );
}

function cutOffFault(chart: Chart): string | null {
  const [, cutOff] = seasOf(chart, chart.waterCells);
  if (cutOff === undefined) return null;
  return (
    `${placeOf(chart, cutOff[0] as Cell)} is cut off from the rest: ` +
    'a boat must be able to reach all water by N, E, S and W'
  );
}

function deadEndFault(chart: Chart): string | null {
  const end = chart.waterCells.find((cell) => waysOut(chart, cell).length < LEAST_WAYS_OUT);
  if (end === undefined) return null;
  return `${placeOf(chart, end)} is a dead end: every cell of water needs at least two ways out by N, E, S or W`;
}

const placeOf = (chart: Chart, cell: Cell): string =>
  `the water at ${cell} (line ${chart.rowOf(cell)}, column ${(chart.indexOf(cell) % chart.size) + 1})`;

/** The given water in connected parts, the largest first. */
export function seasOf(chart: Chart, water: readonly Cell[]): readonly (readonly Cell[])[] {
  const left = new Set(water);
  const seas: Cell[][] = [];
  for (const cell of water) {
    if (!left.delete(cell)) continue;
    const sea = [cell];
    for (const reached of sea)
      for (const next of waysOut(chart, reached)) if (left.delete(next)) sea.push(next);
    seas.push(sea);
  }
  return seas.toSorted((one, other) => other.length - one.length);
}
