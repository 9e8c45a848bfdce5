import type { Event } from './events.ts';
import { dived } from './rules/diving.ts';
import { forfeited, gameEnded } from './rules/end.ts';
import { markerPlaced, targetHidden } from './rules/laying.ts';
import { scheduled } from './rules/scheduling.ts';
import { searched } from './rules/searching.ts';
import { eventHappened, freeSearchOffered, freeSearchSkipped } from './rules/special-events.ts';
import { turnBegan } from './rules/turns.ts';
import type { State } from './state.ts';

export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'markerPlaced':
      return markerPlaced(state, event);
    case 'targetHidden':
      return targetHidden(state, event);
    case 'turnBegan':
      return turnBegan(state, event);
    case 'dived':
      return dived(state, event);
    case 'searched':
      return searched(state, event);
    case 'eventHappened':
      return eventHappened(state, event);
    case 'freeSearchOffered':
      return freeSearchOffered(state, event);
    case 'freeSearchSkipped':
      return freeSearchSkipped(state, event);
    case 'scheduled':
      return scheduled(state, event);
    case 'forfeited':
      return forfeited(state, event);
    case 'gameEnded':
      return gameEnded(state, event);
    default:
      return event satisfies never;
  }
}
