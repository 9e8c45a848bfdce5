import { around, hexAt, columnRowOf } from './hex.ts';
import type { Hex, ColumnRow } from './hex.ts';
import { DEPTHS } from './vocabulary.ts';
import type { Depth } from './vocabulary.ts';
import { CHART_FAULTS } from './words/options.ts';

/** The waters of a match. */
export interface DepthChart {
  readonly columns: number;
  readonly rows: number;
  readonly depths: readonly (Depth | null)[]; // in feet, row by row from the top left; null: land
}

/** 1.4 */
export const CHART_SIZE = {
  columns: { least: 18, most: 32 },
  rows: { least: 10, most: 24 },
} as const;
export const DEEP = 60; // what lies deeper is searched hastily at best
export const DEEP_SHARE = 0.15;
/** So many hexes of water leave room to choose, with the most markers a match can have. */
export const LEAST_WATER = 60;

/** null: land, or off the chart. */
export const depthAt = (chart: DepthChart, hex: Hex): Depth | null => {
  const place = columnRowOf(hex);
  return isOn(chart, place)
    ? (chart.depths[(place.row - 1) * chart.columns + place.column - 1] ?? null)
    : null;
};

const isOn = ({ columns, rows }: DepthChart, { column, row }: ColumnRow): boolean =>
  column >= 1 && column <= columns && row >= 1 && row <= rows;

/** All hexes of the chart, land too, in the order of their names. */
export const hexesOf = ({ columns, rows }: DepthChart): readonly Hex[] =>
  Array.from({ length: columns }, (_, c) =>
    Array.from({ length: rows }, (_row, r) => hexAt({ column: c + 1, row: r + 1 })),
  ).flat();

/** The hexes of water, in the order of their names. */
export const waterOf = (chart: DepthChart): readonly Hex[] =>
  hexesOf(chart).filter((hex) => depthAt(chart, hex) !== null);

/** The hexes of water around one, in the order of their names. */
export const waterAround = (chart: DepthChart, hex: Hex): readonly Hex[] =>
  around(columnRowOf(hex))
    .filter((place) => isOn(chart, place))
    .map(hexAt)
    .filter((each) => depthAt(chart, each) !== null)
    .toSorted();

/** 1.4 Says what a chart lacks, or null. */
export function chartFault(chart: DepthChart): string | null {
  const { columns, rows, depths } = chart;
  const { columns: wide, rows: high } = CHART_SIZE;
  if (columns < wide.least || columns > wide.most) return CHART_FAULTS.columns(wide, columns);
  if (rows < high.least || rows > high.most) return CHART_FAULTS.rows(high, rows);
  const water = depths.filter((depth) => depth !== null);
  if (water.length < LEAST_WATER) return CHART_FAULTS.water(LEAST_WATER, water.length);
  const deep = water.filter((depth) => depth > DEEP).length;
  const most = Math.floor(water.length * DEEP_SHARE);
  return deep > most ? CHART_FAULTS.deep(most, water.length, deep) : null;
}

export const isDepth = (feet: number): feet is Depth =>
  (DEPTHS as readonly number[]).includes(feet);
