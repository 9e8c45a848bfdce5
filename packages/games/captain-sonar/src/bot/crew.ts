import { luckOf } from '@fathom/kit';
import type { Bot, BotPlayer, Choice, Rng, Seat } from '@fathom/kit';
import type { Action } from '../actions.ts';
import { estimateFrom } from '../estimate.ts';
import type { Event } from '../events.ts';
import type { Boat } from '../state.ts';
import type { View } from '../view.ts';
import { chairAt, ROLES } from '../vocabulary.ts';
import { captain } from './captain/captain.ts';
import { ownBoat } from './context.ts';
import type { Decision, BotBelief, WeighedAction, BotContext } from './context.ts';
import { engineer } from './engineer.ts';
import { firstMate } from './first-mate.ts';
import { isTentative, paceOf } from './pace.ts';
import { companyOf, isSameCompany } from './company.ts';
import { captainTalk } from './crew-talk/captain-talk.ts';
import { reply } from './crew-talk/replies.ts';
import { mindOf } from './mind.ts';
import { radioOperator } from './radio-operator.ts';
import { seaTables } from './sea.ts';
import type { Skill } from './skill.ts';
import { steadyStroke } from '../legal.ts';
import { cannotTrace } from '../rules/tracing.ts';

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
  let company = companyOf(chair, []);
  let mind = mindOf(skill, side, company);
  let view: View | null = null;
  return {
    observe: (update) => {
      view = update.view;
    },
    meet: (people) => {
      const met = companyOf(chair, people);
      if (isSameCompany(met, company)) return;
      company = met;
      mind = mindOf(skill, side, company);
    },
    choose: () => {
      const now = view;
      const boat = now?.boats[side] ?? null;
      if (now === null || boat === null || now.phase === 'over') return null;
      const context: BotContext = {
        view: now,
        boat,
        side,
        role,
        company,
        skill: mind.skill,
        weights: mind.weights(now),
        sea: seaTables(now.setup),
        luck: luckOf(number, decisionKey(now, boat)),
        enemy: () => mind.enemy(now),
        self: () => mind.self(now),
      };
      const decision = decide(context);
      return decision && choiceOf(context, decision);
    },
  };
}

/** What cannot wait comes first, then a word to the people aboard. */
function decide(context: BotContext): Decision | null {
  const { view, company } = context;
  const isTalking = company.mates.length > 0 && !company.isAdviser && view.stop === null;
  return (isTalking ? talk(context) : null) ?? act(context) ?? hullPen(context);
}

const talk = (context: BotContext): Decision | null =>
  reply(context) ?? (context.role === 'captain' ? captainTalk(context) : null);

function act(context: BotContext): Decision | null {
  const { role } = context;
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
}

/** A decision with what was thought of it: who had one idea only weighed that one. */
function choiceOf(context: BotContext, decision: Decision): Choice<Action> {
  const { action, pause, options, tentative = isTentative(action, context) } = decision;
  return {
    action,
    pause: pause ?? paceOf(action, context),
    ...(tentative ? { tentative } : {}),
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

const POINTS = 6; // what a steady hand draws in one go
const COURTESY = 900; // milliseconds to leave the pen to whose turn it rather is
const LEFT = 6000; // the same for a person, who has to find it first

/** 5.2 Whoever has a hand free traces; each role has one section that it takes up at once. */
function hullPen(context: BotContext): Decision | null {
  const { boat, role, company } = context;
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
  const isLeft =
    company.mates.some((mate) => mate === ROLES[first]) &&
    !tracing.traced.includes(ROLES[first] ?? role);
  const courtesy = tracing.by === role ? 0 : rank * COURTESY + (isLeft ? LEFT : 0);
  return { action, pause: paceOf(action, context) + courtesy };
}
