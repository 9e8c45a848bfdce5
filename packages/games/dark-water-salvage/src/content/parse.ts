import { perRegion, pointOf } from '../grid.ts';
import { COLUMNS, DEPTHS, REGIONS, ROWS } from '../vocabulary.ts';
import type { Depth, Region, Rumour } from '../vocabulary.ts';
import type { Content, Terrain, Ship, ValueCard } from './content.ts';

/** A map and its cards as they are written down. */
export interface ContentText {
  readonly id: string;
  readonly name: string;
  /** A line a row: "*3" a city where a boat costs $3, "+m" a feature in medium water, "s6" shallow water, salvage $6. */
  readonly map: readonly string[];
  /** Names, row by row. */
  readonly cities: readonly string[];
  readonly features: readonly string[];
  readonly ships: readonly (readonly [name: string, located: number, salvaged: number])[];
  /** A line a row, "-" where no wreck can lie. */
  readonly values: readonly { readonly rumour: Rumour; readonly grid: readonly string[] }[];
}

export function parseContent(text: ContentText): Content {
  const rows = text.map.map(words);
  const fits = rows.length === ROWS.length && rows.every((row) => row.length === COLUMNS.length);
  if (!fits) throw new Error(`${text.id}: the map needs ${ROWS.length} rows of ${COLUMNS.length}`);
  const names = { city: [...text.cities], feature: [...text.features] };
  const terrain = perRegion((region) => {
    const { column, row } = pointOf(region);
    return place(rows[row]?.[column] ?? '', names);
  });
  const of = (kind: Terrain['kind']): readonly Region[] =>
    REGIONS.filter((region) => terrain[region].kind === kind);
  return {
    id: text.id,
    name: text.name,
    terrain,
    cities: of('city'),
    features: of('feature'),
    wreckRegions: of('water'),
    ships: text.ships.map(([name, located, salvaged]): Ship => ({ name, located, salvaged })),
    values: text.values.map(({ rumour, grid }) => valueCard(rumour, grid)),
  };
}

const words = (line: string): readonly string[] => line.trim().split(/\s+/);

/** Takes the next name off its list where the place has one. */
function place(
  word: string,
  names: { readonly city: string[]; readonly feature: string[] },
): Terrain {
  const [mark, rest] = [word.charAt(0), word.slice(1)];
  if (mark === '*') return { kind: 'city', name: taken(names.city, word), hire: amount(rest) };
  if (mark === '+')
    return { kind: 'feature', name: taken(names.feature, word), depth: depth(rest) };
  return { kind: 'water', depth: depth(mark), salvage: amount(rest) };
}

function taken(names: string[], word: string): string {
  const name = names.shift();
  if (name === undefined) throw new Error(`"${word}" has no name left for it`);
  return name;
}

function depth(letter: string): Depth {
  const found = DEPTHS.find((name) => letter !== '' && name.startsWith(letter));
  if (found === undefined) throw new Error(`"${letter}" is no depth: s, m or d was expected`);
  return found;
}

function amount(digits: string): number {
  if (!/^\d+$/.test(digits)) throw new Error(`"${digits}" is no amount in dollars`);
  return Number(digits);
}

const valueCard = (rumour: Rumour, grid: readonly string[]): ValueCard => ({
  rumour,
  grid: grid.map((line) => words(line).map((word) => (word === '-' ? null : amount(word)))),
});
