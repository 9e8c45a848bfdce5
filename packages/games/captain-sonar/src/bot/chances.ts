import type { Course } from '../vocabulary.ts';
import type { SeaTables } from './sea.ts';

/** How likely a boat is on each cell; all together 1. */
export type Chances = Float64Array;

export function evenly(sea: SeaTables): Chances {
  const chances = new Float64Array(sea.count);
  for (const cell of sea.water) chances[cell] = 1 / sea.water.length;
  return chances;
}

/** What is left where the test holds; null: nothing is, so the test must be wrong. */
export function where(chances: Chances, holds: (cell: number) => boolean): Chances | null {
  const left = new Float64Array(chances.length);
  let sum = 0;
  for (let cell = 0; cell < left.length; cell++) {
    const chance = chances[cell] ?? 0;
    if (chance === 0 || !holds(cell)) continue;
    left[cell] = chance;
    sum += chance;
  }
  return sum === 0 ? null : scaled(left, 1 / sum);
}

export function scaled(chances: Chances, by: number): Chances {
  for (let cell = 0; cell < chances.length; cell++) chances[cell] = (chances[cell] ?? 0) * by;
  return chances;
}

/** Some of what was on each cell is on those next to it as well. */
export function blurred(sea: SeaTables, chances: Chances, share: number): Chances {
  const after = new Float64Array(sea.count);
  for (const cell of sea.water) {
    const chance = chances[cell] ?? 0;
    if (chance === 0) continue;
    const ways = sea.ways[cell] ?? [];
    const lost = ways.length === 0 ? 0 : share * chance;
    after[cell] = (after[cell] ?? 0) + chance - lost;
    for (const way of ways) after[way] = (after[way] ?? 0) + lost / ways.length;
  }
  return after;
}

/** Where a boat may be, and where it was heading: it cannot turn back. */
interface DriftingBoat {
  readonly chances: Chances;
  readonly heading: Course | null;
}
const BACK: { readonly [Name in Course]: Course } = { N: 'S', E: 'W', S: 'N', W: 'E' };

/** The boat has gone on by one cell, nobody knows on which course. */
function spread(sea: SeaTables, { chances, heading }: DriftingBoat): Chances {
  const after = new Float64Array(sea.count);
  const barred = heading && sea.next[BACK[heading]];
  for (let cell = 0; cell < sea.count; cell++) {
    const chance = chances[cell] ?? 0;
    if (chance === 0) continue;
    const back = barred?.[cell] ?? -1;
    const ways = sea.ways[cell] ?? [];
    const share = chance / (back < 0 ? ways.length : Math.max(1, ways.length - 1));
    for (const way of ways) if (way !== back) after[way] = (after[way] ?? 0) + share;
  }
  return after;
}

/** The same for so many courses. */
export function spreadBy(sea: SeaTables, boat: DriftingBoat, courses: number): Chances {
  let after = boat.chances;
  for (let course = 0; course < courses; course++)
    after = spread(sea, { chances: after, heading: course === 0 ? boat.heading : null });
  return after;
}

/** The damage a blast on each cell is expected to do to a boat with these chances (3.3). */
export function harmOf(sea: SeaTables, chances: Chances): Float64Array {
  const harm = new Float64Array(sea.count);
  for (let cell = 0; cell < sea.count; cell++) {
    const chance = chances[cell] ?? 0;
    if (chance === 0) continue;
    harm[cell] = (harm[cell] ?? 0) + 2 * chance;
    for (const near of sea.ring[cell] ?? []) harm[near] = (harm[near] ?? 0) + chance;
  }
  return harm;
}

/** 3.3 What a blast on one cell does to a boat on another. */
export function hurt(sea: SeaTables, blast: number, boat: number): 0 | 1 | 2 {
  if (blast === boat) return 2;
  return sea.ring[blast]?.includes(boat) === true ? 1 : 0;
}

/** How much is unknown, in bits: 0 for a boat that is found, 3 for 8 cells alike. */
export function bits(chances: Chances): number {
  let unknown = 0;
  for (const chance of chances) if (chance > 0) unknown -= chance * Math.log2(chance);
  return unknown;
}

/** The likeliest cells, the likeliest first. */
export function likeliest(chances: Chances, most: number): readonly number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < chances.length; cell++) if ((chances[cell] ?? 0) > 0) cells.push(cell);
  return cells.toSorted((one, other) => (chances[other] ?? 0) - (chances[one] ?? 0)).slice(0, most);
}
