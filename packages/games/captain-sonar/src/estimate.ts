import { believe, chances } from './belief.ts';
import type { Chart } from './chart.ts';
import { chartFor } from './rules/table.ts';
import { enemyOf } from './vocabulary.ts';
import type { Cell, SideName } from './vocabulary.ts';
import type { View } from './view.ts';

/** Where a boat is taken to be. */
export interface BoatEstimate {
  readonly count: number; // cells where it can be
  readonly bits: number; // how much is unknown: 0 for a boat that is found, 3 for 8 cells alike
  readonly cells: readonly Placed[]; // the likeliest first
  readonly sectors: readonly number[]; // the chance of each sector, the first one first
}
export interface Placed {
  readonly cell: Cell;
  readonly chance: number;
}

/** What the chances of a chart's cells come to. */
export function estimateFrom(chart: Chart, likely: Float64Array): BoatEstimate {
  const sectors = Array.from({ length: chart.sectors }, () => 0);
  const cells: Placed[] = [];
  let bits = 0;
  for (const [index, chance] of likely.entries()) {
    const cell = chart.cells[index];
    if (chance <= 0 || cell === undefined) continue;
    const sector = chart.sectorOf(cell) - 1;
    cells.push({ cell, chance: fine(chance) });
    sectors[sector] = (sectors[sector] ?? 0) + chance;
    bits -= chance * Math.log2(chance);
  }
  return {
    count: cells.length,
    bits: Math.max(0, Math.round(bits * 100) / 100),
    cells: cells.toSorted((one, other) => other.chance - one.chance),
    sectors: sectors.map(fine),
  };
}

const fine = (chance: number): number => Math.round(chance * 10_000) / 10_000;

/** Where a crew's enemy can be, from all that it has heard. */
export const estimateOf = (view: Pick<View, 'setup' | 'record'>, crew: SideName): BoatEstimate =>
  estimateFrom(chartFor(view.setup), chances(believe(view, enemyOf(crew))));
