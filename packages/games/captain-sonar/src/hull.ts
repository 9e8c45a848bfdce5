import type { Point } from './actions.ts';

/** 5.2 The four sections of the hull on the sheet, stern to bow: the line in the middle of each white channel. */
export const SECTIONS: readonly (readonly Point[])[] = [
  [
    [270, 180],
    [270, 290],
    [160, 280],
    [80, 225],
    [160, 170],
    [250, 160],
  ],
  [
    [330, 160],
    [480, 160],
    [480, 290],
    [310, 290],
    [310, 180],
  ],
  [
    [520, 270],
    [520, 160],
    [550, 160],
    [560, 80],
    [640, 80],
    [650, 160],
    [700, 160],
    [700, 290],
    [540, 290],
  ],
  [
    [760, 160],
    [850, 165],
    [930, 225],
    [850, 285],
    [740, 290],
    [740, 180],
  ],
];

/** How far the pen may stray from the middle of the channel. */
export const HALF_WIDTH = 16;
/** How near to the mark, or to where it was lifted, the pen must be put down. */
export const TOUCH = 24;
/** So near to its end a section counts as traced. */
const CLOSE = 14;
/** The pen is looked at every so many units of its way, so that no stroke jumps out of the channel and back. */
const STRIDE = 4;
/** How far ahead in the channel the pen can be of what it has traced: nobody cuts from one arm of it to another. */
const REACH = 40;

interface Leg {
  readonly from: Point;
  readonly to: Point;
  readonly start: number; // along the channel
  readonly length: number;
}

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

function legsOf(line: readonly Point[]): readonly Leg[] {
  let start = 0;
  return line.slice(1).map((to, i) => {
    const from = line[i] ?? to;
    const leg = { from, to, start, length: distance(from, to) };
    start += leg.length;
    return leg;
  });
}

const LEGS: readonly (readonly Leg[])[] = SECTIONS.map(legsOf);

const legsAt = (section: number): readonly Leg[] => LEGS[section] ?? [];

export const sectionLength = (section: number): number =>
  legsAt(section).reduce((sum, { length }) => sum + length, 0);

/** Where the pen is first put down on a section. */
export const sectionStart = (section: number): Point => SECTIONS[section]?.[0] ?? [0, 0];

/** The point so far along the channel: for drawing, and for a pen that follows its middle. */
export function alongSection(section: number, reached: number): Point {
  const legs = legsAt(section);
  const leg = legs.findLast(({ start }) => start <= reached) ?? legs[0];
  if (leg === undefined) return [0, 0];
  const share = Math.min(1, Math.max(0, (reached - leg.start) / leg.length));
  return [
    Math.round(leg.from[0] + share * (leg.to[0] - leg.from[0])),
    Math.round(leg.from[1] + share * (leg.to[1] - leg.from[1])),
  ];
}

/** Where the pen is on a section. */
export interface Pen {
  readonly section: number;
  readonly reached: number; // along the channel
  readonly pen: Point | null; // null: not put down yet
}
export type StrokeVerdict =
  | { readonly type: 'elsewhere'; readonly expected: Point } // put down in the wrong place: nothing is drawn
  | { readonly type: 'left'; readonly pen: Point } // out of the channel
  | {
      readonly type: 'traced';
      readonly pen: Point;
      readonly reached: number;
      readonly done: boolean;
    };

/** What a stroke comes to. */
export function judgeStroke(at: Pen, stroke: readonly Point[]): StrokeVerdict {
  const expected = at.pen ?? sectionStart(at.section);
  const first = stroke[0];
  if (first === undefined || distance(first, expected) > TOUCH)
    return { type: 'elsewhere', expected };
  if (arcAt(at.section, first, at.reached) === null) return { type: 'elsewhere', expected };
  const end = sectionLength(at.section) - CLOSE;
  let { reached } = at;
  let pen = at.pen ?? first;
  for (const next of stroke) {
    for (const spot of between(pen, next)) {
      const arc = arcAt(at.section, spot, reached);
      if (arc === null) return { type: 'left', pen: rounded(spot) };
      reached = Math.max(reached, arc);
    }
    pen = next;
    if (reached >= end) return { type: 'traced', pen, reached: Math.round(reached), done: true };
  }
  return { type: 'traced', pen, reached: Math.round(reached), done: false };
}

const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/** The spots the pen passes on a straight line, its end included. */
function between(from: Point, to: Point): readonly Point[] {
  const steps = Math.max(1, Math.ceil(distance(from, to) / STRIDE));
  return Array.from({ length: steps }, (_, i): Point => {
    const share = (i + 1) / steps;
    return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
  });
}

/** How far along the channel a spot lies; null: it lies outside, or too far ahead of what is traced. */
export function arcAt(section: number, [x, y]: Point, reached: number): number | null {
  let nearest = Infinity;
  let arc: number | null = null;
  for (const { from, to, start, length } of legsAt(section)) {
    if (start > reached + REACH) break;
    const dx = (to[0] - from[0]) / length;
    const dy = (to[1] - from[1]) / length;
    const along = Math.min(length, Math.max(0, (x - from[0]) * dx + (y - from[1]) * dy));
    const off = Math.hypot(x - from[0] - along * dx, y - from[1] - along * dy);
    const place = start + along;
    if (off <= HALF_WIDTH && off < nearest && place <= reached + REACH) {
      nearest = off;
      arc = place;
    }
  }
  return arc;
}
