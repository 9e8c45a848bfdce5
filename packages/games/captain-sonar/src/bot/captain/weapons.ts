import { mineCells, torpedoTargets } from '../../rules/range.ts';
import { enemyOf, perSide } from '../../vocabulary.ts';
import type { Cell } from '../../vocabulary.ts';
import { bits, harmOf, hurt, spreadBy, where } from '../chances.ts';
import { ownBoat } from '../context.ts';
import type { WeighedAction, BotContext } from '../context.ts';
import { bitsOf } from '../listening.ts';
import { numberOf } from '../sea.ts';
import { fightNow, engagementOf } from './engagement.ts';
import { fired, held, sinking } from './fight.ts';
import { closedFor, coursesLeft } from './room.ts';
import { bitWorth, stakesOf } from './tactics.ts';
import type { Tactics } from './tactics.ts';

/** 3.2 Torpedoes, each as good as its blast less what it costs. */
export const shots = (context: BotContext, tactics: Tactics): readonly WeighedAction[] =>
  context.skill.fights ? foughtShots(context, tactics) : plainShots(context, tactics);

const plainShots = (context: BotContext, tactics: Tactics): readonly WeighedAction[] =>
  blasts(context, tactics).map(({ cell, value }) => ({
    action: { type: 'torpedo', cell },
    // Nobody fires for less than nothing, so the price of that need not be known.
    value: value - (value > 0 ? priceOfShot(context, cell) : 0),
  }));

interface Struck {
  readonly cell: Cell;
  readonly value: number;
}

/** What a torpedo does on each cell in range. */
const blasts = (context: BotContext, tactics: Tactics): readonly Struck[] =>
  torpedoTargets(ownBoat(context)).flatMap((cell) => {
    const value = blastWorth(context, tactics, { type: 'torpedo', cell });
    return value === null ? [] : [{ cell, value }];
  });

const TARGETS = 3; // that are thought through

/** By how much it is better to fire now than to keep the torpedo. */
function foughtShots(context: BotContext, tactics: Tactics): readonly WeighedAction[] {
  const { sea, weights, boat } = context;
  const worth = blasts(context, tactics)
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value)
    .slice(0, TARGETS);
  if (worth.length === 0) return [];
  const engagement = engagementOf(context, tactics);
  const node = fightNow(context, engagement, 0);
  const hold = held(engagement, node) + weights.torpedo;
  return worth.map(({ cell, value }) => {
    const lost = boat.mines.includes(cell) ? weights.lostMine : 0;
    const target = numberOf(sea, cell);
    const direct = tactics.chances[target] ?? 0;
    const odds = { direct, near: (tactics.harm[target] ?? 0) - 2 * direct };
    const shot = { target, value: value - lost, sunk: sinking(tactics, odds) };
    return { action: { type: 'torpedo', cell }, value: fired(engagement, node, shot) - hold };
  });
}

/** 3.1 The mines of one's own, each as good as its blast. */
export const triggers = (context: BotContext, tactics: Tactics): readonly WeighedAction[] =>
  context.boat.mines.flatMap((cell) => {
    const value = blastWorth(context, tactics, { type: 'trigger', cell });
    if (value === null) return [];
    const price = context.skill.fights && value > 0 ? priceOfTrigger(context, cell) : 0;
    return [{ action: { type: 'trigger', cell }, value: value - price }];
  });

/** 6. The charted mines that are left. */
export const chartedBlasts = (context: BotContext, tactics: Tactics): readonly WeighedAction[] =>
  context.view.charted.flatMap((cell) => {
    const value = blastWorth(context, tactics, { type: 'scenario', cell });
    return value === null ? [] : [{ action: { type: 'scenario', cell }, value }];
  });

/** A mine of one's own that is lost, and what the enemy learns: the boat is near. */
function priceOfShot(context: BotContext, cell: Cell): number {
  const { sea, boat, weights } = context;
  const lost = boat.mines.includes(cell) ? weights.lostMine : 0;
  const self = context.self();
  if (self === null) return lost;
  const range = new Set(sea.reach[numberOf(sea, cell)]);
  const after = where(self.chances, (place) => range.has(place));
  return lost + (after === null ? 0 : weights.hiding * (bits(self.chances) - bits(after)));
}

/** Where a mine lay tells the enemy where the boat was when it laid it. */
function priceOfTrigger({ side, weights, self }: BotContext, cell: Cell): number {
  const plot = self();
  if (plot === null) return 0;
  const hits = perSide(() => 'clear' as const);
  const { chances } = plot.after({ type: 'exploded', side, charge: 'mine', cell, hits });
  return weights.hiding * Math.max(0, bits(plot.chances) - bits(chances));
}

/** A blast that the Captain could bring about. */
interface Blast {
  readonly type: 'torpedo' | 'trigger' | 'scenario';
  readonly cell: Cell;
}

/** Damage done less damage taken, and what is learned. null: it may sink one's own boat. */
function blastWorth(context: BotContext, tactics: Tactics, blast: Blast): number | null {
  const { sea, weights, view, side } = context;
  const { at, chances, harm, enemyLeft, ownLeft } = tactics;
  const cell = numberOf(sea, blast.cell);
  const times = blastsOn(context, blast);
  const own = hurt(sea, cell, at) * times;
  const isTreacherous = view.setup.chainMines && view.standing[enemyOf(side)].mines > 0;
  if (own > 0 && own + (isTreacherous ? hurt(sea, cell, at) : 0) >= ownLeft) return null;
  const direct = chances[cell] ?? 0;
  const near = (harm[cell] ?? 0) - 2 * direct;
  const sunk = (2 * times >= enemyLeft ? direct : 0) + (times >= enemyLeft ? near : 0);
  const told = bitWorth(context, tactics) * (bitsOf(direct) + bitsOf(near));
  if (context.skill.fights) {
    const { trade } = stakesOf(ownLeft, enemyLeft);
    const struck = direct * trade(2 * times, own) + near * trade(times, own);
    return struck + (1 - direct - near) * trade(0, own) + told;
  }
  return (harm[cell] ?? 0) * times + weights.sinking * sunk + told - weights.ownHarm * own;
}

/** With chained mines, what lies on the cell goes off too. */
function blastsOn({ view, boat }: BotContext, { type, cell }: Blast): number {
  if (!view.setup.chainMines) return 1;
  const own = type !== 'trigger' && boat.mines.includes(cell) ? 1 : 0;
  return 1 + own + (type !== 'scenario' && view.charted.includes(cell) ? 1 : 0);
}

const AHEAD = [3, 5, 7, 9]; // courses from now, for which a mine is laid
const SOON = [1, 2, ...AHEAD];
const ROOM = 8; // courses that a mine of one's own must not cost

/** 3.1 Mines, each as good as the damage it will do when the enemy comes by. */
export function mineOptions(context: BotContext, { at }: Tactics): readonly WeighedAction[] {
  const { sea } = context;
  const cells = mineCells(ownBoat(context));
  if (cells.length === 0) return [];
  const boat = context.enemy();
  const passing = (context.skill.fights ? SOON : AHEAD).map((courses) =>
    harmOf(sea, spreadBy(sea, boat, courses)),
  );
  return cells.map((cell) => {
    const node = numberOf(sea, cell);
    const closed = closedFor(context);
    closed[node] = 1;
    const hemmedIn = 1 - coursesLeft({ sea, closed }, at, ROOM) / ROOM;
    const most = Math.max(...passing.map((harm) => harm[node] ?? 0));
    return { action: { type: 'mine', cell }, value: most - hemmedIn };
  });
}
