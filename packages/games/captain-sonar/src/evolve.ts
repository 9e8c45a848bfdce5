import type { Event } from './events.ts';
import { chartedMineLost, exploded, mineChained, mineLost } from './rules/blast.ts';
import { brokeDown, circuitRepaired, damaged } from './rules/breakdowns.ts';
import { called } from './rules/calls.ts';
import { courseSet } from './rules/course.ts';
import { droneLaunched, sonarAnswered, sonarSent } from './rules/detection.ts';
import { gaugeMarked } from './rules/duties.ts';
import { gameEnded } from './rules/end.ts';
import { startChosen } from './rules/placing.ts';
import { playBegan } from './rules/beginning.ts';
import { sheetDrawn } from './rules/sheet.ts';
import { salvaged } from './rules/salvage.ts';
import { silenceRun } from './rules/silence.ts';
import { stoodDown, stopCalled } from './rules/stop.ts';
import { dived, surfaced } from './rules/surfacing.ts';
import { systemReady } from './rules/systems.ts';
import { readyToDive, traced, traceVoided } from './rules/tracing.ts';
import { turnBegan } from './rules/turns.ts';
import { mineLaid } from './rules/weapons.ts';
import type { State } from './state.ts';

export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'startChosen':
      return startChosen(state, event);
    case 'playBegan':
      return playBegan(state, event);
    case 'courseSet':
      return courseSet(state, event);
    case 'silenceRun':
      return silenceRun(state, event);
    case 'gaugeMarked':
      return gaugeMarked(state, event);
    case 'brokeDown':
      return brokeDown(state, event);
    case 'circuitRepaired':
      return circuitRepaired(state, event);
    case 'systemReady':
      return systemReady(state, event);
    case 'damaged':
      return damaged(state, event);
    case 'stopCalled':
      return stopCalled(state, event);
    case 'stoodDown':
      return stoodDown(state, event);
    case 'mineLaid':
      return mineLaid(state, event);
    case 'exploded':
      return exploded(state, event);
    case 'mineLost':
      return mineLost(state, event);
    case 'chartedMineLost':
      return chartedMineLost(state, event);
    case 'mineChained':
      return mineChained(state, event);
    case 'droneLaunched':
      return droneLaunched(state, event);
    case 'sonarSent':
      return sonarSent(state, event);
    case 'sonarAnswered':
      return sonarAnswered(state, event);
    case 'salvaged':
      return salvaged(state, event);
    case 'surfaced':
      return surfaced(state, event);
    case 'traced':
      return traced(state, event);
    case 'traceVoided':
      return traceVoided(state, event);
    case 'readyToDive':
      return readyToDive(state, event);
    case 'dived':
      return dived(state, event);
    case 'turnBegan':
      return turnBegan(state, event);
    case 'sheetDrawn':
      return sheetDrawn(state, event);
    case 'called':
      return called(state, event);
    case 'forfeited':
      return state;
    case 'gameEnded':
      return gameEnded(state, event);
    default:
      return event satisfies never;
  }
}
