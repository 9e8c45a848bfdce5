import type { Event } from '@fathom/captain-sonar/client';
import type { Sound } from '../game-client.ts';

const COURSE_SOUNDS = { N: 'north', E: 'east', S: 'south', W: 'west' } as const;

/** Each course has its own tone. Winning and losing are the frame's to know. */
export function soundOf(event: Event): Sound | null {
  switch (event.type) {
    case 'courseSet':
      return COURSE_SOUNDS[event.course];
    case 'silenceRun':
      return 'hush';
    case 'systemReady':
      return 'ready';
    case 'damaged':
    case 'traceVoided':
      return 'alarm';
    case 'stopCalled':
      return 'stop';
    case 'mineLaid':
      return 'splash';
    case 'exploded':
    case 'mineChained':
      return 'blast';
    case 'droneLaunched':
      return 'move';
    case 'sonarSent':
    case 'sonarAnswered':
      return 'ping';
    case 'surfaced':
      return 'surface';
    case 'dived':
      return 'dive';
    case 'gaugeMarked':
    case 'brokeDown':
      return 'mark';
    case 'startChosen':
    case 'playBegan':
    case 'circuitRepaired':
    case 'stoodDown':
    case 'mineLost':
    case 'chartedMineLost':
    case 'traced':
    case 'readyToDive':
    case 'turnBegan':
    case 'sheetDrawn':
    case 'forfeited':
    case 'gameEnded':
      return null;
    default:
      return event satisfies never;
  }
}
