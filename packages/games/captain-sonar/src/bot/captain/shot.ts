import { harmOf, hurt } from '../chances.ts';
import type { Berth, Engagement } from './engagement.ts';
import { massOf } from './fleet.ts';
import type { Stakes } from './stakes.ts';
import type { Tactics } from './tactics.ts';

export interface Shot {
  readonly target: number;
  readonly value: number;
  readonly sunk: number; // the chance that it sinks the enemy
}
/** How likely a blast strikes the enemy. */
export interface Odds {
  readonly direct: number;
  readonly near: number;
}

/** What a blast is worth that does so much damage to the own boat. */
export const tradeOf = ({ trade }: Stakes, { direct, near }: Odds, own: number): number =>
  direct * trade(2, own) + near * trade(1, own) + (1 - direct - near) * trade(0, own);

export const sinking = ({ enemyLeft }: Tactics, { direct, near }: Odds): number =>
  (enemyLeft <= 2 ? direct : 0) + (enemyLeft <= 1 ? near : 0);

const NO_SHOT: Shot = { target: -1, value: 0, sunk: 0 };

/** The best a torpedo can do from there. */
export function bestShot(
  { post, stakes, tactics }: Engagement,
  { at, stage, charge, fleet }: Berth,
): Shot {
  if (stage < charge) return NO_SHOT;
  const { sea } = post;
  const { gains } = stakes;
  const chances = massOf(sea, fleet);
  const harm = harmOf(sea, chances);
  let best = NO_SHOT;
  for (const target of sea.reach[at] ?? []) {
    const all = harm[target] ?? 0;
    if (all === 0) continue;
    const direct = chances[target] ?? 0;
    const odds = { direct, near: all - 2 * direct };
    const own = hurt(sea, target, at);
    const value = own === 0 ? direct * gains[2] + odds.near * gains[1] : tradeOf(stakes, odds, own);
    if (value > best.value) best = { target, value, sunk: sinking(tactics, odds) };
  }
  return best;
}

/** What a mine of one's own does beyond what it is worth to keep. */
export function bestTrigger({ post, stakes }: Engagement, { at, fleet }: Berth): number {
  const { sea, boat, temper } = post;
  if (boat.mines.length === 0) return 0;
  const chances = massOf(sea, fleet);
  let most = 0;
  for (const mine of boat.mines) {
    const cell = sea.chart.indexOf(mine);
    let near = 0;
    for (const beside of sea.ring[cell] ?? []) near += chances[beside] ?? 0;
    const odds = { direct: chances[cell] ?? 0, near };
    most = Math.max(most, tradeOf(stakes, odds, hurt(sea, cell, at)) - temper.keptMine);
  }
  return most;
}
