import type { Refusal, Turn } from '@fathom/kit';
import type { Event, TurnTaken } from '../events.ts';
import type { State } from '../state.ts';
import { opponent } from '../vocabulary.ts';
import type { SideName } from '../vocabulary.ts';
import { refuse } from './refusals.ts';

/** 2. A turn is taken when it is one's own, and not before play begins. */
export function notNow(state: State, side: SideName): Refusal | null {
  if (state.phase === 'placing') return refuse('stillPlacing');
  if (state.turn !== side) return refuse('notYourTurn');
  return null;
}

/** 3.1 Only where the match allows it. */
export function pass(turn: Turn<State, Event>, side: SideName): Refusal | null {
  if (!turn.state.setup.allowPass) return refuse('noPassing');
  turn.emit({ type: 'passed', side });
  return null;
}

/** What a turn may change on the water. */
export type LakeChange = Pick<State, 'boats' | 'mines' | 'wrecks' | 'misses'>;

/**
 * Whatever a turn came to, it goes onto the record sheet and the turn to the other side.
 * Field by field: this runs more than anything else, and a spread costs several times as much.
 */
export const turnTaken = (state: State, event: TurnTaken, after: LakeChange = state): State => ({
  setup: state.setup,
  phase: state.phase,
  first: state.first,
  turn: opponent(event.side),
  boats: after.boats,
  mines: after.mines,
  wrecks: after.wrecks,
  misses: after.misses,
  record: state.record.concat(event), // half the memory that a spread would take on the way
  result: state.result,
});
