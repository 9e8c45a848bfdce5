import { enemyOf } from '../../vocabulary.ts';
import type { Cell } from '../../vocabulary.ts';
import { hurt } from '../chances.ts';
import { bitsOf } from '../listening.ts';
import type { Post } from '../post.ts';
import { numberOf } from '../sea.ts';
import { stakesOf } from './stakes.ts';
import { bitWorth } from './tactics.ts';
import type { Tactics } from './tactics.ts';

/** A blast that the Captain could bring about. */
export interface Blast {
  readonly type: 'torpedo' | 'trigger' | 'scenario';
  readonly cell: Cell;
}

/** Damage done less damage taken, and what is learned. null: it may sink the own boat. */
export function blastWorth(post: Post, tactics: Tactics, blast: Blast): number | null {
  const { sea, temper, view, side } = post;
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
  if (post.skill.fights) {
    const { trade } = stakesOf(ownLeft, enemyLeft);
    const struck = direct * trade(2 * times, own) + near * trade(times, own);
    return struck + (1 - direct - near) * trade(0, own) + told;
  }
  return (harm[cell] ?? 0) * times + temper.sinking * sunk + told - temper.ownHarm * own;
}

/** With chained mines, what lies on the cell goes off too. */
function blastsOn({ view, boat }: Post, { type, cell }: Blast): number {
  if (!view.setup.chainMines) return 1;
  const own = type !== 'trigger' && boat.mines.includes(cell) ? 1 : 0;
  return 1 + own + (type !== 'scenario' && view.charted.includes(cell) ? 1 : 0);
}
