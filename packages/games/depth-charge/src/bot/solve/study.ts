import { SQUARES } from '../../vocabulary.ts';
import { AROUND_OF } from '../waters.ts';
import { MOVES } from './chart.ts';
import type { Cloud } from './cloud.ts';
import { ON_THE_WAY } from './drift.ts';

/** The best a hunter can do who has all the time in the world and takes no risk to lose. */
export interface Outlook {
  /** By square: turns to the end, summed over the candidates by weight. Right where asked for, elsewhere not too low. */
  readonly turns: Float64Array;
  readonly drops: Uint8Array; // by square: what to drop there, as `dropOf` reads it; ON_THE_WAY: nothing
  readonly asked: Uint8Array; // 1: asked for and right
}
/** A cloud and the misses a hunter has behind it. */
export interface Plight {
  readonly cloud: Cloud;
  readonly misses: number;
}
export interface Drop {
  readonly type: 'sound' | 'charge';
  readonly square: number;
}

/** Added to the square of a drop: it is a depth charge. */
export const CHARGE = 64;
export const dropOf = (code: number): Drop | null =>
  code === ON_THE_WAY ? null : { type: code < CHARGE ? 'sound' : 'charge', square: code % CHARGE };

/** One plight under study. */
export interface Study extends Plight, Outlook {
  readonly open: Uint8Array;
  readonly tours: Float64Array; // by square: turns if the mines were known, by weight
  readonly targets: readonly number[];
  readonly slack: Float64Array; // by square: to be of use there, a drop must come to less than this
}

export const blank = (): Outlook => ({
  turns: new Float64Array(SQUARES.length).fill(Infinity),
  drops: new Uint8Array(SQUARES.length).fill(ON_THE_WAY),
  asked: new Uint8Array(SQUARES.length),
});

/**
 * The turns it takes at least, beyond the tours of known mines, because it is not known which candidate is the one.
 * Whoever neither sounds nor misses goes one way only, and destroys one candidate: all others cost a turn more. After
 * a miss nothing uncertain is charged any more, so that even that one needs a sounding.
 */
export function groping({ cloud, misses }: Plight): number {
  if (cloud.candidates.length === 1) return 0;
  return misses === 0 ? cloud.weight - cloud.heaviest : cloud.weight;
}

/** The least that a drop on a square can come to from a target; Infinity: it is of no use. */
export function hopeOf(
  { cloud, targets, open, tours, slack }: Study,
  square: number,
  spent: number,
): number {
  let hope = Infinity;
  for (const boat of AROUND_OF[square]!) {
    const least = spent + tours[boat]!;
    if (open[boat] === 0 || least >= slack[boat]!) continue;
    for (const target of targets)
      hope = Math.min(hope, least + cloud.weight * MOVES[target * SQUARES.length + boat]!);
  }
  return hope;
}

/** After something was found: what is of use now. */
export function slacken({ cloud, targets, turns, slack }: Study): void {
  for (let square = 0; square < slack.length; square++) {
    let most = -Infinity;
    for (const target of targets)
      most = Math.max(
        most,
        turns[target]! - cloud.weight * MOVES[target * SQUARES.length + square]!,
      );
    slack[square] = most;
  }
}
