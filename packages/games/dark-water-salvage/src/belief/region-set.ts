import type { Content } from '../content/index.ts';
import { regionNumber } from '../grid.ts';
import { answerOf } from '../rules/research.ts';
import { REGIONS } from '../vocabulary.ts';
import type { Answer, Card, Region, Rumour } from '../vocabulary.ts';

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

/** A card tells regions apart by its answer: one set for each answer it can give. */
type Split = ReadonlyMap<Answer, RegionSet>;

const splits = new WeakMap<Content, Map<Card, Split>>();

/** How a city's, feature's or depth's card splits the regions that can hold a wreck. */
export function splitBy(content: Content, card: Card): Split {
  const known = splits.get(content) ?? new Map<Card, Split>();
  splits.set(content, known);
  const before = known.get(card);
  if (before !== undefined) return before;
  const parts = new Map<Answer, Region[]>();
  for (const region of content.wreckRegions) {
    const answer = answerOf(content, { region, value: 0 }, card);
    parts.set(answer, [...(parts.get(answer) ?? []), region]);
  }
  const split = new Map([...parts].map(([answer, regions]) => [answer, setOf(regions)]));
  known.set(card, split);
  return split;
}

/** The regions from which a card gives this answer. A rumour is none of them: it tells nothing of the place. */
export const regionsAnswering = (content: Content, card: Card, answer: Answer): RegionSet =>
  splitBy(content, card).get(answer) ?? 0n;

/** The regions that a card does not tell apart from this one. */
export const alike = (content: Content, card: Card, region: Region): RegionSet =>
  regionsAnswering(content, card, answerOf(content, { region, value: 0 }, card));

export const isSameRumour = (one: Rumour, other: Rumour): boolean =>
  one[0] === other[0] && one[1] === other[1];
