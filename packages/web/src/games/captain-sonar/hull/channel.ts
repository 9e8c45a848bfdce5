import { HALF_WIDTH, SECTIONS, hullWords } from '@fathom/captain-sonar/client';
import type { Point } from '@fathom/captain-sonar/client';
import { distance } from './pen.ts';

const lineOf = (section: number): readonly Point[] => SECTIONS[section] ?? [];

/** The middle of a section's channel as path data. */
export const channelPath = (section: number): string =>
  lineOf(section)
    .map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('');

const MARGIN = 42;

/** The part of the sheet a section is traced on: large enough for a finger. */
export function sectionFrame(section: number): string {
  const xs = lineOf(section).map(([x]) => x);
  const ys = lineOf(section).map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return `${left} ${top} ${Math.max(...xs) + MARGIN - left} ${Math.max(...ys) + MARGIN - top}`;
}

/** How far a point is from the middle of the channel. */
export function offMiddle(section: number, point: Point): number {
  const line = lineOf(section);
  const offs = line.slice(1).map((to, i) => {
    const from = line[i] ?? to;
    const length = distance(from, to);
    const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    const along = (point[0] - from[0]) * dx + (point[1] - from[1]) * dy;
    const share = Math.min(length, Math.max(0, along));
    return distance(point, [from[0] + share * dx, from[1] + share * dy]);
  });
  return Math.min(...offs);
}

export const EDGES = ['clear', 'near', 'brink'] as const;
export type Edge = (typeof EDGES)[number];

/** How near the pen is to the edge of the channel. */
export function edgeAt(section: number, point: Point): Edge {
  const share = offMiddle(section, point) / HALF_WIDTH;
  if (share > 0.8) return 'brink';
  return share > 0.5 ? 'near' : 'clear';
}

interface Leg {
  readonly words: string;
  readonly end: number; // along the channel
}

function legsOf(section: number): readonly Leg[] {
  const line = lineOf(section);
  let end = 0;
  return line.slice(1).map((to, i) => {
    const from = line[i] ?? to;
    end += distance(from, to);
    return { words: directionWords(from, to), end };
  });
}

const SLANT = 0.12; // less than this to one side is straight for a hand

function directionWords(from: Point, to: Point): string {
  const length = distance(from, to);
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const { ways, aslant } = hullWords;
  const across = dx > 0 ? ways.right : ways.left;
  const along = dy > 0 ? ways.down : ways.up;
  if (Math.abs(dx) < SLANT) return along;
  if (Math.abs(dy) < SLANT) return across;
  return Math.abs(dx) > Math.abs(dy) ? aslant(across, along) : aslant(along, across);
}

/** Which way the channel runs from here, for those who go by words: "left, then left and up". */
export function wayWords(section: number, reached: number): string {
  const ahead = legsOf(section).filter(({ end }) => end > reached + HALF_WIDTH / 2);
  return hullWords.thenOn(ahead.slice(0, 2).map(({ words }) => words));
}
