import { lowestBerth, masksOf, numberOf } from '../../belief/minefields.ts';
import { AROUND_OF, COURSES_OF, UNREACHED } from '../numbered-board.ts';
import type { SeaTables } from './field-sets.ts';
import { SQUARES } from '../../vocabulary.ts';

/** Turns to destroy a minefield one knows, from each square. The mines themselves and the other boat are in the way. */
export type KnownTours = (living: number, field: number) => Uint8Array;

const kept = new WeakMap<SeaTables, KnownTours[]>();

/** Worked out for a minefield when first asked for, and kept for each place of the other boat. */
export function knownTours(tables: SeaTables, obstacle: number): KnownTours {
  const byObstacle = kept.get(tables) ?? [];
  kept.set(tables, byObstacle);
  return (byObstacle[obstacle] ??= toursAround(tables, obstacle));
}

function toursAround({ sea }: SeaTables, obstacle: number): KnownTours {
  const byLiving: Uint8Array[][] = [];
  const tours: KnownTours = (living, field) =>
    ((byLiving[living] ??= [])[field] ??= living === 0 ? DONE : work(living, field));
  const work = (living: number, field: number): Uint8Array => {
    const turns = new Uint8Array(SQUARES.length).fill(UNREACHED);
    const mask = masksOf(living)[field]!;
    const open = new Uint8Array(SQUARES.length).fill(1);
    open[obstacle] = 0;
    for (let rest = mask; rest !== 0; rest &= rest - 1) open[sea[lowestBerth(rest)]!] = 0;
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      const berth = lowestBerth(rest);
      const onward = tours(living - 1, numberOf(mask ^ (1 << berth)));
      for (const beside of AROUND_OF[sea[berth]!]!)
        if (open[beside] === 1) turns[beside] = Math.min(turns[beside]!, onward[beside]! + 1);
    }
    for (let square = 0; square < turns.length; square++)
      if (turns[square]! < UNREACHED) relax(square, { turns, open, stride: 1 });
    return turns;
  };
  return tours;
}

const DONE = new Uint8Array(SQUARES.length);

/** How long things take from each square of a board that is partly closed. */
export interface Distances {
  readonly turns: Uint8Array | Float64Array; // the more open squares are worked out, the less they hold
  readonly open: Uint8Array; // 1: a boat may enter
  readonly stride: number; // what a move adds
}

const queue = new Uint8Array(4096);

/** Lets what was found for one square count for all squares a boat can come from; says for which it did. */
export function relax(start: number, { turns, open, stride }: Distances, mark?: Uint8Array): void {
  let end = 0;
  queue[end++] = start;
  for (let next = 0; next < end; next++) {
    const longer = turns[queue[next]!]! + stride;
    for (const course of COURSES_OF[queue[next]!]!)
      for (const square of course) {
        if (open[square] === 0) break;
        if (longer >= turns[square]!) continue;
        turns[square] = longer;
        if (mark !== undefined) mark[square] = MOVE_ON;
        queue[end++] = square;
      }
  }
}

/** Marks a square where nothing is to be done but to move on. */
export const MOVE_ON = 255;
