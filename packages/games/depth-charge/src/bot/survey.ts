import { lowestBerth, masksOf } from '../belief/minefields.ts';
import { reportsAt } from '../belief/reports.ts';
import type { Belief } from '../belief.ts';
import { SEAS, squareNumber } from '../board.ts';
import { SQUARES } from '../vocabulary.ts';
import type { PerSide } from '../vocabulary.ts';
import { toursOf } from './tours.ts';
import { nameOf } from './waters.ts';

/** n × log2 n. */
const weight = Float64Array.from({ length: 3277 }, (_, n) => (n === 0 ? 0 : n * Math.log2(n)));
/** How often each report occurs; all zero between uses. Three times of at most 13 make 560 reports. */
const tally = new Uint16Array(560);

/** Bits a sounding charge on a square is expected to tell. */
export function information(belief: Belief, square: number): number {
  const { fields } = belief;
  if (fields.length < 2) return 0;
  const { codes } = reportsAt(belief, nameOf(square));
  for (const field of fields) tally[codes[field]!]!++;
  let unknown = 0;
  for (const field of fields) {
    const code = codes[field]!;
    unknown += weight[tally[code]!]!;
    tally[code] = 0;
  }
  return (weight[fields.length]! - unknown) / fields.length;
}

/** Bits a depth charge tells besides what it does, where it hits with this chance. */
export function informationOfHit(chance: number): number {
  if (chance <= 0 || chance >= 1) return 0;
  return -chance * Math.log2(chance) - (1 - chance) * Math.log2(1 - chance);
}

/** Turns a tour of the mines takes from each square, on average over the minefields. */
export function meanTours({ about, living, fields }: Belief): Float64Array {
  const tours = toursOf(about, living);
  const sums = new Float64Array(SQUARES.length);
  for (const field of fields) {
    const row = field * SQUARES.length;
    for (let square = 0; square < sums.length; square++) sums[square]! += tours[row + square]!;
  }
  return sums.map((sum) => sum / fields.length);
}

const NUMBERS: PerSide<readonly number[]> = {
  black: SEAS.black.map(squareNumber),
  red: SEAS.red.map(squareNumber),
};

/** How many of the minefields have a mine on each square. */
export function mineCounts({ about, living, fields }: Belief): Uint16Array {
  const masks = masksOf(living);
  const counts = new Uint16Array(SQUARES.length);
  const numbers = NUMBERS[about];
  for (const field of fields)
    for (let rest = masks[field]!; rest !== 0; rest &= rest - 1)
      counts[numbers[lowestBerth(rest)]!]!++;
  return counts;
}
