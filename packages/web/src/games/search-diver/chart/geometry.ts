import { CORNERS, DIRECTIONS, centreOf, columnRowOf, stepFrom } from '@fathom/search-diver/client';
import type { ColumnRow, DepthChart, Direction, Hex, Point } from '@fathom/search-diver/client';
import { HEX_SIDE, hexShape } from '../../../board/hex-shape.ts';
import type { BoardShape } from '../../../board/shape.ts';

const shapes = new WeakMap<DepthChart, BoardShape<Hex>>();

const numbers = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => String(i + 1).padStart(2, '0'));

/** The board of a chart: its hexes by the names that the rules give them. */
export function shapeOf(chart: DepthChart): BoardShape<Hex> {
  const shape =
    shapes.get(chart) ??
    hexShape(
      numbers(chart.columns),
      numbers(chart.rows),
      (column, row) => `${column}${row}` as Hex,
    );
  shapes.set(chart, shape);
  return shape;
}

type Size = Pick<DepthChart, 'columns' | 'rows'>;

export const middleOf = (hex: Hex): Point => middleAt(columnRowOf(hex));
function middleAt(place: ColumnRow): Point {
  const { x, y } = centreOf(place);
  return { x: x * HEX_SIDE, y: y * HEX_SIDE };
}

/** Which corners bound the side of a hex that faces a neighbour. */
const SIDE_CORNERS: { readonly [Way in Direction]: readonly [number, number] } = {
  se: [0, 1],
  s: [1, 2],
  sw: [2, 3],
  nw: [3, 4],
  n: [4, 5],
  ne: [5, 0],
};

/** Depth at a place; beyond the chart as at its edge, so that waters run on past the neat line. 0: land. */
function feetAt({ columns, rows, depths }: DepthChart, { column, row }: ColumnRow): number {
  const c = Math.min(columns, Math.max(1, column));
  const r = Math.min(rows, Math.max(1, row));
  return depths[(r - 1) * columns + c - 1] ?? 0;
}

/**
 * The outline of all hexes of some depths, as a coast or a depth contour would be drawn: round instead of cornered. It
 * runs a hex past the edges of the chart, where the frame cuts it off.
 */
export function contour(chart: DepthChart, isInside: (feet: number) => boolean): string {
  const inside = (place: ColumnRow): boolean =>
    isNear(chart, place) && isInside(feetAt(chart, place));
  const edges = new Map<string, readonly [Point, Point]>();
  for (let column = 0; column <= chart.columns + 1; column++)
    for (let row = 0; row <= chart.rows + 1; row++) {
      const place = { column, row };
      if (!inside(place)) continue;
      for (const way of DIRECTIONS)
        if (!inside(stepFrom(place, way))) {
          const edge = edgeOf(place, way);
          edges.set(keyOf(edge[0]), edge);
        }
    }
  return loopsOf(edges).map(rounded).join('');
}

const isNear = ({ columns, rows }: Size, { column, row }: ColumnRow): boolean =>
  column >= 0 && column <= columns + 1 && row >= 0 && row <= rows + 1;

const keyOf = ({ x, y }: Point): string => `${Math.round(x)},${Math.round(y)}`;

function edgeOf(place: ColumnRow, way: Direction): readonly [Point, Point] {
  const middle = middleAt(place);
  const [from, to] = SIDE_CORNERS[way];
  const corner = (at: number): Point => {
    const { x, y } = CORNERS[at] ?? { x: 0, y: 0 };
    return { x: middle.x + x * HEX_SIDE, y: middle.y + y * HEX_SIDE };
  };
  return [corner(from), corner(to)];
}

/** At a corner three hexes meet, so no more than one side of an outline leaves it: sides chain in one way only. */
function loopsOf(edges: Map<string, readonly [Point, Point]>): readonly (readonly Point[])[] {
  const loops: (readonly Point[])[] = [];
  for (const first of edges.keys()) {
    const loop: Point[] = [];
    let key = first;
    for (let edge = edges.get(key); edge !== undefined; edge = edges.get(key)) {
      edges.delete(key);
      loop.push(edge[0]);
      key = keyOf(edge[1]);
    }
    loops.push(loop);
  }
  return loops.filter((loop) => loop.length > 2);
}

const between = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});
const midpoints = (loop: readonly Point[]): readonly Point[] =>
  loop.map((point, i) => between(point, loop[(i + 1) % loop.length] ?? point));

/** Through the middles of the sides' middles, with the middles as handles. */
function rounded(loop: readonly Point[]): string {
  const handles = midpoints(loop);
  const stops = midpoints(handles);
  const start = stops.at(-1);
  if (start === undefined) return '';
  const curves = handles.map((handle, i) => {
    const stop = stops[i] ?? handle;
    return `Q${round(handle.x)} ${round(handle.y)} ${round(stop.x)} ${round(stop.y)}`;
  });
  return `M${round(start.x)} ${round(start.y)}${curves.join('')}Z`;
}

/** Every side of the hexes of water once, for the grid. */
export function gridPath(chart: DepthChart): string {
  const sides = new Set<string>();
  for (let column = 1; column <= chart.columns; column++)
    for (let row = 1; row <= chart.rows; row++) {
      const place = { column, row };
      if (feetAt(chart, place) === 0) continue;
      for (const way of DIRECTIONS) {
        const [one, other] = edgeOf(place, way).toSorted((a, b) => a.x - b.x || a.y - b.y);
        if (one === undefined || other === undefined) continue;
        sides.add(
          `M${Math.round(one.x)} ${Math.round(one.y)}L${Math.round(other.x)} ${Math.round(other.y)}`,
        );
      }
    }
  return [...sides].join('');
}

const round = (value: number): number => Math.round(value * 10) / 10;
