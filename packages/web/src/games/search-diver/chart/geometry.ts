import {
  CORNERS,
  DIRECTIONS,
  centreOf,
  hexAt,
  columnRowOf,
  stepFrom,
} from '@fathom/search-diver/client';
import type { DepthChart, Direction, Hex, ColumnRow, Point } from '@fathom/search-diver/client';

/** The side of a hex in the units of the drawing. */
export const SIDE = 40;
const HALF_HEIGHT = (Math.sqrt(3) / 2) * SIDE;

type Size = Pick<DepthChart, 'columns' | 'rows'>;

export const middleOf = (hex: Hex): Point => middleAt(columnRowOf(hex));
export function middleAt(place: ColumnRow): Point {
  const { x, y } = centreOf(place);
  return { x: x * SIDE, y: y * SIDE };
}

/** Around the middle of a hex; `share` of its size. */
export const hexPath = (share = 1): string =>
  `M${CORNERS.map(({ x, y }) => `${round(x * SIDE * share)} ${round(y * SIDE * share)}`).join('L')}Z`;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The neat line around all hexes. */
export const frameOf = ({ columns, rows }: Size): Box => ({
  x: -SIDE,
  y: -HALF_HEIGHT,
  width: ((columns - 1) * 1.5 + 2) * SIDE,
  height: (2 * rows + 1) * HALF_HEIGHT,
});

/** Where a key leads on the grid; null: it is no such key, or there is nothing that way. */
export function hexByKey(
  size: Size,
  from: Hex,
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
): Hex | null {
  const place = columnRowOf(from);
  const { columns, rows } = size;
  const at = (to: ColumnRow): Hex | null =>
    to.column >= 1 && to.column <= columns && to.row >= 1 && to.row <= rows ? hexAt(to) : null;
  switch (key) {
    case 'ArrowUp':
      return at(stepFrom(place, 'n'));
    case 'ArrowDown':
      return at(stepFrom(place, 's'));
    // Both ways along a row of numbers are steps to a neighbour: up and down by turns.
    case 'ArrowLeft':
      return at({ ...place, column: place.column - 1 });
    case 'ArrowRight':
      return at({ ...place, column: place.column + 1 });
    case 'Home':
      return at({ column: 1, row: ctrlKey ? 1 : place.row });
    case 'End':
      return at({ column: columns, row: ctrlKey ? rows : place.row });
    case 'PageUp':
      return at({ ...place, row: 1 });
    case 'PageDown':
      return at({ ...place, row: rows });
    default:
      return null;
  }
}

/** The hex nearest to a point, if one is within reach: fingers are wider than hexes. */
export function nearest(hexes: Iterable<Hex>, point: Point, reach: number): Hex | null {
  let best: { readonly hex: Hex; readonly far: number } | null = null;
  for (const hex of hexes) {
    const { x, y } = middleOf(hex);
    const far = Math.hypot(x - point.x, y - point.y);
    if (far <= reach && (best === null || far < best.far)) best = { hex, far };
  }
  return best?.hex ?? null;
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
    return { x: middle.x + x * SIDE, y: middle.y + y * SIDE };
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
