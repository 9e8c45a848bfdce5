import { maskOf, numberOf } from '../belief/minefields.ts';
import type { BotContext, Rival } from './captain.ts';
import { huntOf } from './hunt.ts';
import type { Hunt } from './hunt.ts';
import { seaTables, fieldSetOf, fieldSetsFor } from './solve/field-sets.ts';
import { HuntSolver, turnsFor } from './solve/hunt-solver.ts';
import { knownTours } from './solve/known-tours.ts';
import { opponent } from '../vocabulary.ts';

/** With more minefields possible than this, a hunt is not worked out to its end. */
export const MANY = 200;
/** Nor is it to the last, if it takes more than this. With the usual rules it hardly ever does. */
export const EFFORT = 1200;
/** Turns that it costs at the start not to know where the mines are: a whole hunt takes 10.06, with a chart of them 7.40. */
const SEARCHING = 2.66;
/** Nobody is taken to need more turns. */
const LONG = 30;

/** How far the other captain has come, if it hunts as well as can be; for each place where our own boat may be in its way. */
export function rivalOf({ view, side }: BotContext): (boat: number) => Rival {
  const hunt = huntOf(view, opponent(side));
  const field = numberOf(maskOf(side, view.mines[side] ?? []));
  const minefields = hunt.belief.fields.length;
  const turnsAround = minefields > MANY ? estimated : solved;
  const known: Rival[] = [];
  return (boat) =>
    (known[boat] ??= { minefields, turns: Math.min(LONG, turnsAround(hunt, field, boat)) });
}

function estimated({ boat, belief }: Hunt, field: number, obstacle: number): number {
  const tours = knownTours(seaTables(belief.about, belief.rules), obstacle);
  return tours(belief.living, field)[boat]! + SEARCHING;
}

function solved({ boat, misses, belief }: Hunt, field: number, obstacle: number): number {
  const sets = fieldSetsFor(belief);
  const position = { set: fieldSetOf(sets, belief), misses, boat };
  return turnsFor(new HuntSolver(sets, obstacle, EFFORT), position, field);
}

/** Nobody reckons with a race longer than this. */
const LONGEST = 24;
/** How far off, in turns, the estimate of the other's hunt usually is: at least, and more for each turn of it. */
const DOUBT = { least: 0.4, aTurn: 0.1 };
/** Of two ways that win as often the shorter is taken. */
const HASTE = 0.02;

/** By number of turns: the chance to win, for who is to move and done after just so many. */
export function oddsAgainst({ turns, minefields }: Rival): Float64Array {
  const doubt = minefields === 1 ? DOUBT.least : DOUBT.least + DOUBT.aTurn * turns;
  return Float64Array.from({ length: LONGEST + 1 }, (_, mine) => {
    const inTime = 1 / (1 + Math.exp((mine - turns - 0.5) / doubt));
    return mine === LONGEST ? 0 : (1 - HASTE) * inTime + HASTE * (1 - mine / LONGEST);
  });
}
