import { foreseen, unforeseen } from '@fathom/kit';
import type { Foresee, Refusal, Turn } from '@fathom/kit';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import { dived, goDown } from './rules/diving.ts';
import { markerPlaced, placeMarker } from './rules/laying.ts';
import { schedule, scheduled } from './rules/scheduling.ts';
import { freeSearchSkipped, skipSearch } from './rules/special-events.ts';
import { notNow, passTurn, turnBegan } from './rules/turns.ts';
import type { State } from './state.ts';
import { sideAt } from './vocabulary.ts';
import type { SideName } from './vocabulary.ts';
import type { View } from './view.ts';

/**
 * All that goes by the tables and the Time Track: of a dive, what it does to the diver. Dice, the coin and what a marker
 * hides are the host's.
 */
export const foresee: Foresee<View, Action> = (view, seat, action) => {
  const side = sideAt(seat);
  if (side === null || notNow(view, side, action) !== null) return null;
  const after = foreseen<State, Event>(view, { decide: (turn) => act(turn, side, action), evolve });
  // What a search comes to decides what is to be done next.
  return after && action.type === 'dive' ? { ...after, phase: view.phase } : after;
};

function act(turn: Turn<State, Event>, side: SideName, action: Action): Refusal | null {
  switch (action.type) {
    case 'place':
      return placeMarker(turn, side, action);
    case 'dive':
      return goDown(turn, side, action);
    case 'search':
      return unforeseen();
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

function evolve(state: State, event: Event): State | null {
  switch (event.type) {
    case 'markerPlaced':
      return markerPlaced(state, event);
    case 'dived':
      return dived(state, event);
    case 'freeSearchSkipped':
      return freeSearchSkipped(state, event);
    case 'scheduled':
      return scheduled(state, event);
    case 'turnBegan':
      return turnBegan(state, event);
    case 'targetHidden':
    case 'searched':
    case 'eventHappened':
    case 'freeSearchOffered':
    case 'forfeited':
    case 'gameEnded':
      return null;
    default:
      return event satisfies never;
  }
}
