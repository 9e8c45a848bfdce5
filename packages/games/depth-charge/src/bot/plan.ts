import type { Option } from './captain.ts';
import type { Hunt, HuntStep } from './hunt.ts';
import { AROUND_OF, routesFrom } from './numbered-board.ts';
import { information, informationOfHit, meanTours, mineCounts } from './survey.ts';

/** What a hunter takes to be worth how much, in turns saved. */
export interface Valuation {
  readonly bit: number; // a bit of information
  readonly spareMiss: number; // not to have missed yet
  readonly enough: number; // a charge at hand that saves so much is dropped without looking further
}

/** A charge to drop, and the turns it is expected to save for each turn it takes. */
export interface Plan {
  readonly step: HuntStep; // the charge, or the first move towards the square to drop it from
  readonly rate: number;
}

/** null: nothing it could do is of any use. */
export function bestPlan(hunt: Hunt, valuation: Valuation): Plan | null {
  const { squares, limit, planFrom } = prospects(hunt, valuation);
  let best: Plan | null = null;
  for (const square of squares) {
    if (best !== null && limit(square) <= best.rate) continue;
    const plan = planFrom(square);
    if (plan === null || (best !== null && plan.rate <= best.rate)) continue;
    best = plan;
    if (settles(plan, valuation)) break;
  }
  return best;
}

/** The best plan from each square it could get to. */
export function plans(hunt: Hunt, valuation: Valuation): readonly Plan[] {
  const { squares, planFrom } = prospects(hunt, valuation);
  const made: Plan[] = [];
  for (const square of squares) {
    const plan = planFrom(square);
    if (plan !== null) made.push(plan);
    if (plan !== null && settles(plan, valuation)) break;
  }
  return made;
}

const settles = ({ step, rate }: Plan, { enough }: Valuation): boolean =>
  step.type !== 'move' && rate >= enough;

interface Prospects {
  readonly squares: readonly number[]; // to drop a charge from, the nearest first
  readonly limit: (from: number) => number; // no plan from there has a higher rate
  readonly planFrom: (from: number) => Plan | null;
}

/** Moves keep to squares that cannot hold a mine. */
function prospects(hunt: Hunt, valuation: Valuation): Prospects {
  const { boat, obstacle, belief } = hunt;
  const mines = mineCounts(belief);
  const routes = routesFrom(boat, (square) => square === obstacle || mines[square]! > 0);
  const tours = meanTours(belief);
  const worth = appraiser(hunt, valuation, mines);
  const most = Math.max(1 + valuation.bit, valuation.bit * Math.log2(belief.fields.length));
  const rate = (from: number, saved: number): number =>
    (saved + tours[boat]! - tours[from]!) / (routes.turns[from]! + 1);
  return {
    squares: routes.squares,
    limit: (from) => rate(from, most),
    planFrom: (from) => {
      const drop = bestDrop(from, worth);
      if (drop.turns <= 0) return null;
      const { type, square } = drop;
      const step: HuntStep =
        from === boat ? { type, square } : { type: 'move', square: routes.first[from]! };
      return { step, rate: rate(from, drop.turns) };
    },
  };
}

interface Drop {
  readonly type: 'sound' | 'charge';
  readonly square: number;
  readonly turns: number; // saved
}

function bestDrop(from: number, worth: (square: number) => Drop): Drop {
  let best: Drop = { type: 'sound', square: from, turns: 0 };
  for (const square of AROUND_OF[from]!) {
    const drop = worth(square);
    if (drop.turns > best.turns) best = drop;
  }
  return best;
}

/** What the better kind of charge is worth on a square, wherever it is dropped from. */
function appraiser(hunt: Hunt, valuation: Valuation, mines: Uint16Array): (square: number) => Drop {
  const known: Drop[] = [];
  const appraise = (square: number): Drop => {
    const sound = valuation.bit * information(hunt.belief, square);
    const charge = worthOfCharge(hunt, valuation, mines[square]! / hunt.belief.fields.length);
    return sound > charge
      ? { type: 'sound', square, turns: sound }
      : { type: 'charge', square, turns: charge };
  };
  return (square) => (known[square] ??= appraise(square));
}

/** With one miss behind it, a hunter drops depth charges on certain mines only. */
function worthOfCharge({ misses }: Hunt, valuation: Valuation, chance: number): number {
  if (chance === 1) return 1;
  if (chance === 0 || misses > 0) return 0;
  return chance + valuation.bit * informationOfHit(chance) - (1 - chance) * valuation.spareMiss;
}

/** Every step that begins a plan, with the rate of the best plan it begins. */
export function optionsOf(hunt: Hunt, valuation: Valuation): readonly Option[] {
  const best = new Map<string, Option>();
  for (const { step, rate } of plans(hunt, valuation)) {
    const key = `${step.type} ${step.square}`;
    if ((best.get(key)?.value ?? -Infinity) < rate) best.set(key, { step, value: rate });
  }
  return [...best.values()];
}

/** With nothing left to learn a captain gambles, even with the second miss. */
export function optionsOrGamble(hunt: Hunt, valuation: Valuation): readonly Option[] {
  const options = optionsOf(hunt, valuation);
  return options.length > 0
    ? options
    : optionsOf({ ...hunt, misses: 0 }, { ...valuation, spareMiss: 0 });
}
