import type { Chart } from '../chart.ts';

/** In cells from the north-west corner of the chart: the middle of A1 is at 0.5, 0.5. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** One side of an island cell that meets water or the edge of the chart, with the land on the right hand. */
interface Shore {
  readonly from: Point;
  readonly ahead: Point; // one step along the shore
  readonly border: boolean; // the edge of the chart: the land goes on beyond it
}

const SIDES_OF_A_CELL = [
  { corner: { x: 0, y: 0 }, ahead: { x: 1, y: 0 } },
  { corner: { x: 1, y: 0 }, ahead: { x: 0, y: 1 } },
  { corner: { x: 1, y: 1 }, ahead: { x: -1, y: 0 } },
  { corner: { x: 0, y: 1 }, ahead: { x: 0, y: -1 } },
] as const;

/** How far along a shore the coast begins to turn, and how far out to sea it then stands. */
interface Turn {
  readonly along: number;
  readonly out: number;
}
/** Capes are cut and bays filled, so that steps become slopes. */
const TURNS = {
  straight: { along: 1 / 6, out: -0.04 },
  cape: { along: 0.28, out: -0.1 },
  bay: { along: 0.25, out: 0.1 },
} as const satisfies { readonly [Name: string]: Turn };
const MIDDLE: Turn = { along: 0.5, out: -0.01 };
const BEYOND_THE_BORDER = 0.4;
const ROUGHNESS = 0.08;

/**
 * The coasts of the islands as SVG path data, one closed path each, in cells. They are rounded and a little rough,
 * and always the same for the same chart. No coast comes near the middle of a cell of water. Islands at the edge
 * of the chart run on beyond it: clip them.
 */
export const coastline = (chart: Chart): readonly string[] =>
  loopsOf(shoresOf(chart)).map((loop) =>
    smoothPath(loop.flatMap((_, at) => coastPoints(loop, at))),
  );

function shoresOf({ size, water }: Chart): readonly Shore[] {
  const land = (x: number, y: number): boolean => water[y * size + x] === false;
  const inside = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < size && y < size;
  return [...water.keys()].flatMap((index) => {
    const [x, y] = [index % size, Math.floor(index / size)];
    if (!land(x, y)) return [];
    return SIDES_OF_A_CELL.flatMap(({ corner, ahead }): readonly Shore[] => {
      const [outX, outY] = [x + ahead.y, y - ahead.x];
      const border = !inside(outX, outY);
      if (!border && land(outX, outY)) return [];
      return [{ from: { x: x + corner.x, y: y + corner.y }, ahead, border }];
    });
  });
}

/** The shores in closed rounds, one an island. Islands that touch at a corner only stay two. */
function loopsOf(shores: readonly Shore[]): readonly (readonly Shore[])[] {
  const left = new Set(shores);
  const after = ({ from, ahead }: Shore): Shore | undefined => {
    const onward = shores.filter(
      (next) => next.from.x === from.x + ahead.x && next.from.y === from.y + ahead.y,
    );
    return onward.find((next) => bend(ahead, next.ahead) > 0) ?? onward[0];
  };
  return shores.flatMap((first) => {
    const loop: Shore[] = [];
    for (let shore: Shore | undefined = first; shore && left.delete(shore); shore = after(shore))
      loop.push(shore);
    return loop.length > 0 ? [loop] : [];
  });
}

/** More than 0: the shore turns right, around a cape; less: left, into a bay. */
const bend = (before: Point, after: Point): number => before.x * after.y - before.y * after.x;

function coastPoints(loop: readonly Shore[], at: number): readonly Point[] {
  const shore = loop[at] as Shore;
  const first = turnBetween(loop.at(at - 1) as Shore, shore);
  const last = turnBetween(shore, loop[(at + 1) % loop.length] as Shore);
  return [first, MIDDLE, { ...last, along: 1 - last.along }].map(({ along, out }): Point => {
    const x = shore.from.x + shore.ahead.x * along;
    const y = shore.from.y + shore.ahead.y * along;
    const calm = shore.border ? BEYOND_THE_BORDER : out;
    const reach = calm + ROUGHNESS * (2 * grain(x, y) - 1);
    return { x: x + shore.ahead.y * reach, y: y - shore.ahead.x * reach };
  });
}

function turnBetween(before: Shore, after: Shore): Turn {
  const turn = bend(before.ahead, after.ahead);
  if (turn === 0 || before.border || after.border) return TURNS.straight;
  return turn > 0 ? TURNS.cape : TURNS.bay;
}

/** From 0 to 1, scattered, but always the same at the same place. */
function grain(x: number, y: number): number {
  let mixed =
    Math.imul(Math.round(x * 12) + 1, 0x9e3779b1) ^ Math.imul(Math.round(y * 12) + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

/** A closed Catmull-Rom curve through the points, as cubic Béziers. */
function smoothPath(points: readonly Point[]): string {
  const at = (index: number): Point => points.at(index % points.length) as Point;
  const curves = points.map((from, index) => {
    const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)];
    const leaving = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const arriving = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${written(leaving)} ${written(arriving)} ${written(to)}`;
  });
  return `M${written(at(0))}${curves.join('')}Z`;
}

const written = ({ x, y }: Point): string => `${hundredths(x)} ${hundredths(y)}`;
const hundredths = (value: number): number => Math.round(value * 100) / 100;
