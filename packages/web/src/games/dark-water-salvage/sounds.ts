import type { Event } from '@fathom/dark-water-salvage/client';
import type { Sound } from '../game-client.ts';

/** Winning and losing sound different to each side: that is the frame's to know. */
export function soundOf(event: Event): Sound | null {
  switch (event.type) {
    case 'applicationsOpened':
    case 'cityChosen':
    case 'applied':
    case 'applicationChanged':
      return 'mark';
    case 'researched':
      return 'ping';
    case 'moved':
      return 'move';
    case 'wreckLocated':
      return 'ready';
    case 'wreckSalvaged':
      return 'surface';
    case 'wreckMissed':
      return 'splash';
    case 'timeRanOut':
      return 'alarm';
    case 'loansOffered':
    case 'stepBegan':
    case 'turnOrderAsked':
    case 'passed':
    case 'wasDone':
    case 'timeGiven':
    case 'roundEnded':
    case 'forfeited':
    case 'gameEnded':
      return null;
    default:
      return event satisfies never;
  }
}
