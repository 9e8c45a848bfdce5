import { beliefOf, believe } from '../belief.ts';
import type { Belief } from '../belief.ts';
import { isSingle, regionsOf, sizeOf, splitBy } from '../belief/region-set.ts';
import type { RegionSet } from '../belief/region-set.ts';
import { contentOf } from '../content/index.ts';
import type { Content } from '../content/index.ts';
import { stepsBetween } from '../grid.ts';
import { isLockedOut } from '../rules/attempts.ts';
import { freeCities } from '../rules/cities.ts';
import { STEP_COST } from '../rules/move.ts';
import { isInPlay } from '../rules/table.ts';
import type { View } from '../view.ts';
import type { HunterName, Region, WreckNumber } from '../vocabulary.ts';

/** What a city is good for to the hunter who has to choose one. */
export interface CityUse {
  readonly region: Region;
  readonly hire: number;
  readonly isCheapest: boolean; // of the free ones, by the price of a boat
  readonly leaves: number; // regions of all, on average, once its card has answered about a wreck nothing is known of
  readonly isSharpest: boolean; // of the free ones, by what its card leaves
  readonly unasked: number; // wrecks its card may still tell something about: not put to it yet, or with that aid by the sheet
  readonly tells: CityTells | null; // the wreck its card tells most about; null: none, or no such aid
  readonly trips: readonly CityTrip[]; // to wrecks whose place is known, the cheapest first
}
export interface CityTells {
  readonly wreck: WreckNumber;
  readonly from: number; // regions
  readonly to: number; // on average
}
export interface CityTrip {
  readonly wreck: WreckNumber;
  readonly region: Region;
  readonly way: number; // dollars: boat and steps, nobody being in the way
  readonly salvage: number; // dollars
  readonly isAffordable: boolean; // with the cash at hand
}

/** Who chooses, and what is known. */
interface Chooser {
  readonly view: View;
  readonly hunter: HunterName;
  readonly content: Content;
  readonly wrecks: readonly WreckNumber[]; // that it may still try for
  readonly belief: Belief | null; // null: the aid is switched off, and only what everybody sees counts
}

/** 2.5 Of every free city, row by row from the north-west. */
export function cityUses(view: View, hunter: HunterName): readonly CityUse[] {
  const chooser: Chooser = {
    view,
    hunter,
    content: contentOf(view.setup),
    wrecks: view.wrecks
      .filter((wreck) => isInPlay(wreck) && !isLockedOut(view, hunter, wreck.number))
      .map(({ number }) => number),
    belief: view.setup.assist === 'candidates' ? believe(view) : null,
  };
  const free = freeCities(view);
  const cheapest = Math.min(...free.map((region) => hireAt(chooser.content, region)));
  const sharpest = Math.min(...free.map((region) => leftBy(chooser.content, region)));
  return free.map((region) => {
    const hire = hireAt(chooser.content, region);
    const leaves = leftBy(chooser.content, region);
    return {
      region,
      hire,
      isCheapest: hire === cheapest,
      leaves,
      isSharpest: leaves === sharpest,
      unasked: unaskedAt(chooser, region),
      tells: tellsAt(chooser, region),
      trips: tripsFrom(chooser, region),
    };
  });
}

const hireAt = ({ terrain }: Content, region: Region): number => {
  const place = terrain[region];
  return place.kind === 'city' ? place.hire : 0;
};

const leftBy = (content: Content, card: Region): number =>
  leftOf(
    content,
    card,
    [...splitBy(content, card).values()].reduce((all, part) => all | part, 0n),
  );

/** How many of these regions a card's answer leaves, on average. */
function leftOf(content: Content, card: Region, regions: RegionSet): number {
  const sizes = [...splitBy(content, card).values()].map((part) => sizeOf(part & regions));
  return sizes.reduce((sum, size) => sum + size * size, 0) / Math.max(1, sizeOf(regions));
}

function unaskedAt(chooser: Chooser, card: Region): number {
  const { view, hunter, wrecks, belief } = chooser;
  if (belief !== null) return allToldAt(chooser, belief, card).length;
  return wrecks.filter(
    (wreck) =>
      view.wrecks[wreck - 1]?.region === null &&
      !view.researches.some(
        (note) => note.hunter === hunter && note.wreck === wreck && note.card === card,
      ),
  ).length;
}

function tellsAt(chooser: Chooser, card: Region): CityTells | null {
  if (chooser.belief === null) return null;
  const [most] = allToldAt(chooser, chooser.belief, card).toSorted(
    (one, other) => one.to / one.from - other.to / other.from,
  );
  return most ?? null;
}

/** Every wreck that the card narrows down further. */
const allToldAt = (
  { content, wrecks }: Chooser,
  belief: Belief,
  card: Region,
): readonly CityTells[] =>
  wrecks
    .map((wreck) => {
      const { regions } = beliefOf(belief, wreck);
      return { wreck, from: sizeOf(regions), to: leftOf(content, card, regions) };
    })
    .filter(({ from, to }) => to < from);

function tripsFrom(chooser: Chooser, city: Region): readonly CityTrip[] {
  const { view, hunter, content, wrecks } = chooser;
  const cash = view.hunters.find(({ name }) => name === hunter)?.cash ?? 0;
  return wrecks
    .flatMap((wreck) => {
      const region = knownPlace(chooser, wreck);
      const place = region === null ? null : content.terrain[region];
      if (region === null || place?.kind !== 'water') return [];
      const way = hireAt(content, city) + STEP_COST * stepsBetween(city, region);
      const { salvage } = place;
      return [{ wreck, region, way, salvage, isAffordable: way + salvage <= cash }];
    })
    .toSorted((one, other) => one.way + one.salvage - other.way - other.salvage);
}

function knownPlace({ view, belief }: Chooser, wreck: WreckNumber): Region | null {
  const shown = view.wrecks[wreck - 1]?.region ?? null;
  if (shown !== null || belief === null) return shown;
  const { regions } = beliefOf(belief, wreck);
  return isSingle(regions) ? (regionsOf(regions)[0] ?? null) : null;
}
