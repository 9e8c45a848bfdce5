export const quoted = (names: readonly string[]): string =>
  names.map((name) => `"${name}"`).join(', ');

/** What is wrong with options, or with the text of a chart. */
export const OPTION_FAULTS = {
  noDate: 'expected a date such as 2026-05-17, or nothing',
  notUsual: (option: string, usual: string | number): string =>
    `the search of the day is the same for everybody: with it, ${option} must be ${usual}`,
  chartAside: 'a chart of your own goes with the map "custom" only',
  seedAside: 'a seed of the chart goes with the map "generated" only',
  noSuchChart: (map: string, known: readonly string[]): string =>
    `there is no chart "${map}": choose ${quoted(known)}, "generated", or "custom" with a chart of your own`,
} as const;

export interface Bounds {
  readonly least: number;
  readonly most: number;
}
interface MarkAt {
  readonly line: number;
  readonly column: number;
  readonly hex: string;
}
const markAt = ({ line, column, hex }: MarkAt): string =>
  `line ${line}, column ${column} (hex ${hex})`;
export const legend = (depths: readonly number[]): string =>
  `use ${depths.join(', ')} for the depth in feet, or -- for land`;

export const CHART_FAULTS = {
  columns: ({ least, most }: Bounds, columns: number): string =>
    `a chart has ${least} to ${most} columns, this has ${columns}`,
  rows: ({ least, most }: Bounds, rows: number): string =>
    `a chart has ${least} to ${most} rows, this has ${rows}`,
  water: (least: number, water: number): string =>
    `a chart needs ${least} hexes of water or more, this has ${water}`,
  deep: (most: number, water: number, deep: number): string =>
    `at most ${most} of these ${water} hexes of water (15%) may be deeper than 60 ft, here ${deep} are`,
  ragged: (line: number, marks: number, first: number): string =>
    `line ${line} has ${marks} marks: each line needs as many as the first, ${first}`,
  tooDeep: (at: MarkAt, feet: number, depths: readonly number[]): string =>
    `${markAt(at)}: ${feet} ft is too deep, nobody can search below ${depths.at(-1)} ft; ${legend(depths)}`,
  noMark: (at: MarkAt, mark: string, depths: readonly number[]): string =>
    `${markAt(at)}: "${mark}" is no mark of a chart; ${legend(depths)}`,
} as const;
