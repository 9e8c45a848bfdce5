import type { CallKind, Event } from '@fathom/captain-sonar/client';
import type { Sound } from '../game-client.ts';

const COURSE_SOUNDS = {
  alpha: { N: 'north', E: 'east', S: 'south', W: 'west' },
  bravo: { N: 'lowNorth', E: 'lowEast', S: 'lowSouth', W: 'lowWest' },
} as const;

/** An order pipes, a question rises, and where they are is a ping. */
const CALL_SOUNDS: { readonly [Kind in CallKind]: Sound } = {
  charge: 'order',
  use: 'order',
  keep: 'order',
  course: 'order',
  surface: 'order',
  wait: 'order',
  where: 'question',
  here: 'contact',
  sector: 'contact',
  point: 'contact',
  lost: 'no',
  yes: 'yes',
  no: 'no',
};

/** Each course has its own tone, and each crew its own voice. Winning and losing are the frame's to know. */
export function soundOf(event: Event): Sound | null {
  switch (event.type) {
    case 'courseSet':
      return COURSE_SOUNDS[event.side][event.course];
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
    case 'salvaged':
      return 'splash';
    case 'surfaced':
      return 'surface';
    case 'dived':
      return 'dive';
    case 'gaugeMarked':
    case 'brokeDown':
      return 'mark';
    case 'called':
      return CALL_SOUNDS[event.call.kind];
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
