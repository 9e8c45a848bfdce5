import { AROUND_OF } from '../numbered-board.ts';
import { MOVES, fieldOf, weightOf } from './field-sets.ts';
import type { FieldSet } from './field-sets.ts';
import { MOVE_ON } from './known-tours.ts';
import { SQUARES } from '../../vocabulary.ts';

/** The best a hunter can do who has all the time in the world and takes no risk to lose. */
export interface Solution {
  /** By square: turns to the end, summed over the fields by weight. Right where asked for, elsewhere not too low. */
  readonly turns: Float64Array;
  readonly drops: Uint8Array; // by square: what to drop there, as `dropOf` reads it; MOVE_ON: nothing
  readonly asked: Uint8Array; // 1: asked for and right
}
/** What a hunter knows, and the misses behind it. */
export interface HuntState {
  readonly set: FieldSet;
  readonly misses: number;
}
export interface Drop {
  readonly type: 'sound' | 'charge';
  readonly square: number;
}

/** Added to the square of a drop: it is a depth charge. */
export const CHARGE = 64;
export const dropOf = (code: number): Drop | null =>
  code === MOVE_ON ? null : { type: code < CHARGE ? 'sound' : 'charge', square: code % CHARGE };

/** One state being solved. */
export interface HuntSearch extends HuntState, Solution {
  readonly open: Uint8Array;
  readonly tours: Float64Array; // by square: turns if the mines were known, by weight
  readonly targets: readonly number[];
  readonly slack: Float64Array; // by square: to be of use there, a drop must come to less than this
}

export const blank = (): Solution => ({
  turns: new Float64Array(SQUARES.length).fill(Infinity),
  drops: new Uint8Array(SQUARES.length).fill(MOVE_ON),
  asked: new Uint8Array(SQUARES.length),
});

/**
 * The turns it takes at least, beyond the tours of known mines, because it is not known which minefield is the real one.
 * Whoever neither sounds nor misses goes one way only, and destroys one minefield: all others cost a turn more. After
 * a miss nothing uncertain is charged any more, so that even that one needs a sounding.
 */
export function uncertaintyCost({ set, misses }: HuntState): number {
  if (set.fields.length === 1) return 0;
  return misses === 0 ? set.weight - set.heaviest : set.weight;
}

/** The least that a drop on a square can come to from a target; Infinity: it is of no use. */
export function lowerBound(
  { set, targets, open, tours, slack }: HuntSearch,
  square: number,
  spent: number,
): number {
  let bound = Infinity;
  for (const boat of AROUND_OF[square]!) {
    const least = spent + tours[boat]!;
    if (open[boat] === 0 || least >= slack[boat]!) continue;
    for (const target of targets)
      bound = Math.min(bound, least + set.weight * MOVES[target * SQUARES.length + boat]!);
  }
  return bound;
}

/** After something was found: what is of use now. */
export function updateSlack({ set, targets, turns, slack }: HuntSearch): void {
  for (let square = 0; square < slack.length; square++) {
    let most = -Infinity;
    for (const target of targets)
      most = Math.max(most, turns[target]! - set.weight * MOVES[target * SQUARES.length + square]!);
    slack[square] = most;
  }
}

/** How far the reports to a sounding split a set. */
export interface SplitStats {
  kinds: number; // reports that can come
  settled: number; // weight of the fields that are known for sure by their report
  likeliest: number; // weight of the likeliest fields of each report, together
}

const stamps = new Int32Array(1024);
const sizes = new Uint16Array(1024);
const heaviest = new Float64Array(1024);
let stamp = 0;
const found: SplitStats = { kinds: 0, settled: 0, likeliest: 0 };

/** Only to be read until the next call: it runs for every square of every set, and then most are not looked into. */
export function splitStats({ fields }: FieldSet, codes: Uint16Array): SplitStats {
  stamp += 1;
  found.kinds = 0;
  found.settled = 0;
  found.likeliest = 0;
  for (const each of fields) {
    const code = codes[fieldOf(each)]!;
    const weight = weightOf(each);
    if (stamps[code] !== stamp) {
      stamps[code] = stamp;
      sizes[code] = 1;
      heaviest[code] = weight;
      found.kinds += 1;
      found.settled += weight;
      found.likeliest += weight;
      continue;
    }
    if (sizes[code] === 1) found.settled -= heaviest[code]!;
    sizes[code]! += 1;
    if (weight > heaviest[code]!) {
      found.likeliest += weight - heaviest[code]!;
      heaviest[code] = weight;
    }
  }
  return found;
}
