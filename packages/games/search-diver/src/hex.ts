/**
 * The hex grid. Hexes have flat tops and stand in columns; every second column, beginning with column 2, sits half a hex
 * lower. A hex is named CCRR: "1607" is row 7 of column 16, counted from 1 at the top left.
 */
export type Hex = `${number}`;

export interface ColumnRow {
  readonly column: number; // from 1
  readonly row: number; // from 1
}
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const hexAt = ({ column, row }: ColumnRow): Hex =>
  `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}` as Hex;

export const columnRowOf = (hex: Hex): ColumnRow => ({
  column: Number(hex.slice(0, 2)),
  row: Number(hex.slice(2)),
});

const isLowered = (column: number): boolean => column % 2 === 0;

/** The directions around a hex, clockwise from the top. */
export const DIRECTIONS = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The next place in a direction, whether or not a chart reaches so far. */
export function stepFrom({ column, row }: ColumnRow, direction: Direction): ColumnRow {
  const up = isLowered(column) ? row : row - 1; // the row of the upper two of the four beside it
  switch (direction) {
    case 'n':
      return { column, row: row - 1 };
    case 's':
      return { column, row: row + 1 };
    case 'ne':
      return { column: column + 1, row: up };
    case 'se':
      return { column: column + 1, row: up + 1 };
    case 'sw':
      return { column: column - 1, row: up + 1 };
    case 'nw':
      return { column: column - 1, row: up };
    default:
      return direction satisfies never;
  }
}

/** The six places around one, clockwise from the top. */
export const around = (place: ColumnRow): readonly ColumnRow[] =>
  DIRECTIONS.map((direction) => stepFrom(place, direction));

export const areAdjacent = (one: Hex, other: Hex): boolean =>
  around(columnRowOf(one)).some((place) => hexAt(place) === other);

/** How many steps it is from one hex to another. */
export function distance(one: Hex, other: Hex): number {
  const [a, b] = [cubeOf(columnRowOf(one)), cubeOf(columnRowOf(other))];
  return Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.s - b.s));
}

/** Three axes that add up to 0, in which distances are simple. */
function cubeOf({ column, row }: ColumnRow): {
  readonly q: number;
  readonly r: number;
  readonly s: number;
} {
  const q = column;
  const r = row - Math.floor((column + 1) / 2);
  return { q, r: r === 0 ? 0 : r, s: -q - r };
}

const ROOT_3 = Math.sqrt(3);

/** The middle of a hex whose sides are 1 long; the middle of 0101 is the origin. */
export const centreOf = ({ column, row }: ColumnRow): Point => ({
  x: (column - 1) * 1.5,
  y: ROOT_3 * (row - 1 + (isLowered(column) ? 0.5 : 0)),
});

/** The corners of a hex around its middle, clockwise from the right, for sides 1 long. */
export const CORNERS: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0.5, y: ROOT_3 / 2 },
  { x: -0.5, y: ROOT_3 / 2 },
  { x: -1, y: 0 },
  { x: -0.5, y: -ROOT_3 / 2 },
  { x: 0.5, y: -ROOT_3 / 2 },
];
