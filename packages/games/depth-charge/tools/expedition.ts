import { masksOf, numberOf } from '../src/belief/minefields.ts';
import { START, squareNumber } from '../src/board.ts';
import { HuntSolver, nextStep, outcomes } from '../src/bot/solve/hunt-solver.ts';
import { FieldSets, fieldOf, seaTables, weightedField } from '../src/bot/solve/field-sets.ts';
import type { FieldSet } from '../src/bot/solve/field-sets.ts';
import type { HuntPosition } from '../src/bot/solve/hunt-solver.ts';
import type { PingRules } from '../src/setup.ts';
import type { Square } from '../src/vocabulary.ts';

/** Black's first sounding of a sea it knows nothing of, from a square it moves to first. */
export interface Opening {
  readonly from: Square;
  readonly square: Square;
  readonly moves: number;
}
/** The good ones of each kind. Each stands for its mirror image too. */
export const OPENINGS: readonly Opening[] = [
  { from: 'a1', square: 'a2', moves: 0 },
  { from: 'a4', square: 'a5', moves: 1 },
  { from: 'a1', square: 'b2', moves: 0 },
  { from: 'a4', square: 'b4', moves: 1 },
  { from: 'a4', square: 'a3', moves: 1 },
  { from: 'a7', square: 'a8', moves: 2 },
  { from: 'a7', square: 'b8', moves: 2 },
  { from: 'd4', square: 'c5', moves: 2 },
];
/** Those that the admiral has in its book. */
export const BOOKED: readonly Opening[] = OPENINGS.slice(0, 2);

export const USUAL: PingRules = { duplicates: 'list', occlusion: 'inline' };
export const PLACEMENTS: number = masksOf(3).length;
const RED_START = squareNumber(START.red);

/** A hunter who takes the red sea's placements to be as likely as their weights are great. The red boat never stirs. */
export interface Expedition {
  readonly solver: HuntSolver;
  readonly sea: FieldSet;
}
export function expedition(weights: ArrayLike<number>, rules: PingRules = USUAL): Expedition {
  const sets = new FieldSets(seaTables('red', rules));
  const sea = sets.of(
    3,
    Array.from(weights, (weight, field) => weightedField(field, weight)),
  );
  return { solver: new HuntSolver(sets, RED_START), sea };
}

/** The least turns on average, whatever the opening. It is worked out to the end: this takes a while. */
export const leastTurns = ({ solver, sea }: Expedition): number =>
  solver.turns({ set: sea, misses: 0 }, squareNumber(START.black)) / sea.weight;

/** The average after one opening. */
export function turnsAfter({ solver, sea }: Expedition, { from, square, moves }: Opening): number {
  const boat = squareNumber(from);
  let sum = 0;
  for (const set of solver.sets.reports(sea, squareNumber(square)))
    sum += solver.turns({ set, misses: 0 }, boat);
  return moves + 1 + sum / sea.weight;
}

/** The turns for each placement after one opening. */
export function turnsForEach({ solver, sea }: Expedition, opening: Opening): Float64Array {
  const turns = new Float64Array(PLACEMENTS);
  const boat = squareNumber(opening.from);
  const follow = (now: HuntPosition, taken: number, wrecks: number): void => {
    const { set } = now;
    const [only = 0] = set.fields;
    if (set.fields.length === 1) {
      const placement = numberOf(masksOf(set.living)[fieldOf(only)]! | wrecks);
      turns[placement] = taken + solver.turns(now, now.boat) / set.weight;
      return;
    }
    const step = nextStep(solver, now);
    if (step === null) throw new Error('A hunter alone can always do something.');
    for (const next of outcomes(solver, now, step)) {
      const isHit = next.set.living < set.living;
      const wreck = isHit ? 1 << solver.sets.tables.berths[step.square]! : 0;
      follow(next, taken + 1, wrecks | wreck);
    }
  };
  for (const set of solver.sets.reports(sea, squareNumber(opening.square)))
    follow({ set, misses: 0, boat }, opening.moves + 1, 0);
  return turns;
}
