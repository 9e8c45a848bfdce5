import { shapeOf } from './shape.ts';
import type { BoardShape, Geometry, CellNaming } from './shape.ts';

export const HEX_SIDE = 40;

/** A board of hexes with flat tops; every second column, from the second on, lies half a hex lower. */
export const hexShape = <Name extends string>(
  columns: readonly string[],
  rows: readonly string[],
  nameOf: CellNaming<Name>,
): BoardShape<Name> =>
  shapeOf(columns, rows, { nameOf, geometry: hexGeometry(columns.length, rows.length) });

const HALF_HEIGHT = (Math.sqrt(3) / 2) * HEX_SIDE;

/** The middle of the first hex is the origin. */
function hexGeometry(columns: number, rows: number): Geometry {
  return {
    middleAt: ({ column, row }) => ({
      x: column * 1.5 * HEX_SIDE,
      y: (2 * row + (column % 2 === 1 ? 1 : 0)) * HALF_HEIGHT,
    }),
    frame: {
      x: -HEX_SIDE,
      y: -HALF_HEIGHT,
      width: ((columns - 1) * 1.5 + 2) * HEX_SIDE,
      height: (2 * rows + 1) * HALF_HEIGHT,
    },
    margin: { left: 42, top: 34, right: 5, bottom: 5 },
    outline: hexPath(),
    lit: hexPath(0.9),
    ring: hexPath(0.9),
    dot: 6,
    reach: 2.1 * HEX_SIDE, // fingers are wider than hexes
  };
}

/** Around the middle of a hex, clockwise from the right; `share` of its size. */
export function hexPath(share = 1): string {
  const [x, y] = [HEX_SIDE * share, HALF_HEIGHT * share].map(round) as [number, number];
  return `M${x} 0L${round(x / 2)} ${y}L${round(-x / 2)} ${y}L${-x} 0L${round(-x / 2)} ${-y}L${round(x / 2)} ${-y}Z`;
}
const round = (value: number): number => Math.round(value * 10) / 10;
