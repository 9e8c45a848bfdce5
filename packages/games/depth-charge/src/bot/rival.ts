import { maskOf, numberOf } from '../belief/minefields.ts';
import { opponent } from '../vocabulary.ts';
import type { Helm } from './captain.ts';
import { huntOf } from './hunt.ts';
import type { Hunt } from './hunt.ts';
import { Alone } from './solve/alone.ts';
import { chartOf } from './solve/chart.ts';
import { knownTours } from './solve/known.ts';
import { turnsFor } from './solve/policy.ts';
import { cloudOf, cloudsFor } from './solve/sight.ts';
import type { Rival } from './thought.ts';

/** With more minefields possible than this, a hunt is not worked out to its end. */
export const MANY = 200;
/** Nor is it to the last, if it takes more than this. With the usual rules it hardly ever does. */
export const EFFORT = 1200;
/** Turns that it costs at the start not to know where the mines are: a whole hunt takes 10.06, with a chart of them 7.40. */
const GROPING = 2.66;
/** Nobody is taken to need more turns. */
const LONG = 30;

/** How far the other captain has come, if it hunts as well as can be; for each place the own boat may be in its way. */
export function rivalOf({ view, side }: Helm): (boat: number) => Rival {
  const hunt = huntOf(view, opponent(side));
  const field = numberOf(maskOf(side, view.mines[side] ?? []));
  const minefields = hunt.belief.fields.length;
  const turnsAround = minefields > MANY ? groping : worked;
  const known: Rival[] = [];
  return (boat) =>
    (known[boat] ??= { minefields, turns: Math.min(LONG, turnsAround(hunt, field, boat)) });
}

function groping({ boat, belief }: Hunt, field: number, obstacle: number): number {
  const tours = knownTours(chartOf(belief.about, belief.rules), obstacle);
  return tours(belief.living, field)[boat]! + GROPING;
}

function worked({ boat, misses, belief }: Hunt, field: number, obstacle: number): number {
  const clouds = cloudsFor(belief);
  const pursuit = { cloud: cloudOf(clouds, belief), misses, boat };
  return turnsFor(new Alone(clouds, obstacle, EFFORT), pursuit, field);
}
