import { seaOf } from '../board.ts';
import type { PerSide, Square } from '../vocabulary.ts';

export const SIDE_NAMES: PerSide<string> = { black: 'Black', red: 'Red' };
/** On hulls and mines: colour is never the only sign. */
export const SIDE_LETTERS: PerSide<string> = { black: 'B', red: 'R' };
export const SEA_NAMES: PerSide<string> = { black: 'Black Sea', red: 'Red Sea' };

/** The water a square lies in. */
export function waterName(square: Square): string {
  const sea = seaOf(square);
  return sea === null ? 'sand bar' : SEA_NAMES[sea];
}

/** "3,276 minefields", "1 turn". */
export const many = (n: number, one: string): string =>
  `${n.toLocaleString('en')} ${n === 1 ? one : `${one}s`}`;
