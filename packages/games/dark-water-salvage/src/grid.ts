import { COLUMNS, REGIONS, ROWS } from './vocabulary.ts';
import type { Bearing, PerRegion, Region } from './vocabulary.ts';

/** Column and row counted from 0, from the north-west. */
export interface Point {
  readonly column: number;
  readonly row: number;
}

const [A, ONE] = [65, 49]; // character codes

/** From 0 (A1) to 44 (I5), row by row. */
export const regionNumber = (region: Region): number =>
  (region.charCodeAt(1) - ONE) * COLUMNS.length + region.charCodeAt(0) - A;

export const pointOf = (region: Region): Point => ({
  column: region.charCodeAt(0) - A,
  row: region.charCodeAt(1) - ONE,
});

/** null: off the map. */
export function regionAt({ column, row }: Point): Region | null {
  const [letter, digit] = [COLUMNS[column], ROWS[row]];
  return letter === undefined || digit === undefined ? null : `${letter}${digit}`;
}

export const perRegion = <T>(make: (region: Region) => T): PerRegion<T> =>
  Object.fromEntries(REGIONS.map((region) => [region, make(region)])) as PerRegion<T>;

/** North, east, south, west: where a boat can go in one step, if nobody is there. */
export const NEIGHBOURS: PerRegion<readonly Region[]> = perRegion((region) => {
  const { column, row } = pointOf(region);
  return [
    { column, row: row - 1 },
    { column: column + 1, row },
    { column, row: row + 1 },
    { column: column - 1, row },
  ]
    .map(regionAt)
    .filter((neighbour) => neighbour !== null);
});

/** 3.2 Straight within a row or column, otherwise the quadrant. null: it is the same region. */
export function bearing(from: Region, to: Region): Bearing | null {
  const [a, b] = [pointOf(from), pointOf(to)];
  const along = b.row < a.row ? 'N' : b.row > a.row ? 'S' : '';
  const across = b.column < a.column ? 'W' : b.column > a.column ? 'E' : '';
  return along === '' && across === '' ? null : (`${along}${across}` as Bearing);
}

/** By row and column, nobody being in the way. */
export function stepsBetween(from: Region, to: Region): number {
  const [a, b] = [pointOf(from), pointOf(to)];
  return Math.abs(a.column - b.column) + Math.abs(a.row - b.row);
}
