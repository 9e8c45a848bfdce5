import type { Event } from './events.ts';
import { forfeited, gameEnded } from './rules/end.ts';
import { depthGuessed } from './rules/guessing.ts';
import { guessingBegan, treasureHidden } from './rules/hiding.ts';
import type { State } from './state.ts';

export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'treasureHidden':
      return treasureHidden(state, event);
    case 'guessingBegan':
      return guessingBegan(state, event);
    case 'depthGuessed':
      return depthGuessed(state, event);
    case 'forfeited':
      return forfeited(state, event);
    case 'gameEnded':
      return gameEnded(state, event);
    default:
      return event satisfies never;
  }
}
