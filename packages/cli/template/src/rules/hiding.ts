import { refuse } from '@fathom/kit';
import type { Refusal, Turn } from '@fathom/kit';
import type { HideTreasure } from '../actions.ts';
import type { Event, GuessingBegan, TreasureHidden } from '../events.ts';
import type { State } from '../state.ts';
import { SIDES } from '../vocabulary.ts';
import type { SideName } from '../vocabulary.ts';

/** 1.1 Both hide at the same time; play begins when both are done. */
export function hideTreasure(
  turn: Turn<State, Event>,
  side: SideName,
  { depth }: HideTreasure,
): Refusal | null {
  if (turn.state.treasure[side] !== null) return refuse('alreadyHidden');
  const tooDeep = outOfDepth(turn.state, depth);
  if (tooDeep !== null) return tooDeep;
  turn.emit({ type: 'treasureHidden', side, depth });
  if (SIDES.every((each) => turn.state.treasure[each] !== null))
    turn.emit({ type: 'guessingBegan', first: turn.state.first });
  return null;
}

export const outOfDepth = ({ setup }: State, depth: number): Refusal | null =>
  depth > setup.depths ? refuse('tooDeep', { depths: setup.depths }) : null;

export const treasureHidden = (state: State, { side, depth }: TreasureHidden): State => ({
  ...state,
  treasure: { ...state.treasure, [side]: depth },
});

export const guessingBegan = (state: State, { first }: GuessingBegan): State => ({
  ...state,
  phase: 'guessing',
  turn: first,
});
