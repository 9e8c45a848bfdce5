import { luckOf } from '@fathom/kit';
import type { Bot, Choice, Rng } from '@fathom/kit';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { toAct } from '../state.ts';
import type { View } from '../view.ts';
import { hunterAt, seatOf } from '../vocabulary.ts';
import type { HunterName } from '../vocabulary.ts';
import type { BeliefReport } from './belief-report.ts';
import { paceOf } from './pace.ts';

/** Who has to act, what it sees, and its luck at this moment. */
export interface Moment {
  readonly view: View;
  readonly hunter: HunterName;
  readonly luck: Rng;
}
/** What a bot makes of a moment. */
export interface Thought extends Pick<Choice<Action>, 'action'> {
  readonly options: NonNullable<Choice<Action>['options']>;
  readonly belief: BeliefReport;
}
/** A level of play. */
export interface Mind extends Pick<Bot, 'level' | 'name' | 'summary'> {
  /** null: there is nothing to do. */
  readonly think: (moment: Moment) => Thought | null;
}

const ANY = 2 ** 32;

/** A hunter holds nothing but the last view and a number: whoever sees the same plays the same, restarted or not. */
export const botOf = ({ level, name, summary, think }: Mind): Bot<View, Event, Action> => ({
  level,
  name,
  summary,
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
        const luck = luckOf(number, wordsOf(view, hunter));
        const thought = think({ view, hunter, luck });
        return thought && { ...thought, pause: paceOf(thought.action, luck) };
      },
    };
  },
});

const wordsOf = ({ round, loop, step, researches }: View, hunter: HunterName): string =>
  [hunter, round, loop, step, researches.length].join();
