import type { Refusal, Turn } from '@fathom/kit';
import type { Event, RoundEnded, StepBegan, WasDone } from '../events.ts';
import type { State } from '../state.ts';
import { STEPS } from '../vocabulary.ts';
import type { HunterName, LoopStep } from '../vocabulary.ts';
import { couldLocate } from './locate.ts';
import { couldMove } from './move.ts';
import { couldResearch } from './research.ts';
import { couldSalvage } from './salvage.ts';
import { hunterOf, isInPlay, notInTheLoop, withHunter, withoutWaiting } from './table.ts';
import type { OpenTable } from './table.ts';

const COULD: { readonly [Name in LoopStep]: (table: OpenTable, hunter: HunterName) => boolean } = {
  research: couldResearch,
  move: couldMove,
  locate: couldLocate,
  salvage: couldSalvage,
};

/** 2.6 Only public facts count: who is waited for must tell nobody anything. */
export const couldAct = (table: OpenTable, hunter: HunterName, step: LoopStep): boolean =>
  !hunterOf(table, hunter).done && COULD[step](table, hunter);

/** 2.6 Passing one action leaves the next ones open. */
export function pass(turn: Turn<State, Event>, hunter: HunterName): Refusal | null {
  const refused = notInTheLoop(turn.state, hunter);
  if (refused === null) turn.emit({ type: 'passed', hunter });
  return refused;
}

export const passed = (state: State, { hunter }: { readonly hunter: HunterName }): State =>
  withoutWaiting(state, hunter);

/** 2.6 Done for the round. */
export function beDone(turn: Turn<State, Event>, hunter: HunterName): Refusal | null {
  const refused = notInTheLoop(turn.state, hunter);
  if (refused === null) turn.emit({ type: 'wasDone', hunter });
  return refused;
}

export const wasDone = (state: State, { hunter }: WasDone): State =>
  withoutWaiting(withHunter(state, hunter, { done: true }), hunter);

interface NextStep {
  readonly loop: number;
  readonly step: LoopStep;
}

/** 2.6 Where the action token goes next; null: the round is over. */
export function nextStep(table: OpenTable): NextStep | null {
  if (!table.wrecks.some(isInPlay)) return null;
  const { loop, step, acted } = table;
  const rest = step === null ? [] : STEPS.slice(STEPS.indexOf(step) + 1);
  const soon = rest.find((each) => somebodyCould(table, each));
  if (soon !== undefined) return { loop, step: soon };
  if (step !== null && !acted) return null;
  const again = STEPS.find((each) => somebodyCould(table, each));
  return again === undefined ? null : { loop: loop + 1, step: again };
}

const somebodyCould = (table: OpenTable, step: LoopStep): boolean =>
  table.order.some((hunter) => couldAct(table, hunter, step));

export const stepBegan = (state: State, { loop, step }: StepBegan): State => ({
  ...state,
  phase: 'loop',
  loop,
  step,
  acted: loop === state.loop && state.acted,
  inOrder: step === 'move' || (step === 'research' && state.setup.research === 'turnOrder'),
  waiting: state.order.filter((hunter) => !hunterOf(state, hunter).done),
});

/**
 * Whoever can do nothing in this step is not waited for. In turn order that is judged when the turn comes: by then
 * somebody may have made room.
 */
export function withoutIdle(state: State): State {
  const { step, inOrder, waiting } = state;
  if (step === null) return state;
  const able = (hunter: HunterName): boolean => couldAct(state, hunter, step);
  const left = inOrder ? fromFirst(waiting, able) : waiting.filter(able);
  return left.length === waiting.length ? state : { ...state, waiting: left };
}

function fromFirst<T>(items: readonly T[], isIt: (item: T) => boolean): readonly T[] {
  const first = items.findIndex(isIt);
  return first < 0 ? [] : items.slice(first);
}

/** 2.7 Everyone takes the token off the map; chips are kept. */
export const roundEnded = (state: State, _event: RoundEnded): State => ({
  ...state,
  hunters: state.hunters.map((hunter) => ({ ...hunter, token: null, hired: false, done: false })),
  loop: 0,
  step: null,
  acted: false,
  inOrder: false,
  waiting: [],
});
