import type { Event } from './events.ts';
import { depthChargeDropped } from './rules/charges.ts';
import { forfeited, gameEnded } from './rules/end.ts';
import { boatMoved } from './rules/movement.ts';
import { minesPlaced, playBegan } from './rules/placement.ts';
import { turnTaken } from './rules/turns.ts';
import type { State } from './state.ts';

export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'minesPlaced':
      return minesPlaced(state, event);
    case 'playBegan':
      return playBegan(state, event);
    case 'boatMoved':
    case 'boatSunk':
      return boatMoved(state, event);
    case 'depthChargeDropped':
      return depthChargeDropped(state, event);
    case 'soundingDropped':
    case 'passed':
      return turnTaken(state, event);
    case 'forfeited':
      return forfeited(state, event);
    case 'gameEnded':
      return gameEnded(state, event);
    default:
      return event satisfies never;
  }
}
