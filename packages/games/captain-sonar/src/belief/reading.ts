import type { Cell } from '../vocabulary.ts';
import { NOWHERE, holds, indexesIn } from './board.ts';
import type { Board } from './board.ts';
import type { Belief } from './hearing.ts';
import { endsOf } from './shape.ts';
import { chancesIn } from './surfacing.ts';

/** The cells where the boat can be. */
export const possible = ({ sea, shapes, reach }: Belief): Board =>
  reach ?? shapes.reduce((board, shape) => board | endsOf(sea, shape), NOWHERE);

export function isPossible(belief: Belief, cell: Cell): boolean {
  const index = belief.sea.chart.indexOf(cell);
  return index >= 0 && holds(possible(belief), index);
}

/** A cell beyond the sample weighs so much of what the others do on average. */
const BEYOND_THE_SAMPLE = 0.01;

/** How many ways lead to each cell: every start, and every choice in a silence, counts once. */
export function ways(belief: Belief): Float64Array {
  const { sea, shapes, reach } = belief;
  const counts = chancesIn(sea, shapes);
  if (reach === null) return counts;
  const cells = indexesIn(reach);
  const sum = counts.reduce((total, count) => total + count, 0);
  const least = (sum * BEYOND_THE_SAMPLE) / cells.length;
  for (const index of cells) counts[index] = Math.max(counts[index] ?? 0, least);
  return counts;
}

/**
 * How likely the boat is on each of the chart's cells, all of it 1, if every start and every choice in a silence was
 * as likely as the others. Where two mines can have been the one that went off, both count.
 */
export function chances(belief: Belief): Float64Array {
  const counts = ways(belief);
  const sum = counts.reduce((total, count) => total + count, 0);
  return sum === 0 ? counts : counts.map((count) => count / sum);
}

export interface Likely {
  readonly cell: Cell;
  readonly weight: number;
}

/** The cells where the boat can be, with their chances. */
export function cells(belief: Belief): readonly Likely[] {
  const weights = chances(belief);
  return indexesIn(possible(belief)).map((index) => ({
    cell: belief.sea.chart.cells[index] as Cell,
    weight: weights[index] ?? 0,
  }));
}
