import type { Deed, Post } from '../post.ts';
import { nameOf } from '../sea.ts';
import type { Sea } from '../sea.ts';

const NEAR = 4; // courses within which there should be water enough
const FIT = 0.75; // of the cells, the roomiest so many are good starts

/** 1.4 Anywhere but in the narrows, each place as likely as the others. */
export function start({ sea, luck }: Post): Deed {
  const room = sea.water.map((cell) => roomAt(sea, cell));
  const enough = room.toSorted((one, other) => other - one)[Math.floor(room.length * FIT)] ?? 0;
  const cells = sea.water.filter((_, i) => (room[i] ?? 0) >= enough);
  return { action: { type: 'start', cell: nameOf(sea, luck.pick(cells)) } };
}

/** Water at hand, and ways out of the place itself. */
const roomAt = (sea: Sea, cell: number): number =>
  sea.water.filter((other) => (sea.far[cell]?.[other] ?? NEAR + 1) <= NEAR).length +
  3 * (sea.ways[cell]?.length ?? 0);
