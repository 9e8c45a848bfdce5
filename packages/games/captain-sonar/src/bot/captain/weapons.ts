import { berths, torpedoTargets } from '../../rules/weapons.ts';
import { enemyOf } from '../../vocabulary.ts';
import type { Cell } from '../../vocabulary.ts';
import { bits, harmOf, hurt, spreadBy, where } from '../chances.ts';
import { bitsOf } from '../listening.ts';
import { bridgeOf } from '../post.ts';
import type { Option, Post } from '../post.ts';
import { numberOf } from '../sea.ts';
import { closedFor, coursesLeft } from './room.ts';
import { bitWorth } from './tactics.ts';
import type { Tactics } from './tactics.ts';

/** A blast that the Captain could bring about. */
interface Blast {
  readonly type: 'torpedo' | 'trigger' | 'scenario';
  readonly cell: Cell;
}

/** 3.2 Torpedoes, each as good as its blast less what it costs. */
export const shots = (post: Post, tactics: Tactics): readonly Option[] =>
  torpedoTargets(bridgeOf(post)).flatMap((cell) => {
    const value = blastWorth(post, tactics, { type: 'torpedo', cell });
    if (value === null) return [];
    // Nobody fires for less than nothing, so the price of that need not be known.
    const price = value > 0 ? priceOfShot(post, cell) : 0;
    return [{ action: { type: 'torpedo', cell }, value: value - price }];
  });

/** 3.1 The mines of one's own, each as good as its blast. */
export const triggers = (post: Post, tactics: Tactics): readonly Option[] =>
  post.boat.mines.flatMap((cell) => {
    const value = blastWorth(post, tactics, { type: 'trigger', cell });
    return value === null ? [] : [{ action: { type: 'trigger', cell }, value }];
  });

/** 6. The charted mines that are left. */
export const chartedBlasts = (post: Post, tactics: Tactics): readonly Option[] =>
  post.view.charted.flatMap((cell) => {
    const value = blastWorth(post, tactics, { type: 'scenario', cell });
    return value === null ? [] : [{ action: { type: 'scenario', cell }, value }];
  });

/** Damage done less damage taken, and what is learned. null: it may sink the own boat. */
function blastWorth(post: Post, tactics: Tactics, blast: Blast): number | null {
  const { sea, skill, view, side } = post;
  const { at, chances, harm, enemyLeft, ownLeft } = tactics;
  const cell = numberOf(sea, blast.cell);
  const times = blastsOn(post, blast);
  const own = hurt(sea, cell, at) * times;
  const isTreacherous = view.setup.chainMines && view.standing[enemyOf(side)].mines > 0;
  if (own > 0 && own + (isTreacherous ? hurt(sea, cell, at) : 0) >= ownLeft) return null;
  const direct = chances[cell] ?? 0;
  const near = (harm[cell] ?? 0) - 2 * direct;
  const sunk = (2 * times >= enemyLeft ? direct : 0) + (times >= enemyLeft ? near : 0);
  const told = bitWorth(post, tactics) * (bitsOf(direct) + bitsOf(near));
  const { sinking, ownHarm } = skill.temper;
  return (harm[cell] ?? 0) * times + sinking * sunk + told - ownHarm * own;
}

/** With chained mines, what lies on the cell goes off too. */
function blastsOn({ view, boat }: Post, { type, cell }: Blast): number {
  if (!view.setup.chainMines) return 1;
  const own = type !== 'trigger' && boat.mines.includes(cell) ? 1 : 0;
  return 1 + own + (type !== 'scenario' && view.charted.includes(cell) ? 1 : 0);
}

const LOST_MINE = 0.2;

/** A mine of one's own that is lost, and what the enemy learns: the boat is near. */
function priceOfShot(post: Post, cell: Cell): number {
  const { sea, boat, skill } = post;
  const lost = boat.mines.includes(cell) ? LOST_MINE : 0;
  const self = post.self();
  if (self === null) return lost;
  const range = new Set(sea.reach[numberOf(sea, cell)]);
  const after = where(self.chances, (place) => range.has(place));
  return lost + (after === null ? 0 : skill.temper.hiding * (bits(self.chances) - bits(after)));
}

const AHEAD = [3, 5, 7, 9]; // courses from now, for which a mine is laid
const ROOM = 8; // courses that a mine of one's own must not cost

/** 3.1 Mines, each as good as the damage it will do when the enemy comes by. */
export function berthOptions(post: Post, { at }: Tactics): readonly Option[] {
  const { sea } = post;
  const cells = berths(bridgeOf(post));
  if (cells.length === 0) return [];
  const vessel = post.enemy();
  const passing = AHEAD.map((courses) => harmOf(sea, spreadBy(sea, vessel, courses)));
  return cells.map((cell) => {
    const berth = numberOf(sea, cell);
    const closed = closedFor(post);
    closed[berth] = 1;
    const hemmedIn = 1 - coursesLeft({ sea, closed }, at, ROOM) / ROOM;
    const most = Math.max(...passing.map((harm) => harm[berth] ?? 0));
    return { action: { type: 'mine', cell }, value: most - hemmedIn };
  });
}
