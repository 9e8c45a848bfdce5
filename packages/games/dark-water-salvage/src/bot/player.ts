import { luckOf } from '@fathom/kit';
import type { Bot, Choice, Rng } from '@fathom/kit';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { toAct } from '../state.ts';
import type { View } from '../view.ts';
import { hunterAt, seatOf } from '../vocabulary.ts';
import type { HunterName } from '../vocabulary.ts';
import { LEVELS } from '../words/levels.ts';
import type { LevelId } from '../words/levels.ts';
import type { BeliefReport } from './belief-report.ts';

/** Who has to act, what it sees, and its luck. */
export interface Position {
  readonly view: View;
  readonly hunter: HunterName;
  readonly luck: Rng;
  readonly character: Rng; // what sets this player apart from others of its level, the same all game long
}
/** What a bot makes of a position. */
export interface Decision extends Pick<Choice<Action>, 'action'> {
  readonly options: NonNullable<Choice<Action>['options']>;
  readonly belief: BeliefReport;
}
/** How a level plays. */
export interface Strategy {
  readonly level: LevelId;
  /** null: there is nothing to do. */
  readonly decide: (position: Position) => Decision | null;
}

const ANY = 2 ** 32;
const CHARACTER = 'character';

/** A hunter holds nothing but the last view and a number: whoever sees the same plays the same, restarted or not. */
export const botOf = ({ level, decide }: Strategy): Bot<View, Event, Action> => ({
  level,
  name: LEVELS[level].name,
  summary: LEVELS[level].summary,
  sit: (seat, rng) => {
    const hunter = hunterAt(seat);
    const number = rng.int(ANY);
    let view: View | null = null;
    return {
      observe: (update) => {
        view = update.view;
      },
      choose: () => {
        if (view === null || hunter === null || !toAct(view).includes(seatOf(hunter))) return null;
        const luck = luckOf(number, luckKey(view, hunter));
        const decision = decide({ view, hunter, luck, character: luckOf(number, CHARACTER) });
        return decision && { ...decision, pause: pauseFor(decision.action, luck) };
      },
    };
  },
});

const luckKey = ({ round, loop, step, researches }: View, hunter: HunterName): string =>
  [hunter, round, loop, step, researches.length].join();

/** Milliseconds a person takes, from … to. */
type Span = readonly [least: number, most: number];

const PAUSES: { readonly [Type in Action['type']]: Span } = {
  apply: [2000, 4000],
  city: [1200, 2000],
  research: [1000, 2000],
  askTurnOrder: [1000, 2000],
  move: [1200, 2000],
  locate: [1200, 2000],
  salvage: [1200, 2000],
  pass: [1000, 1600],
  done: [1000, 1600],
};

function pauseFor({ type }: Action, luck: Rng): number {
  const [least, most] = PAUSES[type];
  return least + luck.int(most - least + 1);
}
