import { luckOf } from '@fathom/kit';
import type { Bot, Choice, Rng, Weighed } from '@fathom/kit';
import type { Action } from '../actions.ts';
import { beliefAtStart, chanceOfMine } from '../belief.ts';
import { huntOf } from './hunt.ts';
import type { Hunt, HuntStep } from './hunt.ts';
import { AROUND_OF, nameOf } from './numbered-board.ts';
import type { Event, TurnTaken } from '../events.ts';
import type { View } from '../view.ts';
import { sideAt } from '../vocabulary.ts';
import type { Placement, SideName } from '../vocabulary.ts';

/** What a captain goes by, as plain data. */
export interface Assessment {
  readonly minefields: number; // how many are still possible
  readonly chances: readonly number[]; // how likely a mine lies on each of SQUARES
  readonly rival: Rival | null; // null: this captain pays no heed to the other
  readonly odds: number | null; // the chance to win that it counts on; null: it does not reckon with any
}
/** How far the other captain has come. */
export interface Rival {
  readonly minefields: number; // how many it must still think possible
  readonly turns: number; // that it probably needs
}

/** What a captain has to go by: its seat's view, and luck. */
export interface BotContext {
  readonly view: View;
  readonly side: SideName;
  readonly rng: Rng;
}
/** A step and how good it looks, on the captain's own scale. */
export interface Option {
  readonly step: HuntStep;
  readonly value: number;
}
/** All that a captain thinks about a turn. */
export interface Evaluation extends Partial<Pick<Assessment, 'rival' | 'odds'>> {
  readonly options: readonly Option[]; // none: the captain sees nothing of use
}
/** A way to lay the mines and how good it looks. */
export interface PlacementOption {
  readonly squares: Placement;
  readonly value: number;
}
/** How one level plays. */
export interface Captain extends Pick<Bot, 'level' | 'name' | 'summary'> {
  /** Some ways to lay the mines; the best is taken. */
  readonly place: (context: BotContext) => readonly PlacementOption[];
  /** The hunt as this captain remembers it. */
  readonly recall: (context: BotContext) => Hunt;
  readonly weigh: (hunt: Hunt, context: BotContext) => Evaluation;
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

function choose(captain: Captain, context: BotContext): Choice<Action> | null {
  const { view, side } = context;
  if (view.phase === 'placing') return view.placed[side] ? null : choosePlacement(captain, context);
  return view.turn === side ? chooseTurn(captain, context) : null;
}

/** What the other side will have to go by. */
function choosePlacement(captain: Captain, context: BotContext): Choice<Action> {
  const { side, view, rng } = context;
  const unknown = beliefAtStart(side, view.setup);
  const options = captain
    .place(context)
    .map(({ squares, value }) => ({ action: { type: 'place' as const, squares }, value }));
  return chosen(options, assessmentOf(unknown, { options: [] }), rng);
}

function chooseTurn(captain: Captain, context: BotContext): Choice<Action> {
  const hunt = captain.recall(context);
  const evaluation = weigh(captain, hunt, context);
  const options = evaluation.options.map(({ step, value }) => ({ action: actionOf(step), value }));
  return chosen(options, assessmentOf(hunt.belief, evaluation), context.rng);
}

/** The best; of several that look the same, any. */
function chosen(weighed: readonly Weighed<Action>[], belief: Assessment, rng: Rng): Choice<Action> {
  const options = rng.shuffle(weighed).toSorted((one, other) => other.value - one.value);
  return { action: options[0]!.action, belief, options };
}

const assessmentOf = (
  belief: Hunt['belief'],
  { rival = null, odds = null }: Evaluation,
): Assessment => ({
  minefields: belief.fields.length,
  chances: [...chanceOfMine(belief)],
  rival,
  odds,
});

function weigh(captain: Captain, hunt: Hunt, context: BotContext): Evaluation {
  const evaluation = captain.weigh(hunt, context);
  return evaluation.options.length > 0 ? evaluation : { ...evaluation, options: marking(hunt) };
}

/** Nothing is of use, such as when the other boat bars the only way: sound anywhere and wait. */
const marking = ({ boat }: Hunt): readonly Option[] =>
  AROUND_OF[boat]!.map((square) => ({ step: { type: 'sound', square }, value: 0 }));

function actionOf({ type, square }: HuntStep): Action {
  return type === 'move' ? { type, to: nameOf(square) } : { type, square: nameOf(square) };
}

/** Nothing is forgotten. */
export const recallAll: Captain['recall'] = ({ view, side }) => huntOf(view, side);

/** Only the last few soundings are kept in mind; what was hit, missed or passed is not forgotten. */
export const recallLast =
  (soundings: number): Captain['recall'] =>
  ({ view, side }) => {
    const forgotten = new Set(soundingsOf(view, side).slice(0, -soundings));
    return huntOf({ ...view, record: view.record.filter((turn) => !forgotten.has(turn)) }, side);
  };

export const soundingsOf = (view: View, side: SideName): readonly TurnTaken[] =>
  view.record.filter((turn) => turn.type === 'soundingDropped' && turn.side === side);
