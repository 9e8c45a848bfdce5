import type { Forfeit, Refusal, Rng, Turn } from '@fathom/kit';
import type { Action } from '../actions.ts';
import type { Event, TurnBegan } from '../events.ts';
import { refuse } from '../refusals.ts';
import type { Diver, State, OpenTable } from '../state.ts';
import { groupNumber } from '../vocabulary.ts';
import type { Phase, SideName, TurnReason } from '../vocabulary.ts';
import { end, resultOf, resultOfLeaving } from './end.ts';
import { compareSlots, diverOf, isGone, isOut } from './table.ts';

/** When each action has its place. */
const PHASES_OF: { readonly [Type in Action['type']]: Phase } = {
  place: 'placing',
  dive: 'diving',
  pass: 'diving',
  search: 'choosing',
  skip: 'choosing',
  schedule: 'scheduling',
};

export function notNow(
  { turn, phase }: OpenTable,
  side: SideName,
  { type }: Action,
): Refusal | null {
  if (turn !== side) return refuse('notYourTurn', {});
  if (PHASES_OF[type] !== phase) return refuse('notNow', { phase });
  return null;
}

/** Who goes next, and why. */
export interface NextTurn {
  readonly diver: Diver;
  readonly by: TurnReason;
}

/** What decides about a diver's turn. */
export type OnTrack = Pick<Diver, 'side' | 'day' | 'hour' | 'group' | 'gone'>;
/** Those of whom one goes next, as far as the track says, and why; several where a coin has to be tossed. */
export interface FirstOnTrack<Who extends OnTrack = OnTrack> {
  readonly divers: readonly Who[];
  readonly by: TurnReason;
}

/** 4.3 The earliest marker; then the lower letter; then a coin. Empty: nobody is left. */
export function firstOnTrack<Who extends OnTrack>(table: {
  readonly divers: readonly Who[];
  readonly setup: OpenTable['setup'];
}): FirstOnTrack<Who> {
  const left = table.divers.filter((diver) => !isOut(table, diver));
  const earliest = leastBy(left, compareSlots);
  const lowest = leastBy(earliest, (a, b) => groupNumber(a.group) - groupNumber(b.group));
  if (table.divers.length === 1) return { divers: left, by: 'alone' };
  if (earliest.length <= 1) return { divers: earliest, by: 'time' };
  return { divers: lowest, by: lowest.length === 1 ? 'group' : 'coin' };
}

/** All that nothing comes before. */
const leastBy = <Item>(
  items: readonly Item[],
  compare: (one: Item, other: Item) => number,
): readonly Item[] => items.filter((one) => items.every((other) => compare(one, other) <= 0));

/** 4.3 null: nobody is left. */
export function nextDiver(table: Pick<OpenTable, 'divers' | 'setup'>, coin: Rng): NextTurn | null {
  const { divers, by } = firstOnTrack(table);
  const [only] = divers;
  if (only === undefined) return null;
  return { diver: divers.length === 1 ? only : coin.pick(divers), by };
}

/** 4.3, 5 After a time is chosen: the next diver's turn, or the end. */
export function passTurn(turn: Turn<State, Event>): void {
  const result = resultOf(turn.state);
  const next = nextDiver(turn.state, turn.rng);
  if (result !== null || next === null)
    return end(turn, result ?? { winner: null, reason: 'dayLimit' });
  const { side, day, hour } = next.diver;
  return turn.emit({ type: 'turnBegan', side, day, hour, by: next.by });
}

export const turnBegan = (state: State, { side }: TurnBegan): State => ({
  ...state,
  phase: 'diving',
  turn: side,
});

/** 5 Who leaves has lost, in any phase; of more than two the others go on. Whoever has left cannot leave again. */
export function forfeit(turn: Turn<State, Event>, side: SideName, reason: Forfeit): void {
  const diver = diverOf(turn.state, side);
  if (diver === null || isGone(diver)) return;
  turn.emit({ type: 'forfeited', side, reason });
  const result = resultOfLeaving(turn.state, reason);
  if (result !== null) end(turn, result);
  else if (turn.state.turn === null) passTurn(turn);
}
