import type { Announcement } from '../../events.ts';
import { openCourses, wayAhead } from '../../rules/course.ts';
import { SILENCE_RANGE } from '../../rules/range.ts';
import { cannotActivate } from '../../rules/systems.ts';
import { COURSES } from '../../vocabulary.ts';
import type { Cell, Course } from '../../vocabulary.ts';
import type { Chances } from '../chances.ts';
import { ownBoat } from '../context.ts';
import type { WeighedAction, BotContext } from '../context.ts';
import { wearOf } from '../engineer.ts';
import { panelAfter, panelOf } from '../panel-plan.ts';
import type { Plot } from '../plot.ts';
import { numberOf } from '../sea.ts';
import { enemySight, replyOf } from './enemy-reply.ts';
import { engagementOf } from './engagement.ts';
import type { Engagement } from './engagement.ts';
import { onward, fightValue } from './fight.ts';
import { prospect, lookaheadOf } from './lookahead.ts';
import { falseCourses, priceOfDecoy } from './decoy.ts';
import { closedFor } from './room.ts';
import { cratesToCome } from './salvage.ts';
import { stakesOf } from './tactics.ts';
import type { Tactics } from './tactics.ts';
import { threatOf } from './threat.ts';

/** Every course, stretch of silence or surfacing that is open, and how good it is. */
export function moves(context: BotContext, tactics: Tactics): readonly WeighedAction[] {
  const bridge = ownBoat(context);
  const judge = context.skill.fights
    ? fightJudge(context, tactics)
    : lookaheadJudge(context, tactics);
  const courses = openCourses(bridge).map((course) => courseOption(judge, course));
  const isSilent = cannotActivate(bridge, context.role, 'silence') === null;
  return [
    ...courses,
    ...(isSilent ? silences(judge) : []),
    ...(cannotActivate(bridge, context.role, 'decoy') === null ? decoys(judge) : []),
    ...(courses.length === 0 || isWorn(context) ? [surfacing(judge)] : []),
  ];
}

const WORN = 5;

/** Two crews that come up with nothing to mend and no route to be rid of might do so for ever. */
const isWorn = ({ boat: { route, broken } }: BotContext): boolean =>
  route.length > WORN || broken.length >= WORN;

function courseOption(judge: MoveJudge, course: Course): WeighedAction {
  const { context } = judge;
  const said: Announcement = { type: 'courseSet', side: context.side, course };
  const way = wayAhead(ownBoat(context), course, 1);
  return {
    action: { type: 'course', course },
    value: worth(judge, { course, way, self: context.self()?.after(said) ?? null, wait: 0 }),
  };
}

/** 3.6 It takes the place of a use of another system, so a torpedo has to wait. */
function silences(judge: MoveJudge): readonly WeighedAction[] {
  const { context } = judge;
  const said: Announcement = { type: 'silenceRun', side: context.side, course: null, cells: null };
  const self = context.self()?.after(said) ?? null;
  return COURSES.flatMap((course) => {
    const way = wayAhead(ownBoat(context), course, SILENCE_RANGE);
    return [0, ...way.map((_, i) => i + 1)].map((cells): WeighedAction => ({
      action: { type: 'silence', course, cells },
      value:
        worth(judge, { course, way: way.slice(0, cells), self, wait: 1 }) - context.weights.silence,
    }));
  });
}

/** 6. The same courses, but the enemy takes the boat to go elsewhere. */
const decoys = (judge: MoveJudge): readonly WeighedAction[] => {
  const { context } = judge;
  const price = priceOfDecoy(context);
  return openCourses(ownBoat(context)).flatMap((course) => {
    const way = wayAhead(ownBoat(context), course, 1);
    return falseCourses(course).map((called): WeighedAction => {
      const said: Announcement = { type: 'courseSet', side: context.side, course: called };
      const self = context.self()?.after(said) ?? null;
      return {
        action: { type: 'decoy', course, called },
        value: worth(judge, { course, way, self, wait: 0 }) - price,
      };
    });
  });
};

interface Stretch {
  readonly course: Course;
  readonly way: readonly Cell[];
  readonly self: Plot | null; // what the enemy makes of it
  readonly wait: 0 | 1; // courses more until a torpedo can be fired
}

/** How good it is to have gone this way. */
function worth(judge: MoveJudge, { course, way, self, wait }: Stretch): number {
  const { context, tactics } = judge;
  const { sea, boat, skill, weights } = context;
  const end = way.at(-1);
  const at = end === undefined ? tactics.at : numberOf(sea, end);
  const closed = closedFor(context);
  for (const cell of way) closed[numberOf(sea, cell)] = 1;
  const panel = panelAfter(panelOf(boat.broken), COURSES.indexOf(course), {
    sea,
    at,
    horizon: Math.min(1, skill.panelHorizon),
    wear: wearOf(context),
  });
  const known = self?.chances ?? null;
  return (
    judge.arrive({ at, closed, known, wait }) + weights.panel * panel + cratesToCome(context, at)
  );
}

const ICE = 1.2; // what the damage of breaking through the ice weighs
const DEATH = 50;

/** 5. It mends everything and clears the way, at a price. */
function surfacing(judge: MoveJudge): WeighedAction {
  const { context, tactics } = judge;
  const { sea, boat, weights, side } = context;
  const { at } = tactics;
  const said: Announcement = { type: 'surfaced', side, sector: sea.sector[at] ?? 1 };
  const known = context.self()?.after(said).chances ?? null;
  const closed = closedFor({ ...context, boat: { ...boat, route: [] } });
  return {
    action: { type: 'surface' },
    value: judge.comeUp({ at, closed, known }) - weights.surfacing - iceAt(context, tactics),
  };
}

/** 6. Under the ice it hurts to come up anywhere but in a hole. */
function iceAt(
  { view, boat, sea, skill, weights }: BotContext,
  { ownLeft, enemyLeft }: Tactics,
): number {
  const { position } = boat;
  if (view.setup.scenario !== 'ice' || position === null) return 0;
  if (sea.chart.holes.includes(position)) return 0;
  if (ownLeft <= 1) return DEATH;
  return skill.fights ? weights.ice * stakesOf(ownLeft, enemyLeft).losses[1] : ICE;
}

/** Who judges where a boat could go. */
interface MoveJudge {
  readonly context: BotContext;
  readonly tactics: Tactics;
  readonly arrive: (there: Arrival) => number; // how good it is to have come there
  readonly comeUp: (there: BoatPosition) => number; // how good it is to come up there, the damage of the ice left out
}
interface BoatPosition {
  readonly at: number;
  readonly closed: Uint8Array; // 1: the boat's own route or mine
  readonly known: Chances | null; // where the enemy takes it to be; null: not thought of
}
interface Arrival extends BoatPosition {
  readonly wait: 0 | 1; // courses more until a torpedo can be fired: silence takes the place of a shot
}

const ENEMY_TURNS = 3;

/** Takes the enemy to drift on as the current takes it. */
function lookaheadJudge(context: BotContext, tactics: Tactics): MoveJudge {
  const lookaheads = [lookaheadOf(context, tactics, 0), lookaheadOf(context, tactics, 1)] as const;
  return {
    context,
    tactics,
    arrive: ({ at, closed, known, wait }) =>
      prospect(lookaheads[wait], { at, closed, known, stage: 0, shot: 0 }),
    comeUp: ({ at, closed, known }) => {
      const { weights } = context;
      const lookahead = lookaheads[0];
      const later = { at, closed, known, stage: lookahead.stages.length, shot: 0 };
      const threat = threatOf(context, ENEMY_TURNS).on(at, known);
      return prospect(lookahead, later) - weights.exposed * tactics.calm * weights.threat * threat;
    },
  };
}

/** Thinks of what the enemy will do about it. */
function fightJudge(context: BotContext, tactics: Tactics): MoveJudge {
  const engagement = engagementOf(context, tactics);
  const { charge, candidates } = engagement;
  return {
    context,
    tactics,
    arrive: ({ at, closed, known, wait }) =>
      fightValue(engagement, {
        at,
        closed,
        known,
        stage: 0,
        charge: Math.max(charge, wait),
        candidates,
        loaded: 1,
        spent: false,
      }),
    comeUp: (place) => upFor(engagement, place),
  };
}

/** The enemy has some turns for itself. */
function upFor(engagement: Engagement, { at, closed, known }: BoatPosition): number {
  const { context, tactics, stakes, readiness, charge } = engagement;
  const { weights } = context;
  const { ownLeft } = tactics;
  const turns = context.view.setup.mode === 'turn' ? ENEMY_TURNS : weights.stillInRealTime;
  const sight = enemySight(context.sea, known, at);
  let [candidates, loaded, danger, lives] = [engagement.candidates, 1, 0, 1];
  for (let turn = 0; turn < turns; turn++) {
    const armament = (readiness[turn] ?? 0) * loaded;
    const quarry = { at, sight, armed: false, loaded: armament, lure: armament, stakes, ownLeft };
    const reply = replyOf(context, candidates, quarry);
    danger += reply.danger;
    lives *= 1 - Math.min(1, reply.fatal);
    loaded *= 1 - Math.min(1, reply.fired);
    candidates = reply.candidates;
  }
  const after = { ...engagement, readiness: readiness.slice(turns), still: 1 };
  const node = { at, closed, known, stage: 0, charge, candidates, loaded, spent: false };
  return lives * onward(after, node) - weights.exposed * tactics.calm * weights.threat * danger;
}
