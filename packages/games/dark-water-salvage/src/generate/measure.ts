import { luckOf } from '@fathom/kit';
import { parseContent } from '../content/index.ts';
import type { Content, ContentText } from '../content/index.ts';
import { answerOf } from '../rules/research.ts';
import { trueValue } from '../rules/salvage.ts';
import { stepsBetween } from '../bot/way.ts';
import { DEPTHS, PLAYER_COUNTS } from '../vocabulary.ts';
import type { Card, Depth, Region } from '../vocabulary.ts';
import { debtShare } from './crude-play.ts';
import { pinning } from './pinning.ts';

/** A range, both ends in it. */
export type Span = readonly [least: number, most: number];

/** What can be said of a map and its cards in numbers, without playing. */
export interface Shape {
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
export interface Measures extends Shape {
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

export function shapeOf(content: Content): Shape {
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

function priceAt({ places }: Content, region: Region): number {
  const place = places[region];
  return place.kind === 'city' ? place.hire : place.kind === 'water' ? place.salvage : 0;
}

const waters = ({ places, wreckRegions }: Content, depth: Depth): readonly Region[] =>
  wreckRegions.filter((region) => {
    const place = places[region];
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
