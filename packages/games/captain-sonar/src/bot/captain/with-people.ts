import type { Action, LaunchDecoy, SetCourse } from '../../actions.ts';
import { cannotActivate } from '../../rules/systems.ts';
import type { System } from '../../vocabulary.ts';
import { best, ownBoat } from '../context.ts';
import type { BotContext, Decision, WeighedAction } from '../context.ts';
import { hasMovedSince, latest } from '../crew-talk/hearing.ts';
import { courseWishes, isWished, useOrder } from '../crew-talk/orders.ts';
import { aims, called, LISTENING } from './systems.ts';
import type { Tactics } from './tactics.ts';

// What a Captain does differently for the people of its crew. With none aboard, nothing.

/** "Fire!": what somebody asks for is done if it can be, and if it is no folly. */
export function orderedUse(context: BotContext, tactics: Tactics): Decision | null {
  const system = useOrder(context);
  if (system === null || cannotActivate(ownBoat(context), 'captain', system) !== null) return null;
  const options = aims(context, tactics, system).filter(({ value }) => value > FOLLY);
  const choice = best(options, context.luck);
  return choice && { ...choice, action: called(context, choice.action) };
}

const FOLLY = -0.3; // points of damage

/** Drone and sonar are the First Mate's as well: a person there is asked first, and has a while to do it. */
export function leftToTheFirstMate(context: BotContext, decision: Decision): Decision {
  const system = listeningIn(decision.action);
  if (system === null || !context.company.mates.includes('firstMate')) return decision;
  const asked = latest(context, ['captain'], 'use');
  const isAsked = asked !== null && asked.call.system === system && !hasMovedSince(context, asked);
  if (!isAsked) return { ...decision, action: { type: 'call', call: { kind: 'use', system } } };
  return { ...decision, pause: LEFT, tentative: true };
}

const LEFT = 7000; // milliseconds

const listeningIn = (action: Action): System | null =>
  LISTENING.find(
    (system) => action.type === system || (action.type === 'stop' && action.system === system),
  ) ?? null;

const isCourse = (action: Action): action is SetCourse | LaunchDecoy =>
  action.type === 'course' || action.type === 'decoy';

/** Courses as the people aboard would like them; and up, if they ask for it. */
export function asWished(
  context: BotContext,
  options: readonly WeighedAction[],
): readonly WeighedAction[] {
  if (context.company.mates.length === 0) return options;
  const wishes = courseWishes(context);
  const isUpWished = isWished(context, 'surface') && context.boat.route.length > 1;
  const wished = options.map(({ action, value }): WeighedAction => ({
    action,
    value: value + (isCourse(action) ? (wishes.get(action.course) ?? 0) : 0),
  }));
  return isUpWished ? [...wished.filter(({ action }) => action.type !== 'surface'), UP] : wished;
}

const UP: WeighedAction = { action: { type: 'surface' }, value: 100 };

/** "Wait." */
export const heldBack = (context: BotContext, decision: Decision | null): Decision | null =>
  decision !== null && isWished(context, 'wait') ? { ...decision, pause: HELD } : decision;

const HELD = 14_000; // milliseconds
