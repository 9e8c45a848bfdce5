import type { Event } from './events.ts';
import { cityChosen } from './rules/cities.ts';
import { forfeited, gameEnded } from './rules/end.ts';
import { applicationsOpened, applied, loansOffered } from './rules/loans.ts';
import { wreckLocated, wreckMissed } from './rules/locate.ts';
import { passed, roundEnded, stepBegan, wasDone, withoutIdle } from './rules/loop.ts';
import { moved } from './rules/move.ts';
import { researched, turnOrderAsked } from './rules/research.ts';
import { wreckSalvaged } from './rules/salvage.ts';
import type { State } from './state.ts';

export const evolve = (state: State, event: Event): State => withoutIdle(after(state, event));

function after(state: State, event: Event): State {
  switch (event.type) {
    case 'loansOffered':
      return loansOffered(state, event);
    case 'applied':
    case 'applicationChanged':
      return applied(state, event);
    case 'applicationsOpened':
      return applicationsOpened(state, event);
    case 'cityChosen':
      return cityChosen(state, event);
    case 'stepBegan':
      return stepBegan(state, event);
    case 'researched':
      return researched(state, event);
    case 'turnOrderAsked':
      return turnOrderAsked(state);
    case 'moved':
      return moved(state, event);
    case 'wreckLocated':
      return wreckLocated(state, event);
    case 'wreckSalvaged':
      return wreckSalvaged(state, event);
    case 'wreckMissed':
      return wreckMissed(state, event);
    case 'passed':
      return passed(state, event);
    case 'wasDone':
      return wasDone(state, event);
    case 'timeRanOut':
      return state;
    case 'timeGiven':
      return { ...state, until: event.until };
    case 'roundEnded':
      return roundEnded(state, event);
    case 'forfeited':
      return forfeited(state, event);
    case 'gameEnded':
      return gameEnded(state, event);
    default:
      return event satisfies never;
  }
}
