import type { Action } from '../actions.ts';
import { steadyStroke } from '../legal.ts';
import { cannotTrace } from '../rules/tracing.ts';
import { ROLES } from '../vocabulary.ts';
import { ownBoat } from './context.ts';
import type { Decision, BotContext } from './context.ts';
import { paceOf } from './pace.ts';

const POINTS = 6; // what a steady hand draws in one go
const COURTESY = 900; // milliseconds to leave the pen to whose turn it rather is

/** 5.2 Whoever has a hand free traces; each role has one section that it takes up at once. */
export function hullPen(context: BotContext): Decision | null {
  const { boat, role } = context;
  const { tracing } = boat;
  if (tracing === null || cannotTrace(ownBoat(context), role) !== null) return null;
  const { stroke } = steadyStroke(context);
  const chunk = stroke.slice(0, POINTS);
  const action: Action = {
    type: 'trace',
    stroke: tracing.pen === null ? chunk : [tracing.pen, ...chunk],
  };
  const first = (ROLES.length - 1 - tracing.traced.length + ROLES.length) % ROLES.length;
  const rank = (ROLES.indexOf(role) - first + ROLES.length) % ROLES.length;
  const courtesy = tracing.by === role ? 0 : rank * COURTESY;
  return { action, pause: paceOf(action, context) + courtesy };
}
