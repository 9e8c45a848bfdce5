import type { Refusal, Rng, Turn } from '@fathom/kit';
import type { Action } from '../actions.ts';
import type { Event, TurnBegan } from '../events.ts';
import { refuse } from '../refusals.ts';
import type { Diver, State, OpenTable } from '../state.ts';
import { groupNumber } from '../vocabulary.ts';
import type { Phase, SideName, TurnReason } from '../vocabulary.ts';
import { end, resultOf } from './end.ts';
import { compareSlots, isOut } from './table.ts';

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

/** 4.3 The earliest marker; then the lower letter; then a coin. null: nobody is left. */
export function nextDiver(table: Pick<OpenTable, 'divers' | 'setup'>, coin: Rng): NextTurn | null {
  const [one, other] = table.divers.filter((diver) => !isOut(table, diver));
  if (one === undefined) return null;
  if (other === undefined) return { diver: one, by: table.divers.length === 1 ? 'alone' : 'time' };
  const byTime = compareSlots(one, other);
  const byGroup = groupNumber(one.group) - groupNumber(other.group);
  if (byTime !== 0) return { diver: byTime < 0 ? one : other, by: 'time' };
  if (byGroup !== 0) return { diver: byGroup < 0 ? one : other, by: 'group' };
  return { diver: coin.pick([one, other]), by: 'coin' };
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
