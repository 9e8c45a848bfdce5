import { luckOf } from '@fathom/kit';
import type { Bot, Choice, Rng, Weighed } from '@fathom/kit';
import type { Action, Placement } from '../actions.ts';
import { beliefAtStart, chanceOfMine } from '../belief.ts';
import type { Event } from '../events.ts';
import { sideAt } from '../vocabulary.ts';
import type { SideName } from '../vocabulary.ts';
import type { View } from '../view.ts';
import type { Hunt, Step } from './hunt.ts';
import type { Thought } from './thought.ts';
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
/** All that a captain thinks about a turn. */
export interface Weighing extends Partial<Pick<Thought, 'rival' | 'odds'>> {
  readonly options: readonly Option[]; // none: the captain sees nothing of use
}
/** A way to lay the mines and how good it looks. */
export interface Lay {
  readonly squares: Placement;
  readonly value: number;
}
/** How one level plays. */
export interface Captain extends Pick<Bot, 'level' | 'name' | 'summary'> {
  /** Some ways to lay the mines; the best is taken. */
  readonly place: (helm: Helm) => readonly Lay[];
  /** The hunt as this captain remembers it. */
  readonly recall: (helm: Helm) => Hunt;
  readonly weigh: (hunt: Hunt, helm: Helm) => Weighing;
}

/** A captain holds nothing but the last view and one number for its luck: whoever sees the same plays the same. */
export const botOf = (captain: Captain): Bot<View, Event, Action> => ({
  level: captain.level,
  name: captain.name,
  summary: captain.summary,
  sit: (seat, rng) => {
    const side = sideAt(seat);
    const number = rng.int(2 ** 32);
    let view: View | null = null;
    return {
      observe: (update) => {
        view = update.view;
      },
      choose: () => {
        if (view === null || side === null) return null;
        const moment = `${view.phase} ${view.turnNumber}`;
        return choose(captain, { view, side, rng: luckOf(number, moment) });
      },
    };
  },
});

function choose(captain: Captain, helm: Helm): Choice<Action> | null {
  const { view, side } = helm;
  if (view.phase === 'placing') return view.placed[side] ? null : lay(captain, helm);
  return view.turn === side ? act(captain, helm) : null;
}

/** What the other side will have to go by. */
function lay(captain: Captain, helm: Helm): Choice<Action> {
  const { side, view, rng } = helm;
  const unknown = beliefAtStart(side, view.setup);
  const options = captain
    .place(helm)
    .map(({ squares, value }) => ({ action: { type: 'place' as const, squares }, value }));
  return chosen(options, thoughtOf(unknown, { options: [] }), rng);
}

function act(captain: Captain, helm: Helm): Choice<Action> {
  const hunt = captain.recall(helm);
  const weighing = weigh(captain, hunt, helm);
  const options = weighing.options.map(({ step, value }) => ({ action: actionOf(step), value }));
  return chosen(options, thoughtOf(hunt.belief, weighing), helm.rng);
}

/** The best; of several that look the same, any. */
function chosen(weighed: readonly Weighed<Action>[], belief: Thought, rng: Rng): Choice<Action> {
  const options = rng.shuffle(weighed).toSorted((one, other) => other.value - one.value);
  return { action: options[0]!.action, belief, options };
}

const thoughtOf = (belief: Hunt['belief'], { rival = null, odds = null }: Weighing): Thought => ({
  minefields: belief.fields.length,
  chances: [...chanceOfMine(belief)],
  rival,
  odds,
});

function weigh(captain: Captain, hunt: Hunt, helm: Helm): Weighing {
  const weighing = captain.weigh(hunt, helm);
  return weighing.options.length > 0 ? weighing : { ...weighing, options: marking(hunt) };
}

/** Nothing is of use, such as when the other boat bars the only way: sound anywhere and wait. */
const marking = ({ boat }: Hunt): readonly Option[] =>
  AROUND_OF[boat]!.map((square) => ({ step: { type: 'sound', square }, value: 0 }));

function actionOf({ type, square }: Step): Action {
  return type === 'move' ? { type, to: nameOf(square) } : { type, square: nameOf(square) };
}
