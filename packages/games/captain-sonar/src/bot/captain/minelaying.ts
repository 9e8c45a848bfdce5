import { berths } from '../../rules/weapons.ts';
import { harmOf, spreadBy } from '../chances.ts';
import { bridgeOf } from '../post.ts';
import type { Option, Post } from '../post.ts';
import { numberOf } from '../sea.ts';
import { closedFor, coursesLeft } from './room.ts';
import type { Tactics } from './tactics.ts';

const AHEAD = [3, 5, 7, 9]; // courses from now, for which a mine is laid
const SOON = [1, 2, ...AHEAD];
const ROOM = 8; // courses that a mine of one's own must not cost

/** 3.1 Mines, each as good as the damage it will do when the enemy comes by. */
export function berthOptions(post: Post, { at }: Tactics): readonly Option[] {
  const { sea } = post;
  const cells = berths(bridgeOf(post));
  if (cells.length === 0) return [];
  const vessel = post.enemy();
  const passing = (post.skill.fights ? SOON : AHEAD).map((courses) =>
    harmOf(sea, spreadBy(sea, vessel, courses)),
  );
  return cells.map((cell) => {
    const berth = numberOf(sea, cell);
    const closed = closedFor(post);
    closed[berth] = 1;
    const hemmedIn = 1 - coursesLeft({ sea, closed }, at, ROOM) / ROOM;
    const most = Math.max(...passing.map((harm) => harm[berth] ?? 0));
    return { action: { type: 'mine', cell }, value: most - hemmedIn };
  });
}
