import { maskOf, numberOf } from '../belief/minefields.ts';
import { squareNumber } from '../board.ts';
import { branches } from './hunt.ts';
import type { Hunt, HuntStep } from './hunt.ts';
import { bestPlan } from './plan.ts';
import type { Valuation } from './plan.ts';
import { tourFrom } from './survey.ts';
import type { Square } from '../vocabulary.ts';

/** How a hunt may go on: by number of turns, the chance to be done after just so many. The rest of 1: to lose. */
export type FinishChances = Float64Array;

/** Turns after which a hunt is given up as endless. */
export const LONGEST = 40;

/** Takes the step and from then on the best plan, through every way things can turn out. */
export function finishChances(hunt: Hunt, step: HuntStep, valuation: Valuation): FinishChances {
  const done = new Float64Array(LONGEST + 1);
  const follow = (now: Hunt, turns: number, chance: number): void => {
    const plan = now.belief.fields.length > 1 ? bestPlan(now, valuation) : null;
    if (plan === null || turns >= LONGEST) {
      const left = now.belief.fields.length > 1 ? LONGEST : tourFrom(now.boat, now.belief);
      done[Math.min(LONGEST, turns + left)]! += chance;
    } else spread(now, plan.step, (next, share) => follow(next, turns + 1, chance * share));
  };
  spread(hunt, step, (next, share) => follow(next, 1, share));
  return done;
}

/** Each way a step can turn out, with its chance. */
function spread(hunt: Hunt, step: HuntStep, visit: (next: Hunt, share: number) => void): void {
  for (const way of branches(hunt, step))
    visit(way, way.belief.fields.length / hunt.belief.fields.length);
}

/** How far off, in turns, an estimate of the other side's hunt usually is. */
const DOUBT = 1.2;

/** The chance to be done first, for the side whose turn it is, if the other needs about so many turns. */
export function chanceToWin(mine: FinishChances, theirs: number): number {
  let chance = 0;
  for (const [turns, share] of mine.entries())
    if (share > 0) chance += share / (1 + Math.exp((turns - theirs - 0.5) / DOUBT));
  return chance;
}

/** The turns a hunter needs who always takes the best plan, for someone who knows where the mines lie. */
export function turnsNeeded(hunt: Hunt, mines: readonly Square[], valuation: Valuation): number {
  let now = hunt;
  let living = mines;
  for (let turns = 0; turns < LONGEST; turns++) {
    if (now.belief.fields.length === 1) return turns + tourFrom(now.boat, now.belief);
    const plan = bestPlan(now, valuation);
    if (plan === null) return LONGEST;
    living = survivors(living, plan.step);
    const next = truth(branches(now, plan.step), living);
    if (next === null) return LONGEST;
    now = next;
  }
  return LONGEST;
}

const survivors = (mines: readonly Square[], { type, square }: HuntStep): readonly Square[] =>
  type === 'charge' ? mines.filter((mine) => squareNumber(mine) !== square) : mines;

/** The one way that things turn out, mines lying where they lie. */
function truth(ways: readonly Hunt[], mines: readonly Square[]): Hunt | null {
  const real = ways.find(
    ({ belief }) =>
      belief.living === mines.length &&
      belief.fields.includes(numberOf(maskOf(belief.about, mines))),
  );
  return real ?? null;
}
