import type { Action } from '../actions.ts';
import type { BotContext } from './context.ts';

/** Milliseconds a person takes, from … to. */
type Span = readonly [least: number, most: number];

const PACES: { readonly [Type in Action['type']]: Span } = {
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
  trigger: [900, 2000],
  answer: [2000, 5000],
  endTurn: [700, 1500],
  trace: [700, 1200],
  readyToDive: [500, 1000],
  dive: [500, 1000],
  sheet: [400, 900],
};

/** A crew that works well together is quick. */
export function paceOf(
  { type }: Action,
  { luck, skill }: Pick<BotContext, 'luck' | 'skill'>,
): number {
  const [least, most] = PACES[type];
  return least + luck.int(Math.floor((most - least) * skill.slowness) + 1);
}
