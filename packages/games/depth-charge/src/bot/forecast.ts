import { branches } from './hunt.ts';
import type { Hunt, Step } from './hunt.ts';
import { bestPlan } from './plan.ts';
import type { Temper } from './plan.ts';
import { tourFrom } from './tours.ts';

/** How a hunt may go on: by number of turns, the chance to be done after just so many. The rest of 1: to lose. */
export type Forecast = Float64Array;

/** Turns after which a hunt is given up as endless. */
export const LONGEST = 40;

/** Takes the step and from then on the best plan, through every way things can turn out. */
export function forecast(hunt: Hunt, step: Step, temper: Temper): Forecast {
  const done = new Float64Array(LONGEST + 1);
  const follow = (now: Hunt, turns: number, chance: number): void => {
    const plan = now.belief.fields.length > 1 ? bestPlan(now, temper) : null;
    if (plan === null || turns >= LONGEST) {
      const left = now.belief.fields.length > 1 ? LONGEST : tourFrom(now.boat, now.belief);
      done[Math.min(LONGEST, turns + left)]! += chance;
    } else spread(now, plan.step, (next, share) => follow(next, turns + 1, chance * share));
  };
  spread(hunt, step, (next, share) => follow(next, 1, share));
  return done;
}

/** Each way a step can turn out, with its chance. */
function spread(hunt: Hunt, step: Step, visit: (next: Hunt, share: number) => void): void {
  for (const way of branches(hunt, step))
    visit(way, way.belief.fields.length / hunt.belief.fields.length);
}
