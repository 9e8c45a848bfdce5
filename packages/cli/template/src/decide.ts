import { refuse } from '@fathom/kit';
import type { Input, Refusal, Turn } from '@fathom/kit';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import { forfeit } from './rules/end.ts';
import { guessDepth } from './rules/guessing.ts';
import { hideTreasure } from './rules/hiding.ts';
import type { State } from './state.ts';
import { sideAt } from './vocabulary.ts';
import type { SideName } from './vocabulary.ts';

export function decide(turn: Turn<State, Event>, input: Input<Action>): Refusal | null {
  if (turn.state.phase === 'over') return refuse('over');
  if (input.type === 'tick') return refuse('nothingDue');
  const side = sideAt(input.seat);
  if (side === null) return refuse('noSuchSeat', { seat: input.seat });
  if (input.type === 'act') return act(turn, side, input.action);
  forfeit(turn, side, input.reason);
  return null;
}

function act(turn: Turn<State, Event>, side: SideName, action: Action): Refusal | null {
  switch (action.type) {
    case 'hide':
      return hideTreasure(turn, side, action);
    case 'guess':
      return guessDepth(turn, side, action);
    default:
      return action satisfies never;
  }
}
