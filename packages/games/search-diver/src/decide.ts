import type { Input, Refusal, Turn } from '@fathom/kit';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import { refuse } from './refusals.ts';
import { dive } from './rules/diving.ts';
import { forfeit } from './rules/end.ts';
import { placeMarker } from './rules/laying.ts';
import { schedule } from './rules/scheduling.ts';
import { searchBeside } from './rules/searching.ts';
import { skipSearch } from './rules/special-events.ts';
import { notNow, passTurn } from './rules/turns.ts';
import { sidesOf } from './state.ts';
import type { State } from './state.ts';
import { sideAt } from './vocabulary.ts';
import type { SideName } from './vocabulary.ts';

export function decide(turn: Turn<State, Event>, input: Input<Action>): Refusal | null {
  if (turn.state.phase === 'over') return refuse('over', {});
  if (input.type === 'tick') return refuse('nothingDue', {});
  const sides = sidesOf(turn.state.setup);
  const side = sideAt(input.seat);
  if (side === null || !sides.includes(side))
    return refuse('noSuchSeat', { seat: input.seat, seats: sides });
  switch (input.type) {
    case 'act':
      return notNow(turn.state, side, input.action) ?? act(turn, side, input.action);
    case 'forfeit':
      forfeit(turn, side, input.reason);
      return null;
    default:
      return input satisfies never;
  }
}

function act(turn: Turn<State, Event>, side: SideName, action: Action): Refusal | null {
  switch (action.type) {
    case 'place':
      return placeMarker(turn, side, action);
    case 'dive':
      return dive(turn, side, action);
    case 'search':
      return searchBeside(turn, side, action);
    case 'skip':
      return skipSearch(turn, side);
    case 'schedule':
    case 'pass': {
      const refusal = schedule(turn, side, action);
      if (refusal === null) passTurn(turn);
      return refusal;
    }
    default:
      return action satisfies never;
  }
}
