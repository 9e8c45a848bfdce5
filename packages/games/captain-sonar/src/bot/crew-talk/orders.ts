import { isCharged } from '../../rules/systems.ts';
import type { Colour, Course, System } from '../../vocabulary.ts';
import type { BotContext } from '../context.ts';
import { callsOf, hasMovedSince, latest, voices } from './hearing.ts';

/** What is to be charged first, until it is. */
export function chargeOrder(context: BotContext): System | null {
  const order = latest(context, voices(context), 'charge');
  if (order === null || isCharged(context.view.setup, context.boat, order.call.system)) return null;
  return order.call.system;
}

/** Which colour of the panel is to stay whole. */
export const keepOrder = (context: BotContext): Colour | null =>
  latest(context, voices(context), 'keep')?.call.colour ?? null;

/** What a person wants to be used now: until the boat has moved on, or it was used. */
export function useOrder(context: BotContext): System | null {
  const order = latest(context, context.company.mates, 'use');
  if (order === null || hasMovedSince(context, order)) return null;
  const { system } = order.call;
  const { view, side } = context;
  const isDone = view.record
    .slice(order.heard)
    .some((said) => said.type === 'stopCalled' && said.side === side && said.system === system);
  return isDone ? null : system;
}

/** Whether a person aboard has asked the Captain for this since the boat last moved. */
export function isWished(context: BotContext, kind: 'surface' | 'wait'): boolean {
  const wish = latest(context, context.company.mates, kind);
  return wish !== null && !hasMovedSince(context, wish);
}

/** What courses are worth by what the people aboard have asked for since the last one. */
export function courseWishes(context: BotContext): ReadonlyMap<Course, number> {
  const wishes = new Map<Course, number>();
  for (const said of callsOf(context.boat)) {
    const { role, call } = said;
    if (call.kind !== 'course' || !context.company.mates.includes(role)) continue;
    if (!hasMovedSince(context, said)) wishes.set(call.course, call.wanted ? WISH : -WISH);
  }
  return wishes;
}

const WISH = 0.6; // points of damage: enough to be followed unless it is folly
