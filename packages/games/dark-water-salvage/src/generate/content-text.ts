import type { Rng } from '@fathom/kit';
import type { ContentText } from '../content/parse.ts';
import { COLUMNS, ROWS } from '../vocabulary.ts';
import type { Depth, Region } from '../vocabulary.ts';
import { drawCargoes, drawPrestige } from './cargo.ts';
import type { Cargo } from './cargo.ts';
import { drawChart } from './chart.ts';
import type { Chart } from './chart.ts';
import { NAMES } from './names.ts';

/** What it is to be called. */
export interface Title {
  readonly id: string;
  readonly name: string;
}

/** A map and its cards as the luck has it: whether they are any good is another question. */
export function drawContent({ id, name }: Title, rng: Rng): ContentText {
  const chart = drawChart(rng);
  const cargoes = drawCargoes(chart, rng);
  const prestige = drawPrestige(rng);
  return {
    id,
    name,
    map: rowsOf((region) => markOf(chart, region)),
    cities: rng.shuffle(NAMES.cities).slice(0, chart.cities.length),
    features: featureNames(chart, rng),
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

function markOf({ cities, features, depths, hires, salvages }: Chart, region: Region): string {
  const depth = depths[region].charAt(0);
  if (cities.includes(region)) return `*${hires.get(region) ?? 0}`;
  return features.includes(region) ? `+${depth}` : `${depth}${salvages[region]}`;
}

function featureNames({ features, depths }: Chart, rng: Rng): readonly string[] {
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
