import type { BotContext } from '../context.ts';
import { numberOf } from '../sea.ts';
import type { SeaTables } from '../sea.ts';
import type { Weights } from '../weights.ts';

/** Where a boat could still go. */
interface BarredSea {
  readonly sea: SeaTables;
  readonly closed: Uint8Array; // 1: the boat's own route or mine
}

/** 2. The cells this boat may not enter. */
export function closedFor({ sea, boat }: BotContext): Uint8Array {
  const closed = new Uint8Array(sea.count);
  for (const cell of [...boat.route, ...boat.mines]) closed[numberOf(sea, cell)] = 1;
  return closed;
}

const PATIENCE = 600; // cells to try before the longest way found so far must do

/** How many courses a boat on a cell can set before it must surface, up to so many. */
export function coursesLeft({ sea, closed }: BarredSea, from: number, most: number): number {
  const barred = closed.slice();
  barred[from] = 1;
  let tries = PATIENCE;
  const longest = (cell: number, gone: number): number => {
    let found = gone;
    if (gone === most) return found;
    for (const next of sea.ways[cell] ?? []) {
      if (barred[next] === 1) continue;
      if (--tries < 0) return found;
      barred[next] = 1;
      found = Math.max(found, longest(next, gone + 1));
      barred[next] = 0;
      if (found === most) break;
    }
    return found;
  };
  return longest(from, 0);
}

/** How many cells a boat could get to at all. */
function openWater({ sea, closed }: BarredSea, from: number): number {
  const seen = closed.slice();
  seen[from] = 1;
  const found = [from];
  for (const cell of found)
    for (const next of sea.ways[cell] ?? [])
      if (seen[next] !== 1) {
        seen[next] = 1;
        found.push(next);
      }
  return found.length - 1;
}

const FADING = 0.8;

interface Foresight {
  readonly horizon: number; // courses
  readonly weights: Weights;
}

/** What it costs to be so hemmed in that surfacing is near; between 0 and about 1. */
export function crampedness(
  barred: BarredSea,
  from: number,
  { horizon, weights: { area, narrow } }: Foresight,
): number {
  const courses = coursesLeft(barred, from, horizon);
  const sooner = courses === horizon ? 0 : (1 - narrow) * FADING ** courses;
  return sooner + narrow * Math.exp(-openWater(barred, from) / area);
}
