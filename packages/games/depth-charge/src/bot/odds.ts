import type { Rival } from './thought.ts';

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
