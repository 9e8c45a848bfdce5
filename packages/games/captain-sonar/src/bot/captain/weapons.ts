import { torpedoTargets } from '../../rules/weapons.ts';
import { perSide } from '../../vocabulary.ts';
import type { Cell } from '../../vocabulary.ts';
import { bits, where } from '../chances.ts';
import { bridgeOf } from '../post.ts';
import type { Option, Post } from '../post.ts';
import { numberOf } from '../sea.ts';
import { blastWorth } from './blast-worth.ts';
import { berthNow, engagementOf } from './engagement.ts';
import { fired, held } from './fight.ts';
import { sinking } from './shot.ts';
import type { Tactics } from './tactics.ts';

/** 3.2 Torpedoes, each as good as its blast less what it costs. */
export const shots = (post: Post, tactics: Tactics): readonly Option[] =>
  post.skill.fights ? foughtShots(post, tactics) : plainShots(post, tactics);

const plainShots = (post: Post, tactics: Tactics): readonly Option[] =>
  blasts(post, tactics).map(({ cell, value }) => ({
    action: { type: 'torpedo', cell },
    // Nobody fires for less than nothing, so the price of that need not be known.
    value: value - (value > 0 ? priceOfShot(post, cell) : 0),
  }));

interface Struck {
  readonly cell: Cell;
  readonly value: number;
}

/** What a torpedo does on each cell in range. */
const blasts = (post: Post, tactics: Tactics): readonly Struck[] =>
  torpedoTargets(bridgeOf(post)).flatMap((cell) => {
    const value = blastWorth(post, tactics, { type: 'torpedo', cell });
    return value === null ? [] : [{ cell, value }];
  });

const TARGETS = 3; // that are thought through

/** By how much it is better to fire now than to keep the torpedo. */
function foughtShots(post: Post, tactics: Tactics): readonly Option[] {
  const { sea, temper, boat } = post;
  const worth = blasts(post, tactics)
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value)
    .slice(0, TARGETS);
  if (worth.length === 0) return [];
  const engagement = engagementOf(post, tactics);
  const berth = berthNow(post, engagement, 0);
  const hold = held(engagement, berth) + temper.torpedo;
  return worth.map(({ cell, value }) => {
    const lost = boat.mines.includes(cell) ? temper.lostMine : 0;
    const target = numberOf(sea, cell);
    const direct = tactics.chances[target] ?? 0;
    const odds = { direct, near: (tactics.harm[target] ?? 0) - 2 * direct };
    const shot = { target, value: value - lost, sunk: sinking(tactics, odds) };
    return { action: { type: 'torpedo', cell }, value: fired(engagement, berth, shot) - hold };
  });
}

/** 3.1 The mines of one's own, each as good as its blast. */
export const triggers = (post: Post, tactics: Tactics): readonly Option[] =>
  post.boat.mines.flatMap((cell) => {
    const value = blastWorth(post, tactics, { type: 'trigger', cell });
    if (value === null) return [];
    const price = post.skill.fights && value > 0 ? priceOfTrigger(post, cell) : 0;
    return [{ action: { type: 'trigger', cell }, value: value - price }];
  });

/** 6. The charted mines that are left. */
export const chartedBlasts = (post: Post, tactics: Tactics): readonly Option[] =>
  post.view.charted.flatMap((cell) => {
    const value = blastWorth(post, tactics, { type: 'scenario', cell });
    return value === null ? [] : [{ action: { type: 'scenario', cell }, value }];
  });

/** A mine of one's own that is lost, and what the enemy learns: the boat is near. */
function priceOfShot(post: Post, cell: Cell): number {
  const { sea, boat, temper } = post;
  const lost = boat.mines.includes(cell) ? temper.lostMine : 0;
  const self = post.self();
  if (self === null) return lost;
  const range = new Set(sea.reach[numberOf(sea, cell)]);
  const after = where(self.chances, (place) => range.has(place));
  return lost + (after === null ? 0 : temper.hiding * (bits(self.chances) - bits(after)));
}

/** Where a mine lay tells the enemy where the boat was when it laid it. */
function priceOfTrigger({ side, temper, self }: Post, cell: Cell): number {
  const plot = self();
  if (plot === null) return 0;
  const hits = perSide(() => 'clear' as const);
  const { chances } = plot.after({ type: 'exploded', side, charge: 'mine', cell, hits });
  return temper.hiding * Math.max(0, bits(plot.chances) - bits(chances));
}
