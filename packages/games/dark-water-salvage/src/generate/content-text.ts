import type { Rng } from '@fathom/kit';
import type { ContentText } from '../content/parse.ts';
import { COLUMNS, REGIONS, ROWS } from '../vocabulary.ts';
import type { Depth, Region, Rumour } from '../vocabulary.ts';
import { drawMap } from './map.ts';
import type { MapDraft } from './map.ts';

/** What it is to be called. */
export interface Title {
  readonly id: string;
  readonly name: string;
}

/** A map and its cards as the luck has it: whether they are any good is another question. */
export function drawContent({ id, name }: Title, rng: Rng): ContentText {
  const map = drawMap(rng);
  const cargoes = drawCargoes(map, rng);
  const prestige = drawPrestige(rng);
  return {
    id,
    name,
    map: rowsOf((region) => markOf(map, region)),
    cities: rng.shuffle(NAMES.cities).slice(0, map.cities.length),
    features: featureNames(map, rng),
    ships: NAMES.ships.map((ship, i) => [ship, ...(prestige[i] ?? [1, 2])] as const),
    values: cargoes.map((cargo) => ({ rumour: cargo.rumour, grid: gridOf(cargo) })),
  };
}

/** The words of the regions, in columns of one width. */
function rowsOf(word: (region: Region) => string): readonly string[] {
  const rows = ROWS.map((row) => COLUMNS.map((column) => word(`${column}${row}`)));
  const width = Math.max(...rows.flat().map(({ length }) => length));
  return rows.map((words) =>
    words
      .map((each) => each.padEnd(width))
      .join(' ')
      .trimEnd(),
  );
}

function markOf({ cities, features, depths, hires, salvages }: MapDraft, region: Region): string {
  const depth = depths[region].charAt(0);
  if (cities.includes(region)) return `*${hires.get(region) ?? 0}`;
  return features.includes(region) ? `+${depth}` : `${depth}${salvages[region]}`;
}

function featureNames({ features, depths }: MapDraft, rng: Rng): readonly string[] {
  const names: { readonly [Name in Depth]: string[] } = {
    shallow: rng.shuffle(NAMES.features.shallow),
    medium: rng.shuffle(NAMES.features.medium),
    deep: rng.shuffle(NAMES.features.deep),
  };
  return features.flatMap((region) => names[depths[region]].shift() ?? []);
}

const gridOf = ({ worth }: Cargo): readonly string[] =>
  ROWS.map((row) =>
    COLUMNS.map((column) => String(worth.get(`${column}${row}`) ?? '-').padStart(2)).join(' '),
  );

/** Names for a cold northern sea, made up for it. */
const NAMES = {
  cities: ['Brackholm', 'Tarnvoe', 'Kelderwick', 'Hallersby', 'Ostrinsund', 'Skelmarsh'],
  features: {
    shallow: ['Eider Reef', 'The Milk Shoal', 'Lowlight Bank'],
    medium: ['The Long Shelf', 'Narwhal Bank', 'The Harrow'],
    deep: ['The Pale Trench', 'Stillwater Hole', 'The Undersea Stair'],
  },
  ships: [
    'Aldren Frost',
    'Bitter Grace',
    'Caskwright',
    'Dunlin Rose',
    'Emberwake',
    'Fulmar Bride',
    'Grayling Duke',
    'Haldis Morrow',
    'Icebound Mercy',
    'Jarl of Skelmarsh',
    'Knotweaver',
    'Lantern Widow',
    'Midwinter Guest',
    'Northern Sorrow',
    'Oskar Vane',
    'Polar Abbot',
  ],
} as const;

/** A value card without its layout: what is left of a cargo in each region. */
interface Cargo {
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

const drawCargoes = (map: MapDraft, rng: Rng): readonly Cargo[] =>
  RUMOURS.map((least) => {
    const cargo = least + rng.int(SPREAD - BOASTED + 1);
    const worth = REGIONS.filter((region) => isWater(map, region)).map(
      (region): [Region, number] => {
        const [low, high] = LEFT[map.depths[region]];
        return [region, Math.round((cargo * (low + rng.int(high - low + 1))) / 100)];
      },
    );
    return { rumour: [least, least + SPREAD], worth: new Map(worth) };
  });

const isWater = ({ cities, features }: MapDraft, region: Region): boolean =>
  !cities.includes(region) && !features.includes(region);

/** Prestige for locating and for salvaging, one pair a ship, in any order. */
function drawPrestige(rng: Rng): readonly (readonly [located: number, salvaged: number])[] {
  const located = [1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5];
  return rng.shuffle(located).map((first) => [first, Math.min(9, first + 1 + rng.int(4))]);
}
