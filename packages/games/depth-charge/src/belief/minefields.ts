import { SEAS } from '../board.ts';
import { MINES_A_SIDE } from '../rules/placement.ts';
import type { SideName, Square } from '../vocabulary.ts';

/**
 * A minefield is a set of living mines in one sea. The squares of a sea are its berths 0 … 27, in the order
 * of SEAS; a minefield is the mask of its berths, and has a number among those of as many mines. Both seas
 * share masks and numbers: they differ only in what squares the berths stand for.
 */
export const BERTHS: number = SEAS.black.length;

/** Ascending masks, by the number of mines. The number of a minefield is its index here. */
const MASKS: readonly Int32Array[] = Array.from({ length: MINES_A_SIDE + 1 }, (_, mines) =>
  Int32Array.from(ascending(mines)),
);

export const masksOf = (mines: number): Int32Array => MASKS[mines] ?? new Int32Array();

/** Every mask of so many bits. The next greater one: carry the lowest run of ones, drop the rest to the bottom. */
function* ascending(bits: number): Iterable<number> {
  let mask = 2 ** bits - 1;
  while (mask < 2 ** BERTHS) {
    yield mask;
    if (mask === 0) return;
    const low = mask & -mask;
    const carried = mask + low;
    mask = carried | ((carried ^ mask) >>> (2 + lowestBerth(mask)));
  }
}

export function lowestBerth(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

/** The index of a mask in masksOf: how many masks of as many bits are smaller. */
export function numberOf(mask: number): number {
  let number = 0;
  let rest = mask;
  for (let n = 1; rest !== 0; n++) {
    number += choose(lowestBerth(rest), n);
    rest &= rest - 1;
  }
  return number;
}

function choose(from: number, n: number): number {
  if (n === 1) return from;
  if (n === 2) return (from * (from - 1)) / 2;
  return (from * (from - 1) * (from - 2)) / 6;
}

/** Those of the squares that lie in this sea, as a mask. */
export function maskOf(side: SideName, squares: readonly Square[]): number {
  let mask = 0;
  for (const square of squares) {
    const berth = SEAS[side].indexOf(square);
    if (berth >= 0) mask |= 1 << berth;
  }
  return mask;
}

export const squaresOf = (side: SideName, mask: number): readonly Square[] =>
  SEAS[side].filter((_square, berth) => (mask & (1 << berth)) !== 0);
