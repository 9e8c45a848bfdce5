import { maskOf, numberOf } from '../belief/minefields.ts';
import { squareNumber } from '../board.ts';
import type { Square } from '../vocabulary.ts';
import { LONGEST } from './forecast.ts';
import type { Forecast } from './forecast.ts';
import { branches } from './hunt.ts';
import type { Hunt, Step } from './hunt.ts';
import { bestPlan } from './plan.ts';
import type { Temper } from './plan.ts';
import { tourFrom } from './tours.ts';

/** How far off, in turns, an estimate of the other side's hunt usually is. */
const DOUBT = 1.2;

/** The chance to be done first, for the side whose turn it is, if the other needs about so many turns. */
export function chanceToWin(mine: Forecast, theirs: number): number {
  let chance = 0;
  for (const [turns, share] of mine.entries())
    if (share > 0) chance += share / (1 + Math.exp((turns - theirs - 0.5) / DOUBT));
  return chance;
}

/** The turns a hunter needs who always takes the best plan, for someone who knows where the mines lie. */
export function turnsNeeded(hunt: Hunt, mines: readonly Square[], temper: Temper): number {
  let now = hunt;
  let living = mines;
  for (let turns = 0; turns < LONGEST; turns++) {
    if (now.belief.fields.length === 1) return turns + tourFrom(now.boat, now.belief);
    const plan = bestPlan(now, temper);
    if (plan === null) return LONGEST;
    living = survivors(living, plan.step);
    const next = truth(branches(now, plan.step), living);
    if (next === null) return LONGEST;
    now = next;
  }
  return LONGEST;
}

const survivors = (mines: readonly Square[], { type, square }: Step): readonly Square[] =>
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
