import type { Rng } from '@fathom/kit';
import { perRegion, pointOf, stepsBetween } from '../grid.ts';
import { DEPTHS, REGIONS } from '../vocabulary.ts';
import type { Depth, PerRegion, Region } from '../vocabulary.ts';

/** A map without names. */
export interface MapDraft {
  readonly depths: PerRegion<Depth>;
  readonly cities: readonly Region[];
  readonly features: readonly Region[];
  readonly hires: ReadonlyMap<Region, number>;
  readonly salvages: PerRegion<number>;
}

const CITIES = { shore: 5, island: 1 };
const FEATURES = 3;
const MIDDLE: Region = 'E3';

export function drawMap(rng: Rng): MapDraft {
  const depths = drawDepths(rng);
  const shore = REGIONS.filter(isShore);
  const off = REGIONS.filter((region) => !isShore(region));
  const island = apart(rng.shuffle(off), CITIES.island, []);
  const harbours = apart(rng.shuffle(shore), CITIES.shore, island);
  const cities = REGIONS.filter((region) => island.includes(region) || harbours.includes(region));
  const features = apart(rng.shuffle(off), FEATURES, cities);
  return {
    depths,
    cities,
    features: REGIONS.filter((region) => features.includes(region)),
    hires: new Map(cities.map((city) => [city, hireAt(city, rng)])),
    salvages: perRegion((region) => salvageAt(region, depths[region], { cities, rng })),
  };
}

function isShore(region: Region): boolean {
  const { column, row } = pointOf(region);
  return column === 0 || column === 8 || row === 0 || row === 4;
}

/** The first so many of the regions that lie at least two steps from each other and from `others`. */
function apart(
  regions: readonly Region[],
  count: number,
  others: readonly Region[],
): readonly Region[] {
  const chosen: Region[] = [];
  for (const region of regions)
    if (
      chosen.length < count &&
      [...chosen, ...others].every((each) => stepsBetween(each, region) > 1)
    )
      chosen.push(region);
  return chosen;
}

const BASIN_COUNT = 2;
const ROUGH = 3; // how uneven the bottom is, in steps

/** A shelf along the shore that falls off into basins. */
function drawDepths(rng: Rng): PerRegion<Depth> {
  const off = REGIONS.filter((region) => !isShore(region));
  const basins = rng.shuffle(off).slice(0, BASIN_COUNT);
  const heights = new Map(
    REGIONS.map((region) => [
      region,
      Math.min(...basins.map((basin) => stepsBetween(basin, region))) +
        Number(isShore(region)) +
        (rng.int(100) / 100) * ROUGH,
    ]),
  );
  const sorted = REGIONS.toSorted(
    (one, other) => (heights.get(one) ?? 0) - (heights.get(other) ?? 0),
  );
  const [shallow, medium, deep] = DEPTHS;
  const third = REGIONS.length / 3;
  return perRegion((region) => {
    const place = sorted.indexOf(region);
    return place < third ? deep : place < 2 * third ? medium : shallow;
  });
}

/** The nearer to the middle, the dearer: all places are near from there. */
const hireAt = (city: Region, rng: Rng): number =>
  Math.max(2, 5 - Math.floor((stepsBetween(city, MIDDLE) + rng.int(2)) / 2));

const CHEAPEST: { readonly [Name in Depth]: number } = { shallow: 6, medium: 9, deep: 13 };

/** Dearer the deeper it is, and by up to $2 the farther from any city. */
function salvageAt(
  region: Region,
  depth: Depth,
  { cities, rng }: { readonly cities: readonly Region[]; readonly rng: Rng },
): number {
  const farness = Math.min(...cities.map((city) => stepsBetween(city, region)));
  return CHEAPEST[depth] + Math.min(2, Math.max(0, farness - 2 + rng.int(2)));
}
