import type { Bot, Choice, Rng } from '@fathom/kit';
import type { Action, Placement } from '../actions.ts';
import { chanceOfMine } from '../belief.ts';
import type { Event } from '../events.ts';
import { sideAt } from '../vocabulary.ts';
import type { SideName } from '../vocabulary.ts';
import type { View } from '../view.ts';
import { finish } from './finish.ts';
import type { Hunt, Step } from './hunt.ts';
import { AROUND_OF, nameOf } from './waters.ts';

/** What a captain has to go by: its seat's view, and luck. */
export interface Helm {
  readonly view: View;
  readonly side: SideName;
  readonly rng: Rng;
}
/** A step and how good it looks, on the captain's own scale. */
export interface Option {
  readonly step: Step;
  readonly value: number;
}
/** How one level plays. */
export interface Captain extends Pick<Bot, 'level' | 'name' | 'summary'> {
  readonly place: (helm: Helm) => Placement;
  /** The hunt as this captain remembers it. */
  readonly recall: (helm: Helm) => Hunt;
  /** Asked while it is not yet certain where the mines lie. Empty: the captain sees nothing of use. */
  readonly weigh: (hunt: Hunt, helm: Helm) => readonly Option[];
}

/** A captain holds nothing but the last view: whoever sees the same plays the same. */
export const botOf = (captain: Captain): Bot<View, Event, Action> => ({
  level: captain.level,
  name: captain.name,
  summary: captain.summary,
  sit: (seat, rng) => {
    const side = sideAt(seat);
    let view: View | null = null;
    return {
      observe: (update) => {
        view = update.view;
      },
      choose: () => (view === null || side === null ? null : choose(captain, { view, side, rng })),
    };
  },
});

function choose(captain: Captain, helm: Helm): Choice<Action> | null {
  const { view, side, rng } = helm;
  if (view.phase === 'placing' && !view.placed[side])
    return { action: { type: 'place', squares: captain.place(helm) } };
  if (view.turn !== side) return null;
  const hunt = captain.recall(helm);
  const options = weigh(captain, hunt, helm);
  const most = Math.max(...options.map(({ value }) => value));
  const { step } = rng.pick(options.filter(({ value }) => value === most));
  return {
    action: actionOf(step),
    belief: { minefields: hunt.belief.fields.length, chances: [...chanceOfMine(hunt.belief)] },
    options: options.map((option) => ({ action: actionOf(option.step), value: option.value })),
  };
}

function weigh(captain: Captain, hunt: Hunt, helm: Helm): readonly Option[] {
  const certain = hunt.belief.fields.length === 1 ? finish(hunt) : null;
  if (certain !== null) return [{ step: certain, value: 1 }];
  const options = captain.weigh(hunt, helm);
  return options.length > 0 ? options : marking(hunt);
}

/** Nothing is of use, such as when the other boat bars the only way: sound anywhere and wait. */
const marking = ({ boat }: Hunt): readonly Option[] =>
  AROUND_OF[boat]!.map((square) => ({ step: { type: 'sound', square }, value: 0 }));

function actionOf({ type, square }: Step): Action {
  return type === 'move' ? { type, to: nameOf(square) } : { type, square: nameOf(square) };
}
