import { luckOf } from '@fathom/kit';
import type { Bot, BotPlayer, Choice, Rng, Seat } from '@fathom/kit';
import type { Action, Sheet } from '../actions.ts';
import { estimateFrom } from '../estimate.ts';
import type { Event, Announcement } from '../events.ts';
import type { Boat } from '../state.ts';
import type { View } from '../view.ts';
import { chairAt, enemyOf, ROLES } from '../vocabulary.ts';
import type { SideName } from '../vocabulary.ts';
import { captain } from './captain/captain.ts';
import { ownBoat } from './context.ts';
import type { Decision, BotBelief, WeighedAction, BotContext } from './context.ts';
import { engineer } from './engineer.ts';
import { firstMate } from './first-mate.ts';
import { paceOf } from './pace.ts';
import { follow } from './plot.ts';
import { seaTables, nameOf } from './sea.ts';
import type { Skill } from './skill.ts';
import { steadyStroke } from '../legal.ts';
import { cannotTrace } from '../rules/tracing.ts';
import { cannotDraw } from '../rules/sheet.ts';
import { likeliest } from './chances.ts';

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

const POINTS = 6; // what a steady hand draws in one go
const COURTESY = 900; // milliseconds to leave the pen to whose turn it rather is

/** 5.2 Whoever has a hand free traces; each role has one section that it takes up at once. */
function hullPen(context: BotContext): Decision | null {
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

const RINGS = 8;
const WORTH_A_RING = 0.02; // chance

/** Draws where the enemy is likely to be, wherever the sheet says something else. */
function radioOperator(context: BotContext): Decision | null {
  if (context.view.phase !== 'playing' || cannotDraw(ownBoat(context)) !== null) return null;
  const sheet = sheetOf(context);
  return isSame(sheet, context.boat.sheet) ? null : { action: { type: 'sheet', sheet } };
}

/** The crosses are somebody else's and stay. */
function sheetOf({ view, boat, side, sea, enemy }: BotContext): Sheet {
  const { chances } = enemy();
  const [first = -1, ...others] = likeliest(chances, RINGS).filter(
    (cell) => (chances[cell] ?? 0) >= WORTH_A_RING,
  );
  const crosses = boat.sheet.pencil.filter(({ mark }) => mark === 'cross');
  const crossed = new Set(crosses.map(({ cell }) => cell));
  const rings = [first, ...others]
    .filter((cell) => cell >= 0)
    .map((cell) => ({ cell: nameOf(sea, cell), mark: 'ring' as const }))
    .filter(({ cell }) => !crossed.has(cell));
  return {
    at: first < 0 ? null : nameOf(sea, first),
    since: trackBegan(view.record, enemyOf(side)),
    pencil: [...crosses, ...rings],
  };
}

/** A silence or a surfacing ends the track that can be drawn in one go. */
const trackBegan = (record: readonly Announcement[], enemy: SideName): number =>
  record.findLastIndex(
    (said) => (said.type === 'silenceRun' || said.type === 'surfaced') && said.side === enemy,
  ) + 1;

const isSame = (one: Sheet, other: Sheet): boolean => JSON.stringify(one) === JSON.stringify(other);
