import type { Action } from '../actions.ts';
import { enemyOf } from '../vocabulary.ts';
import type { Mode } from '../vocabulary.ts';
import type { BotContext } from './context.ts';
import { isMove, movesSince } from './crew-talk/hearing.ts';

/** Milliseconds a person takes, from … to. */
type Span = readonly [least: number, most: number];
type Paced = Exclude<Action['type'], 'decoy'>;
type Paces = { readonly [Type in Paced]: Span };

/** 6. A decoy takes as long as any course: another pause would give it away. */
const pacedAs = ({ type }: Action): Paced => (type === 'decoy' ? 'course' : type);

const PACES: Paces = {
  start: [1500, 4000],
  course: [1500, 3500],
  surface: [1500, 3000],
  gauge: [600, 1500],
  ok: [400, 900],
  break: [600, 1500],
  stop: [500, 1200],
  standDown: [800, 1500],
  mine: [1500, 3000],
  torpedo: [1500, 3000],
  drone: [1500, 3000],
  sonar: [1000, 2000],
  silence: [1500, 3000],
  scenario: [1500, 3000],
  grapnel: [1500, 3000],
  trigger: [900, 2000],
  answer: [2000, 5000],
  endTurn: [700, 1500],
  trace: [700, 1200],
  readyToDive: [500, 1000],
  dive: [500, 1000],
  sheet: [400, 900],
  call: [600, 1400],
};

/** What people and bots of one crew take: orders are said, heard and thought over. */
const SHARED: { readonly [Name in Mode]: Partial<Paces> } = {
  realTime: {
    course: [7000, 10_000],
    surface: [4000, 7000],
    gauge: [1200, 3000],
    break: [1200, 3000],
    answer: [1500, 3500],
    trace: [350, 700],
  },
  turn: {
    course: [2000, 3500],
    surface: [2000, 3500],
    gauge: [900, 1800],
    break: [900, 1800],
    torpedo: [1200, 2200],
    mine: [1000, 2000],
    drone: [1000, 2000],
    answer: [1200, 3000],
  },
};
/** Turns that the others miss, and the first course after a dive: somebody has had nothing to do for long enough. */
const BRISK: Partial<Paces> = {
  course: [900, 1500],
  gauge: [300, 700],
  break: [300, 700],
  torpedo: [800, 1400],
  mine: [700, 1300],
  drone: [700, 1300],
  answer: [800, 1600],
  endTurn: [250, 500],
};

/** A crew that works well together is quick. */
export function paceOf(action: Action, context: BotContext): number {
  const { luck, skill, company } = context;
  const [least, most] = spanOf(action, context);
  if (!company.isShared) {
    const alone = least + luck.int(Math.floor((most - least) * skill.slowness) + 1);
    return Math.round(alone * againstPeople(action, context));
  }
  return Math.round((least + luck.int(most - least + 1)) * inStep(action, context));
}

const UNHURRIED = 1.5;

/** In real time the easier levels do not rush people who have a whole boat in hand. */
const againstPeople = (action: Action, { view, skill, company }: BotContext): number =>
  pacedAs(action) === 'course' && company.isFaced && view.setup.mode === 'realTime'
    ? 1 + UNHURRIED * skill.slowness
    : 1;

function spanOf(action: Action, context: BotContext): Span {
  const type = pacedAs(action);
  if (!context.company.isShared) return PACES[type];
  return (
    (isBrisk(context) ? BRISK[type] : null) ?? SHARED[context.view.setup.mode][type] ?? PACES[type]
  );
}

function isBrisk({ view, side }: BotContext): boolean {
  const isUp = view.setup.mode === 'turn' && view.standing[enemyOf(side)].surfaced;
  return isUp || view.record.findLast((said) => isMove(said, side))?.type === 'surfaced';
}

const A_MOVE_AHEAD = 0.12; // of the time, for each move by which a crew is ahead
const MOST = 1.3;

const FOR_THE_RADIO = { turn: 1.5, realTime: 1.15 } as const;

/**
 * In real time a crew with a slow hand aboard is not left behind: who is ahead takes more time, who is behind less. A
 * person at the radio gets time to look.
 */
function inStep(action: Action, { view, side, company }: BotContext): number {
  if (pacedAs(action) !== 'course') return 1;
  const { setup, record } = view;
  const unhurried = company.mates.includes('radioOperator') ? FOR_THE_RADIO[setup.mode] : 1;
  if (setup.mode === 'turn') return unhurried;
  const ahead = movesSince(record, side, 0) - movesSince(record, enemyOf(side), 0);
  return unhurried * Math.min(MOST, Math.max(1 / MOST, 1 + A_MOVE_AHEAD * ahead));
}

const MINDED = new Set<Paced>(['course', 'surface', 'endTurn', 'gauge', 'break']);

/** Where people are part of a crew nobody is so quick that a word, or a STOP, comes too late. */
export const isTentative = (action: Action, { company }: BotContext): boolean =>
  company.isShared && MINDED.has(pacedAs(action));
