import { COLUMNS } from '../vocabulary.ts';
import type { Cell, Column, Course } from '../vocabulary.ts';

/** Cells on a side of the chart: 10 turn by turn, 15 in real time (1.3). */
export type ChartSize = 10 | 15;
/** Cells on a side of a sector. */
export const SECTOR_SIZE = 5;

/** The lines and names on a chart, the same for all charts of a size. */
export interface Grid {
  readonly size: ChartSize;
  readonly cells: readonly Cell[]; // all of them, row by row from the north-west
  readonly sectors: number; // how many: the first is in the north-west corner, the last in the south-east
  /** Its place in `cells`; -1: not on this chart. */
  readonly indexOf: (cell: string) => number;
  /** null: not on this chart. */
  readonly cellAt: (column: Column, row: number) => Cell | null;
  readonly columnOf: (cell: Cell) => Column;
  readonly rowOf: (cell: Cell) => number;
  readonly sectorOf: (cell: Cell) => number;
  readonly sectorCells: (sector: number) => readonly Cell[];
  /** The next cell on a course, water or island; null: off the chart. */
  readonly neighbour: (cell: Cell, course: Course) => Cell | null;
  /** The up to 8 cells around a cell, water or island, row by row. */
  readonly around: (cell: Cell) => readonly Cell[];
}

interface GridSpot {
  readonly cell: Cell;
  readonly column: number; // from 0
  readonly row: number; // from 0
  readonly sector: number;
}
type Step = readonly [east: number, south: number];

const STEP: { readonly [Name in Course]: Step } = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
};
const RING: readonly Step[] = [-1, 0, 1]
  .flatMap((south) => [-1, 0, 1].map((east): Step => [east, south]))
  .filter(([east, south]) => east !== 0 || south !== 0);

const sectorAt = (size: ChartSize, column: number, row: number): number =>
  Math.floor(row / SECTOR_SIZE) * (size / SECTOR_SIZE) + Math.floor(column / SECTOR_SIZE) + 1;

const placesOf = (size: ChartSize): readonly GridSpot[] =>
  Array.from({ length: size }, (_, row) =>
    COLUMNS.slice(0, size).map((letter, column): GridSpot => ({
      cell: `${letter}${row + 1}`,
      column,
      row,
      sector: sectorAt(size, column, row),
    })),
  ).flat();

function makeGrid(size: ChartSize): Grid {
  const places = placesOf(size);
  const cells = places.map(({ cell }) => cell);
  const indexes = new Map<string, number>(cells.map((cell, index) => [cell, index]));
  const indexOf = (cell: string): number => indexes.get(cell) ?? -1;
  const placeOf = (cell: Cell): GridSpot => {
    const place = places[indexOf(cell)];
    if (place === undefined)
      throw new RangeError(`${cell} is not on a chart of ${size} by ${size} cells`);
    return place;
  };
  const cellAt = (column: Column, row: number): Cell | null =>
    cells[indexOf(`${column}${row}`)] ?? null;
  const from = (place: GridSpot, [east, south]: Step): Cell | null => {
    const column = COLUMNS[place.column + east];
    return column === undefined ? null : cellAt(column, place.row + 1 + south);
  };
  const along = (course: Course): readonly (Cell | null)[] =>
    places.map((place) => from(place, STEP[course]));
  const neighbours = { N: along('N'), E: along('E'), S: along('S'), W: along('W') };
  const rings = places.map((place) =>
    RING.map((step) => from(place, step)).filter((cell) => cell !== null),
  );
  const sectors = (size / SECTOR_SIZE) ** 2;
  const bySector = Array.from({ length: sectors }, (_, sector) =>
    cells.filter((cell) => placeOf(cell).sector === sector + 1),
  );
  return {
    size,
    cells,
    sectors,
    indexOf,
    cellAt,
    columnOf: (cell) => COLUMNS[placeOf(cell).column] as Column,
    rowOf: (cell) => placeOf(cell).row + 1,
    sectorOf: (cell) => placeOf(cell).sector,
    sectorCells: (sector) => bySector[sector - 1] ?? [],
    neighbour: (cell, course) => neighbours[course][indexOf(cell)] ?? null,
    around: (cell) => rings[indexOf(cell)] ?? [],
  };
}

const GRIDS: { readonly [Size in ChartSize]: Grid } = { 10: makeGrid(10), 15: makeGrid(15) };

export const gridOf = (size: ChartSize): Grid => GRIDS[size];
