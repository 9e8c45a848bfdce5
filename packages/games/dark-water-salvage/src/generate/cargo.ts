import type { Rng } from '@fathom/kit';
import { REGIONS } from '../vocabulary.ts';
import type { Depth, Region, Rumour } from '../vocabulary.ts';
import type { Chart } from './chart.ts';

/** A value card without its layout: what is left of a cargo in each region. */
export interface Cargo {
  readonly rumour: Rumour;
  readonly worth: ReadonlyMap<Region, number>;
}

/** What is said to have been aboard, at least; at most it is $30 more. */
const RUMOURS = [10, 10, 20, 20, 30, 30, 30, 40, 40, 40, 50, 50, 60, 60, 70, 80];
const SPREAD = 30;
const BOASTED = 8; // no cargo is nearer than that to the most that is said of it

/** Per cent of the cargo that the sea leaves: shallow water takes most of it. */
const LEFT: { readonly [Name in Depth]: readonly [least: number, most: number] } = {
  shallow: [31, 46],
  medium: [53, 70],
  deep: [78, 98],
};

export const drawCargoes = (chart: Chart, rng: Rng): readonly Cargo[] =>
  RUMOURS.map((least) => {
    const cargo = least + rng.int(SPREAD - BOASTED + 1);
    const worth = REGIONS.filter((region) => isWater(chart, region)).map(
      (region): [Region, number] => {
        const [low, high] = LEFT[chart.depths[region]];
        return [region, Math.round((cargo * (low + rng.int(high - low + 1))) / 100)];
      },
    );
    return { rumour: [least, least + SPREAD], worth: new Map(worth) };
  });

export const isWater = ({ cities, features }: Chart, region: Region): boolean =>
  !cities.includes(region) && !features.includes(region);

/** Prestige for locating and for salvaging, one pair a ship, in any order. */
export function drawPrestige(rng: Rng): readonly (readonly [located: number, salvaged: number])[] {
  const located = [1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5];
  return rng.shuffle(located).map((first) => [first, Math.min(9, first + 1 + rng.int(4))]);
}
