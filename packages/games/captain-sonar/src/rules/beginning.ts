import type { Refusal, Turn } from '@fathom/kit';
import type { ChooseStart } from '../actions.ts';
import type { Event, PlayBegan } from '../events.ts';
import { refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { SIDES } from '../vocabulary.ts';
import { announced, chartFor } from './table.ts';
import { notFor } from './permission.ts';
import type { Actor } from './table.ts';

/** 1.4 Each Captain chooses in secret; play starts when both have. */
export function chooseStart(
  turn: Turn<State, Event>,
  who: Actor,
  { cell }: ChooseStart,
): Refusal | null {
  const { state, rng } = turn;
  const refusal = notFor(who, 'captain');
  if (refusal !== null) return refusal;
  if (state.phase !== 'placing') return refuse('begun');
  if (state.standing[who.side].placed) return refuse('alreadyPlaced');
  if (!chartFor(state.setup).isWater(cell)) return refuse('notWater', { cell });
  turn.emit({ type: 'startChosen', side: who.side, cell });
  if (!SIDES.every((side) => turn.state.standing[side].placed)) return null;
  const { mode, first } = state.setup;
  const beginner = mode === 'realTime' ? null : first === 'random' ? rng.pick(SIDES) : first;
  turn.emit({ type: 'playBegan', first: beginner });
  if (beginner !== null) turn.emit({ type: 'turnBegan', side: beginner, left: 1 });
  return null;
}

export const playBegan = (state: State, event: PlayBegan): State => ({
  ...announced(state, event),
  phase: 'playing',
});
