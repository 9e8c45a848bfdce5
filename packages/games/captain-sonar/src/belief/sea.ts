import type { Chart } from '../chart.ts';
import { SILENCE_RANGE } from '../rules/range.ts';
import { COURSES } from '../vocabulary.ts';
import type { Cell, Course } from '../vocabulary.ts';
import { boardOf, moved, NOWHERE } from './bitboard.ts';
import type { Bitboard } from './bitboard.ts';

/** So many cells east and south of somewhere. */
export interface Offset {
  readonly east: number;
  readonly south: number;
}

export const STEP: { readonly [Name in Course]: Offset } = {
  N: { east: 0, south: -1 },
  E: { east: 1, south: 0 },
  S: { east: 0, south: 1 },
  W: { east: -1, south: 0 },
};
export const STEPS: readonly Offset[] = COURSES.map((course) => STEP[course]);

export const plus = (one: Offset, other: Offset): Offset => ({
  east: one.east + other.east,
  south: one.south + other.south,
});

/** A chart as boards. */
export interface SeaBits {
  readonly chart: Chart;
  readonly size: number;
  readonly water: Bitboard;
  /** The cells, water or not, that have water at this offset. */
  readonly waterAt: (east: number, south: number) => Bitboard;
  /** How many places on the cell at an offset is. */
  readonly places: (offset: Offset) => number;
  /** The place of an offset on a chart without edges: the rows and columns beyond one edge begin again at the other. */
  readonly wrapped: (offset: Offset) => number;
  readonly boardOf: (cells: readonly Cell[]) => Bitboard;
  readonly where: (fits: (cell: Cell) => boolean) => Bitboard;
}

const seas = new WeakMap<Chart, SeaBits>();

export function seaBits(chart: Chart): SeaBits {
  const known = seas.get(chart);
  if (known !== undefined) return known;
  const sea = chartAsBoards(chart);
  seas.set(chart, sea);
  return sea;
}

function chartAsBoards(chart: Chart): SeaBits {
  const { size, cells, indexOf } = chart;
  const where = (fits: (cell: Cell) => boolean): Bitboard =>
    boardOf([...cells.keys()].filter((index) => fits(cells[index] as Cell)));
  const water = where(chart.isWater);
  const places = ({ east, south }: Offset): number => south * size + east;
  const columns = Array.from({ length: size }, (_, column) =>
    where((cell) => indexOf(cell) % size === column),
  );
  /** Water that is so far east and south of some cell of the chart, brought back there. */
  const waterAt = (east: number, south: number): Bitboard => {
    const cut = columns.filter((_, column) => column >= east && column < size + east);
    const near = cut.reduce((board, column) => board | (column & water), NOWHERE);
    return moved(near, -places({ east, south })) & everywhere;
  };
  const everywhere = boardOf(cells.keys());
  return {
    chart,
    size,
    water,
    places,
    where,
    waterAt: tabled(size, waterAt),
    wrapped: ({ east, south }) =>
      (((south % size) + size) % size) * size + (((east % size) + size) % size),
    boardOf: (some) => boardOf(some.map(indexOf)),
  };
}

/** Each offset is worked out once. */
function tabled(
  size: number,
  make: (east: number, south: number) => Bitboard,
): (east: number, south: number) => Bitboard {
  const width = 2 * size + 1;
  const table: (Bitboard | undefined)[] = Array.from({ length: width * width });
  return (east, south) => {
    if (east < -size || east > size || south < -size || south > size) return NOWHERE;
    const at = (south + size) * width + east + size;
    return (table[at] ??= make(east, south));
  };
}

// Where a boat can have come to if its route did not matter: never less than where it can be.

const onward = ({ waterAt, places }: SeaBits, cells: Bitboard, step: Offset): Bitboard =>
  moved(cells & waterAt(step.east, step.south), places(step));

export const afterCourse = (sea: SeaBits, cells: Bitboard, course: Course): Bitboard =>
  onward(sea, cells, STEP[course]);

export const afterAnyCourse = (sea: SeaBits, cells: Bitboard): Bitboard =>
  STEPS.reduce((reached, step) => reached | onward(sea, cells, step), NOWHERE);

export const afterSilence = (sea: SeaBits, cells: Bitboard): Bitboard =>
  STEPS.reduce((reached, step) => reached | alongLine(sea, cells, step), cells);

function alongLine(sea: SeaBits, cells: Bitboard, step: Offset): Bitboard {
  let all = NOWHERE;
  let last = cells;
  for (let count = 0; count < SILENCE_RANGE; count++) {
    last = onward(sea, last, step);
    all |= last;
  }
  return all;
}
