import { regionNumber } from '../grid.ts';
import { REGIONS } from '../vocabulary.ts';
import type { Region } from '../vocabulary.ts';

/** A set of regions, one bit each by its number. There are 45 of them: too many for the bits of a number. */
export type RegionSet = bigint;

const BITS: readonly bigint[] = REGIONS.map((_, number) => 1n << BigInt(number));
const bitOf = (region: Region): bigint => BITS[regionNumber(region)] ?? 0n;

export const setOf = (regions: Iterable<Region>): RegionSet => {
  let set = 0n;
  for (const region of regions) set |= bitOf(region);
  return set;
};

/** Row by row from the north-west. */
export const regionsOf = (set: RegionSet): readonly Region[] =>
  REGIONS.filter((_, number) => (set & (BITS[number] ?? 0n)) !== 0n);

export const has = (set: RegionSet, region: Region): boolean => (set & bitOf(region)) !== 0n;

export const isSingle = (set: RegionSet): boolean => set !== 0n && (set & (set - 1n)) === 0n;

export function sizeOf(set: RegionSet): number {
  let size = 0;
  for (let rest = set; rest !== 0n; rest &= rest - 1n) size += 1;
  return size;
}
