import { luckOf } from '@fathom/kit';
import type { Bot, Choice, Rng } from '@fathom/kit';
import type { Action } from '../actions.ts';
import { candidates } from '../belief.ts';
import type { Event } from '../events.ts';
import { toAct } from '../state.ts';
import type { View } from '../view.ts';
import { hunterAt, seatOf } from '../vocabulary.ts';
import type { HunterName } from '../vocabulary.ts';
import { applicationFor } from './bidding.ts';
import { harbours } from './harbour.ts';
import { inTheLoop } from './loop.ts';
import { outlookOf } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { paceOf } from './pace.ts';
import type { Skill } from './skill.ts';

const ANY = 2 ** 32;

/** A hunter holds nothing but the last view and a number: whoever sees the same plays the same, restarted or not. */
export const botOf = (skill: Skill): Bot<View, Event, Action> => ({
  level: skill.level,
  name: skill.name,
  summary: skill.summary,
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
        return choice(outlookOf(view, hunter, skill), luckOf(number, momentOf(view, hunter)));
      },
    };
  },
});

const momentOf = ({ round, loop, step, researches }: View, hunter: HunterName): string =>
  [hunter, round, loop, step, researches.length].join();

function choice(outlook: Outlook, luck: Rng): Choice<Action> | null {
  const thought = thoughtOf(outlook, luck);
  if (thought === null) return null;
  const belief = Object.fromEntries(
    outlook.wrecks.map((wreck) => [wreck, candidates(outlook.belief, wreck).length]),
  );
  return { ...thought, pause: paceOf(thought.action, luck), belief: { candidates: belief } };
}

function thoughtOf(outlook: Outlook, luck: Rng): Pick<Choice<Action>, 'action' | 'options'> | null {
  const { phase } = outlook.view;
  switch (phase) {
    case 'applying':
      return { action: { type: 'apply', amount: applicationFor(outlook, luck) } };
    case 'cities':
      return choosing(outlook);
    case 'loop':
      return inTheLoop(outlook);
    case 'over':
      return null;
    default:
      return phase satisfies never;
  }
}

function choosing(outlook: Outlook): Pick<Choice<Action>, 'action' | 'options'> | null {
  const options = harbours(outlook).map(({ region, value }) => ({
    action: { type: 'city', region } as const,
    value,
  }));
  const [best] = options;
  return best === undefined ? null : { action: best.action, options };
}
