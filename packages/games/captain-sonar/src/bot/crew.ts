import { luckOf } from '@fathom/kit';
import type { Bot, BotPlayer, Choice, Rng, Seat } from '@fathom/kit';
import type { Action } from '../actions.ts';
import { estimateFrom } from '../estimate.ts';
import type { Event } from '../events.ts';
import type { Boat } from '../state.ts';
import type { View } from '../view.ts';
import { chairAt, enemyOf } from '../vocabulary.ts';
import { captain } from './captain/captain.ts';
import type { Decision, BotBelief, WeighedAction, BotContext } from './context.ts';
import { engineer } from './engineer.ts';
import { firstMate } from './first-mate.ts';
import { hullPen } from './hull-pen.ts';
import { paceOf } from './pace.ts';
import { follow } from './plot.ts';
import { radioOperator } from './radio-operator.ts';
import { seaTables } from './sea.ts';
import type { Skill } from './skill.ts';

type Player = BotPlayer<View, Event, Action>;

/** One level of play, in any of the eight seats. */
export const crewOf = (skill: Skill): Bot<View, Event, Action> => ({
  level: skill.level,
  name: skill.name,
  summary: skill.summary,
  sit: (seat, rng) => sit(skill, seat, rng),
});

/** What a bot does depends on its last view and one number; all it keeps besides spares it work. */
function sit(skill: Skill, seat: Seat, rng: Rng): Player {
  const chair = chairAt(seat);
  const number = rng.int(2 ** 32);
  if (chair === null) return { observe: () => undefined, choose: () => null };
  const { side, role } = chair;
  const enemy = follow(skill.plotsEnemy, enemyOf(side));
  const self = skill.plotsSelf && follow(skill.plotsSelf, side);
  let view: View | null = null;

  const act = (context: BotContext): Decision | null => {
    switch (role) {
      case 'captain':
        return captain(context);
      case 'firstMate':
        return firstMate(context);
      case 'engineer':
        return engineer(context);
      case 'radioOperator':
        return radioOperator(context);
      default:
        return role satisfies never;
    }
  };
  return {
    observe: (update) => {
      view = update.view;
    },
    choose: () => {
      const now = view;
      const boat = now?.boats[side] ?? null;
      if (now === null || boat === null || now.phase === 'over') return null;
      const luck = luckOf(number, decisionKey(now, boat));
      const context: BotContext = {
        view: now,
        boat,
        side,
        role,
        skill,
        weights: skill.weights[now.setup.mode],
        sea: seaTables(now.setup),
        luck,
        enemy: () => enemy(now),
        self: () => (self === null ? null : self(now)),
      };
      const decision = act(context) ?? hullPen(context);
      return decision && choiceOf(context, decision);
    },
  };
}

/** A decision with what was thought of it: who had one idea only weighed that one. */
function choiceOf(context: BotContext, { action, pause, options }: Decision): Choice<Action> {
  return {
    action,
    pause: pause ?? paceOf(action, context),
    belief: beliefOf(context),
    options: weighed(action, options ?? []),
  };
}

/** The best first. What stands for an option, such as the STOP before a shot, is as good as the best it stands for. */
function weighed(action: Action, options: readonly WeighedAction[]): readonly WeighedAction[] {
  const sorted = options.toSorted((one, other) => other.value - one.value);
  const isListed = options.some((option) => option.action === action);
  return isListed ? sorted : [{ action, value: sorted[0]?.value ?? 0 }, ...sorted];
}

function beliefOf({ sea, enemy, self }: BotContext): BotBelief {
  const own = self();
  const known = own && estimateFrom(sea.chart, own.chances);
  return {
    enemy: estimateFrom(sea.chart, enemy().chances),
    self: known && { count: known.count, bits: known.bits },
  };
}

/** Tells one decision of a seat from the next. */
const decisionKey = ({ record, turn, stop }: View, { broken, tracing }: Boat): string =>
  [
    record.length,
    turn?.left,
    stop?.waitsFor,
    broken.length,
    tracing?.traced.length,
    tracing?.reached,
  ].join();
