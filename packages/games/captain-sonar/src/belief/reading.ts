import type { Cell } from '../vocabulary.ts';
import { holds, indexesIn, NOWHERE } from './bitboard.ts';
import type { Bitboard } from './bitboard.ts';
import type { TrackedBoat } from './facts.ts';
import type { Habits } from './habits.ts';
import { berthsOf, NEVER } from './mines.ts';
import type { Blasts, RecordIndex } from './mines.ts';
import { endsOf, weightAt } from './shape.ts';
import type { Shape } from './shape.ts';
import { chancesIn } from './shapes.ts';
import type { ShapeLimits } from './shapes.ts';

/**
 * Where one crew's boat can be, from what all have heard: the same for the enemy, for a spectator, and for the crew
 * itself, who learns from it what the enemy can know. It follows every route the boat can have taken, with its mines;
 * what gauges and breakdowns might betray is left out.
 */
export interface Belief extends TrackedBoat {
  readonly limits: ShapeLimits;
  readonly habits: Habits | null; // null: every course is taken to be as likely as the others
  readonly heard: RecordIndex; // how many announcements
  readonly shapes: readonly Shape[];
  /** null: the shapes are all there can be. Else they are a sample, and the boat is certainly on one of these cells. */
  readonly reach: Bitboard | null;
  readonly isExact: boolean; // false: there were too many shapes once, and some cells may be shown that are impossible
  readonly afloat: number; // mines heard being laid and not heard going off
  readonly blasts: Blasts;
  readonly beforeBlast: Belief | null; // with chained mines, until it is clear what the last blast has set off
  readonly mayLie: boolean; // a decoy of the boat's has been heard to be ready
  readonly isIced: boolean; // the ice has just done damage: the boat comes up outside a hole
}

/** The cells where the boat can be. */
export const possible = ({ sea, shapes, reach }: Belief): Bitboard =>
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

/** The likeliest route that has come to a cell: 1 for each cell it bars. null: none that could be followed. */
export function routeTo({ sea, shapes }: Belief, cell: number): Uint8Array | null {
  let [found, most, begun]: [Shape | null, number, number] = [null, 0, 0];
  for (const shape of shapes) {
    const origin = cell - sea.places(shape.at);
    if (origin < 0 || !holds(shape.origins, origin)) continue;
    const weight = weightAt(shape, origin);
    if (weight > most) [found, most, begun] = [shape, weight, origin];
  }
  if (found === null) return null;
  const { size } = sea;
  const closed = new Uint8Array(size * size);
  const [column, row] = [begun % size, Math.floor(begun / size)];
  for (const place of indexesIn(found.passed)) {
    const east = (column + (place % size)) % size;
    const south = (row + Math.floor(place / size)) % size;
    closed[south * size + east] = 1;
  }
  return closed;
}

const MOST = 4000; // routes that are looked at

/** How many mines of the boat's are to be expected on each cell: each in any of its berths alike. */
export function mineChances({ sea, shapes, blasts, afloat }: Belief): Float64Array {
  const expected = new Float64Array(sea.size * sea.size);
  if (afloat === 0) return expected;
  let [all, left] = [0, MOST];
  for (const shape of shapes) {
    if (left <= 0) break;
    for (const origin of indexesIn(shape.origins)) {
      left -= 1;
      const weight = weightAt(shape, origin);
      all += weight;
      for (const mine of shape.mines) {
        const berths = berthsOf({ sea, blasts }, mine, origin).filter(({ lost }) => lost === NEVER);
        for (const { index } of berths)
          expected[index] = (expected[index] ?? 0) + weight / berths.length;
      }
    }
  }
  return all === 0 ? expected : expected.map((sum) => sum / all);
}
