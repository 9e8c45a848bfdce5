import type { Call } from '../../actions.ts';
import { COLOURS, enemyOf } from '../../vocabulary.ts';
import type { Colour } from '../../vocabulary.ts';
import { isCharged } from '../../rules/systems.ts';
import type { BotContext, Decision } from '../context.ts';
import { needsOf } from '../engineer.ts';
import { marks } from '../first-mate.ts';
import { hasMovedSince, latest, movesSince } from './hearing.ts';
import { lastReport } from './reports.ts';

const QUIET = 5; // moves before another wish of the same kind
const UNREPORTED = 3; // moves of the enemy after which a Captain asks where it is

/** What a Captain tells the people of its crew: one thing between two moves. */
export function captainTalk(context: BotContext): Decision | null {
  const { view, side } = context;
  if (view.phase !== 'playing' || view.stop !== null || view.standing[side].surfaced) return null;
  const before = latest(context, ['captain'], 'charge', 'keep', 'where', 'use');
  if (before !== null && !hasMovedSince(context, before)) return null;
  const call = question(context) ?? chargeWish(context) ?? keepWish(context);
  return call && { action: { type: 'call', call } };
}

/** Where are they? Asked of a person at the radio who has not said so for a while. */
function question(context: BotContext): Call | null {
  const { view, side, company } = context;
  if (!company.mates.includes('radioOperator')) return null;
  const enemy = enemyOf(side);
  const asked = latest(context, ['captain'], 'where');
  const since = Math.max(lastReport(context), asked?.heard ?? 0);
  return movesSince(view.record, enemy, since) < UNREPORTED ? null : { kind: 'where' };
}

/** What a First Mate who is a person should mark: said again when that is full. */
function chargeWish(context: BotContext): Call | null {
  const { view, boat, company, side } = context;
  if (!company.mates.includes('firstMate')) return null;
  const before = latest(context, ['captain'], 'charge');
  const isStanding =
    before !== null &&
    !isCharged(view.setup, boat, before.call.system) &&
    movesSince(view.record, side, before.heard) < 2 * QUIET;
  if (isStanding) return null;
  const wishes = marks(context).toSorted((one, other) => other.value - one.value);
  const action = wishes[0]?.action;
  if (action?.type !== 'gauge' || before?.call.system === action.system) return null;
  return { kind: 'charge', system: action.system };
}

/** What an Engineer who is a person should keep whole. */
function keepWish(context: BotContext): Call | null {
  const { view, company, side } = context;
  if (!company.mates.includes('engineer')) return null;
  const before = latest(context, ['captain'], 'keep');
  if (before !== null && movesSince(view.record, side, before.heard) < QUIET) return null;
  const needs = needsOf(context);
  const colour = COLOURS.reduce((most: Colour, each) => (needs[each] > needs[most] ? each : most));
  return before?.call.colour === colour ? null : { kind: 'keep', colour };
}
