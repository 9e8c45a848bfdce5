import { COURSES_OF } from '../waters.ts';

/** How long things take from each square of a board that is partly closed. */
export interface Waters {
  readonly turns: Uint8Array | Float64Array; // the more open squares are worked out, the less they hold
  readonly open: Uint8Array; // 1: a boat may enter
  readonly stride: number; // what a move adds
}

const queue = new Uint8Array(4096);

/** Lets what was found for one square count for all squares a boat can come from; says for which it did. */
export function drift(start: number, { turns, open, stride }: Waters, mark?: Uint8Array): void {
  let end = 0;
  queue[end++] = start;
  for (let next = 0; next < end; next++) {
    const longer = turns[queue[next]!]! + stride;
    for (const course of COURSES_OF[queue[next]!]!)
      for (const square of course) {
        if (open[square] === 0) break;
        if (longer >= turns[square]!) continue;
        turns[square] = longer;
        if (mark !== undefined) mark[square] = ON_THE_WAY;
        queue[end++] = square;
      }
  }
}

/** Marks a square where nothing is to be done but to move on. */
export const ON_THE_WAY = 255;
