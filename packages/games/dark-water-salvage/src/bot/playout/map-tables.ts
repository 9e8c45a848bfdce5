import { alike, regionsOf, splitBy } from '../../belief/region-set.ts';
import type { RegionSet } from '../../belief/region-set.ts';
import type { Content } from '../../content/index.ts';
import { regionNumber, stepsBetween } from '../../grid.ts';
import { trueValue } from '../../rules/salvage.ts';
import { DEPTHS, REGIONS } from '../../vocabulary.ts';
import type { Card } from '../../vocabulary.ts';

/**
 * A map in numbers, made to be read fast. A spot is one of the regions where a wreck can lie, by its place among
 * `wreckRegions`; a set of spots is two words of `HALF` bits each.
 */
export interface MapTables {
  readonly spots: number;
  readonly regionOf: Uint8Array; // by spot
  readonly spotOf: Int8Array; // by region; -1: no wreck can lie there
  readonly salvage: Uint8Array; // by spot: what an attempt costs
  readonly usual: Float64Array; // by spot: what a wreck brings on average
  readonly cities: readonly number[]; // regions
  readonly hire: Uint8Array; // by region; 0 where there is no city
  readonly steps: Uint8Array; // from region × REGIONS + to region
  readonly cards: readonly Card[]; // all but the rumoured value
  readonly cardAt: Uint8Array; // by region: which of the cards can be used there
  readonly alike: SpotSets; // by card × spots + spot: the spots that the card does not tell from this one
  readonly classes: readonly SpotSets[]; // by card: one set for each answer
}
/** A set of spots. */
export interface Spots {
  readonly low: number;
  readonly high: number;
}
/** Many sets of spots. */
interface SpotSets {
  readonly low: Int32Array;
  readonly high: Int32Array;
}

const HALF = 18; // half of the 36 spots of 1.1

const tablesByContent = new WeakMap<Content, MapTables>();

export function mapTablesOf(content: Content): MapTables {
  const known = tablesByContent.get(content);
  if (known !== undefined) return known;
  const map = drawn(content);
  tablesByContent.set(content, map);
  return map;
}

function drawn(content: Content): MapTables {
  const { wreckRegions, terrain, values } = content;
  const cards: readonly Card[] = [...content.cities, ...content.features, ...DEPTHS];
  const toSets = (sets: readonly RegionSet[]): SpotSets => spotSets(content, sets);
  return {
    spots: wreckRegions.length,
    regionOf: Uint8Array.from(wreckRegions, regionNumber),
    spotOf: Int8Array.from(REGIONS, (region) => wreckRegions.indexOf(region)),
    salvage: Uint8Array.from(wreckRegions, (region) => {
      const place = terrain[region];
      return place.kind === 'water' ? place.salvage : 0;
    }),
    usual: Float64Array.from(
      wreckRegions,
      (region) =>
        values.reduce((sum, _, value) => sum + trueValue(content, { region, value }), 0) /
        values.length,
    ),
    cities: content.cities.map(regionNumber),
    hire: Uint8Array.from(REGIONS, (region) => {
      const place = terrain[region];
      return place.kind === 'city' ? place.hire : 0;
    }),
    steps: Uint8Array.from(REGIONS.flatMap((from) => REGIONS.map((to) => stepsBetween(from, to)))),
    cards,
    cardAt: Uint8Array.from(REGIONS, (region) => {
      const place = terrain[region];
      return cards.indexOf(place.kind === 'water' ? place.depth : region);
    }),
    alike: toSets(
      cards.flatMap((card) => wreckRegions.map((region) => alike(content, card, region))),
    ),
    classes: cards.map((card) => toSets([...splitBy(content, card).values()])),
  };
}

function spotSets(content: Content, sets: readonly RegionSet[]): SpotSets {
  const spots = sets.map((set) => spotsOf(content, set));
  return {
    low: Int32Array.from(spots, ({ low }) => low),
    high: Int32Array.from(spots, ({ high }) => high),
  };
}

/** A set of regions as spots. */
export function spotsOf({ wreckRegions }: Content, set: RegionSet): Spots {
  let [low, high] = [0, 0];
  for (const region of regionsOf(set)) {
    const spot = wreckRegions.indexOf(region);
    if (spot < HALF) low |= 1 << spot;
    else high |= 1 << (spot - HALF);
  }
  return { low, high };
}

export const spotSet = (spot: number): Spots =>
  spot < HALF ? { low: 1 << spot, high: 0 } : { low: 0, high: 1 << (spot - HALF) };

export function bitCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The first spot of a set that is not empty. */
export const firstSpot = (low: number, high: number): number =>
  low === 0 ? HALF + 31 - Math.clz32(high & -high) : 31 - Math.clz32(low & -low);

export function membersOf({ low, high }: Spots): readonly number[] {
  const spots: number[] = [];
  for (let rest = low; rest !== 0; rest &= rest - 1) spots.push(firstSpot(rest, 0));
  for (let rest = high; rest !== 0; rest &= rest - 1) spots.push(firstSpot(0, rest));
  return spots;
}
