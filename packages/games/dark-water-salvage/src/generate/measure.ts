import { luckOf } from '@fathom/kit';
import { isSingle, setOf, sizeOf, splitBy } from '../belief/region-set.ts';
import type { RegionSet } from '../belief/region-set.ts';
import { parseContent } from '../content/index.ts';
import type { Content, ContentText } from '../content/index.ts';
import { stepsBetween } from '../grid.ts';
import { answerOf } from '../rules/research.ts';
import { trueValue } from '../rules/salvage.ts';
import { DEPTHS, PLAYER_COUNTS } from '../vocabulary.ts';
import type { Card, Depth, Region } from '../vocabulary.ts';
import { debtShare } from './crude-play.ts';

/** A range, both ends in it. */
export type Span = readonly [least: number, most: number];

/** What can be said of a map and its cards in numbers, without playing. */
export interface MapShape {
  readonly cities: number;
  readonly features: number;
  readonly wreckRegions: number;
  readonly shares: { readonly [Name in Depth]: number }; // of the regions that can hold a wreck
  readonly hires: Span;
  readonly salvages: { readonly [Name in Depth]: Span };
  readonly gap: number; // steps between the nearest two cities
  readonly apart: number; // regions that the cities alone tell apart
  readonly pinned: { readonly mean: number; readonly most: number }; // researches, with every card at hand
  readonly pinnedFromCities: { readonly mean: number; readonly most: number };
  readonly ships: number;
  readonly located: number; // prestige of all ships together
  readonly salvaged: number;
  readonly valueCards: number;
  readonly rumours: Span; // the least and the most that is rumoured
  readonly worth: { readonly [Name in Depth]: number }; // what a wreck brings there on average
  readonly kept: { readonly [Name in Depth]: Span }; // by card: its mean there as a share of its mean in the deep
}
/** All that can be said of them. */
export interface Measures extends MapShape {
  readonly inDebt: readonly number[]; // the share of crude players, by their number
}

const GAMES = 400;

/** The same numbers for the same content, every time. */
export function measure(text: ContentText): Measures {
  const content = parseContent(text);
  const inDebt = PLAYER_COUNTS.map((players) =>
    debtShare({ content, players }, GAMES, luckOf(players, text.id)),
  );
  return { ...shapeOf(content), inDebt };
}

export function shapeOf(content: Content): MapShape {
  const { cities, features, wreckRegions, ships, values } = content;
  const everyCard: readonly Card[] = [...cities, ...features, ...DEPTHS];
  const means = values.map((_, value) => perDepth((depth) => meanWorth(content, value, depth)));
  return {
    cities: cities.length,
    features: features.length,
    wreckRegions: wreckRegions.length,
    shares: perDepth((depth) => waters(content, depth).length / wreckRegions.length),
    hires: spanOf(cities.map((city) => priceAt(content, city))),
    salvages: perDepth((depth) =>
      spanOf(waters(content, depth).map((each) => priceAt(content, each))),
    ),
    gap: Math.min(...pairs(cities).map(([one, other]) => stepsBetween(one, other))),
    apart: toldApart(content, cities),
    pinned: pinning(content, everyCard),
    pinnedFromCities: pinning(content, cities),
    ships: new Set(ships.map(({ name }) => name)).size,
    located: sum(ships.map((ship) => ship.located)),
    salvaged: sum(ships.map((ship) => ship.salvaged)),
    valueCards: values.length,
    rumours: spanOf(values.flatMap(({ rumour }) => rumour)),
    worth: perDepth((depth) => sum(means.map((mean) => mean[depth])) / means.length),
    kept: perDepth((depth) => spanOf(means.map((mean) => mean[depth] / mean.deep))),
  };
}

const perDepth = <T>(of: (depth: Depth) => T): { readonly [Name in Depth]: T } => ({
  shallow: of('shallow'),
  medium: of('medium'),
  deep: of('deep'),
});

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

const spanOf = (numbers: readonly number[]): Span => [Math.min(...numbers), Math.max(...numbers)];

const pairs = <T>(items: readonly T[]): readonly (readonly [T, T])[] =>
  items.flatMap((one, i) => items.slice(i + 1).map((other) => [one, other] as const));

function priceAt({ terrain }: Content, region: Region): number {
  const place = terrain[region];
  return place.kind === 'city' ? place.hire : place.kind === 'water' ? place.salvage : 0;
}

const waters = ({ terrain, wreckRegions }: Content, depth: Depth): readonly Region[] =>
  wreckRegions.filter((region) => {
    const place = terrain[region];
    return place.kind === 'water' && place.depth === depth;
  });

function toldApart(content: Content, cards: readonly Card[]): number {
  const told = content.wreckRegions.map((region) =>
    cards.map((card) => answerOf(content, { region, value: 0 }, card)).join(),
  );
  return new Set(told).size;
}

function meanWorth(content: Content, value: number, depth: Depth): number {
  const regions = waters(content, depth);
  return sum(regions.map((region) => trueValue(content, { region, value }))) / regions.length;
}

/** How many researches the best plan needs until it knows where a wreck lies. */
export interface Pinning {
  readonly mean: number; // over all regions
  readonly most: number;
}
interface SearchPlan {
  readonly total: number; // researches, over all regions of a set together
  readonly most: number;
}

const AT_ONCE: SearchPlan = { total: 0, most: 0 };
const NEVER: SearchPlan = { total: Infinity, most: Infinity };

/** With these cards at hand. Infinite if there are regions they do not tell apart. */
export function pinning(content: Content, cards: readonly Card[]): Pinning {
  const splits = cards.map((card) => [...splitBy(content, card).values()]);
  const known = new Map<RegionSet, SearchPlan>();
  const planFor = (left: RegionSet): SearchPlan => {
    if (left === 0n || isSingle(left)) return AT_ONCE;
    const before = known.get(left);
    if (before !== undefined) return before;
    const plan = splits.reduce(
      (best, split) => better(best, asking(left, split, best.total)),
      NEVER,
    );
    known.set(left, plan);
    return plan;
  };
  /** As soon as it cannot beat `limit` it is given up. */
  const asking = (left: RegionSet, split: readonly RegionSet[], limit: number): SearchPlan => {
    const parts = split.map((part) => part & left).filter((part) => part !== 0n);
    if (parts.length < 2) return NEVER;
    let total = sizeOf(left);
    let most = 0;
    for (const part of parts) {
      const plan = planFor(part);
      total += plan.total;
      most = Math.max(most, plan.most);
      if (total > limit) return NEVER;
    }
    return { total, most: most + 1 };
  };
  const all = setOf(content.wreckRegions);
  const { total, most } = planFor(all);
  return { mean: total / sizeOf(all), most };
}

const better = (one: SearchPlan, other: SearchPlan): SearchPlan =>
  other.total < one.total || (other.total === one.total && other.most < one.most) ? other : one;
