import type { Rng } from '@fathom/kit';
import { BERTHS, lowestBerth, masksOf } from '../belief/minefields.ts';
import { SEAS } from '../board.ts';
import type { Captain } from './captain.ts';
import { huntOf } from './hunt.ts';
import { PLACEMENTS } from './mix-data.ts';
import type { Valuation } from './plan.ts';
import { turnsNeeded } from './race-estimate.ts';
import { MINES_A_SIDE } from '../rules/placement.ts';
import { inOrder, opponent } from '../vocabulary.ts';
import type { Placement, SideName } from '../vocabulary.ts';

/** Any placement, each as likely as the others. */
export const anyPlacement: Captain['place'] = ({ side, rng }) => [
  { squares: drawn(side, rng), value: 0 },
];

function drawn(side: SideName, rng: Rng): Placement {
  const [one, two, three] = rng.shuffle(SEAS[side]);
  return inOrder([one!, two!, three!]);
}

/**
 * Of a few placements at random, the one that a hunter of this valuation needs longest for. Harder mines
 * than that could be had by looking longer, but then they would always be the same.
 */
export const hardPlacement =
  (valuation: Valuation, tries: number): Captain['place'] =>
  ({ view, side, rng }) => {
    const hunt = huntOf(view, opponent(side));
    return Array.from({ length: tries }, () => drawn(side, rng)).map((squares) => ({
      squares,
      value: turnsNeeded(hunt, squares, valuation),
    }));
  };

/** Drawn from a mix that keeps even a hunter busy who knows the mix. */
export const mixedPlacement: Captain['place'] = ({ side, rng }) => {
  let left = rng.int(wholeWeight);
  const field = weights.findIndex((weight) => (left -= weight) < 0);
  return [{ squares: placementOf(side, field), value: 0 }];
};

/** The mix is about the red sea; the black one is the same turned round, its berths in reverse. */
function placementOf(side: SideName, field: number): Placement {
  const squares = SEAS[side];
  const berths: number[] = [];
  for (let rest = masksOf(MINES_A_SIDE)[field]!; rest !== 0; rest &= rest - 1)
    berths.push(lowestBerth(rest));
  const [one, two, three] = berths.map((berth) =>
    side === 'red' ? squares[berth]! : squares[BERTHS - 1 - berth]!,
  );
  return inOrder([one!, two!, three!]);
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** How often each placement is to be used, by its number in the red sea. */
export const weights: Float64Array = Float64Array.from(PLACEMENTS, weightOf);
export const wholeWeight: number = weights.reduce((sum, weight) => sum + weight, 0);

/** A digit stands for a weight: 0 for none, and from there each for a quarter more than the one before. */
function weightOf(digit: string): number {
  const rank = DIGITS.indexOf(digit);
  return rank === 0 ? 0 : Math.round(1.25 ** (rank - 1));
}

/** The digit whose weight comes nearest. */
export function digitOf(weight: number): string {
  if (weight < 0.5) return DIGITS[0]!;
  const rank = 1 + Math.round(Math.log(Math.max(1, weight)) / Math.log(1.25));
  return DIGITS[Math.min(DIGITS.length - 1, rank)]!;
}
