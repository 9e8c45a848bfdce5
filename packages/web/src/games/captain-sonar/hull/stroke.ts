import { LONGEST_STROKE, SHEET_SIZE } from '@fathom/captain-sonar/client';
import type { Point } from '@fathom/captain-sonar/client';

/** Nearer points say nothing about a trace. */
const LEAST_STEP = 3;

const within = (value: number, most: number): number =>
  Math.min(most, Math.max(0, Math.round(value)));

/** The nearest point that can be sent. */
export const onSheet = ([x, y]: Point): Point => [
  within(x, SHEET_SIZE.width),
  within(y, SHEET_SIZE.height),
];

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

export const isStep = (from: Point, to: Point): boolean => distance(from, to) >= LEAST_STEP;

/** A piece of a stroke to send, and where the next one goes on. */
export interface Chunk {
  readonly stroke: readonly Point[];
  readonly rest: readonly Point[];
  readonly anchor: Point;
}

/**
 * Each piece begins with the last point of the one before: a quick pen goes further from point to point than
 * the rules let it be put down from where it was.
 */
export function nextChunk(anchor: Point, waiting: readonly Point[]): Chunk {
  const taken = waiting.slice(0, LONGEST_STROKE - 1);
  return {
    stroke: [anchor, ...taken],
    rest: waiting.slice(taken.length),
    anchor: taken.at(-1) ?? anchor,
  };
}
