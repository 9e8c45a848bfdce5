import type { Call } from '../../actions.ts';
import { enemyOf } from '../../vocabulary.ts';
import { likeliest } from '../chances.ts';
import type { BotContext, Decision } from '../context.ts';
import { nameOf } from '../sea.ts';
import { callsOf, latest, movesSince } from './hearing.ts';
import type { SpokenOf } from './hearing.ts';

/** The likeliest sector, and how likely it is. */
interface SectorGuess {
  readonly sector: number;
  readonly chance: number;
}

export function sectorGuess({ sea, enemy }: BotContext): SectorGuess {
  const { chances } = enemy();
  const sums = new Float64Array(sea.chart.sectors + 1);
  for (const cell of sea.water)
    sums[sea.sector[cell] ?? 0] = (sums[sea.sector[cell] ?? 0] ?? 0) + (chances[cell] ?? 0);
  const chance = Math.max(...sums);
  return { sector: sums.indexOf(chance), chance };
}

const SETTLED = 3; // moves of the enemy between two reports that nobody has asked for

/** A guess in words: when the Captain asks, and when it has become another. */
export function radioTalk(context: BotContext): Decision | null {
  const { view, side, company } = context;
  const before = latest(context, ['radioOperator'], 'here', 'sector', 'lost');
  const call = guess(context);
  const isAsked = isWaitedFor(context, before);
  const since = before?.heard ?? 0;
  if (!isAsked && movesSince(view.record, enemyOf(side), since) < SETTLED) return null;
  if (!isAsked && (company.mates.length === 0 || isOldHat(call, before))) return null;
  return { action: { type: 'call', call } };
}

/** Whether somebody has asked where the enemy is and got no answer yet. */
function isWaitedFor(
  context: BotContext,
  before: SpokenOf<'here' | 'sector' | 'lost'> | null,
): boolean {
  const calls = callsOf(context.boat);
  const asked = latest(context, context.company.mates, 'where');
  return asked !== null && (before === null || calls.indexOf(asked) > calls.indexOf(before));
}

/** That the enemy is lost is no news to those who were told nothing else. */
function isOldHat(call: Call, before: SpokenOf<'here' | 'sector' | 'lost'> | null): boolean {
  if (call.kind === 'lost') return before === null || before.call.kind === 'lost';
  if (call.kind === 'here') return before?.call.kind === 'here';
  return JSON.stringify(call) === JSON.stringify(before?.call);
}

const SURE = 0.88;
const LIKELY = 0.5;
const CERTAIN = 0.9;

/** 8. A cell is named by those alone who can work it out, or where the whole table has heard it. */
function guess(context: BotContext): Call {
  const { sea, enemy, skill, view } = context;
  const { chances } = enemy();
  const [best = -1] = likeliest(chances, 1);
  const mayName = skill.namesCells || view.setup.assist === 'belief';
  if (mayName && (chances[best] ?? 0) >= CERTAIN) return { kind: 'here', cell: nameOf(sea, best) };
  const { sector, chance } = sectorGuess(context);
  return chance < LIKELY ? { kind: 'lost' } : { kind: 'sector', sector, sure: chance >= SURE };
}
