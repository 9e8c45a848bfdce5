import { unforeseen } from '@fathom/kit';
import type { Foresee, Refusal, Turn } from '@fathom/kit';
import type { Action, ChooseStart } from './actions.ts';
import type { Event } from './events.ts';
import { foreseenAboard, foreseeStart } from './foresee-start.ts';
import { brokeDown, circuitRepaired, damaged, markPanel } from './rules/breakdowns.ts';
import { courseSet, setCourse } from './rules/course.ts';
import { launchDecoy } from './rules/decoy.ts';
import { answerSonar, sonarAnswered } from './rules/detection.ts';
import { gaugeMarked, markGauge, sayOk } from './rules/duties.ts';
import { isSunk } from './rules/end.ts';
import { runSilent, silenceRun } from './rules/silence.ts';
import { standDown, stoodDown } from './rules/stop.ts';
import { dived, surface, surfaced } from './rules/surfacing.ts';
import { systemReady } from './rules/systems.ts';
import type { Actor } from './rules/table.ts';
import { dive, readyToDive, sayReady } from './rules/tracing.ts';
import { endSpentTurn, endTurn, turnBegan } from './rules/turns.ts';
import { layMine, mineLaid } from './rules/weapons.ts';
import type { State } from './state.ts';
import { SIDES } from './vocabulary.ts';
import type { View } from './view.ts';

/**
 * What a crew does aboard its own boat. What goes off, looks or listens depends on the enemy, a STOP on the host's
 * clock, as does a call; strokes and sheets are on the page already.
 */
export const foresee: Foresee<View, Action> = (view, seat, action) =>
  action.type === 'start'
    ? foreseeStart(view, seat, action)
    : foreseenAboard(view, seat, (who) => ({
        decide: (turn) => decide(turn, who, action),
        evolve,
      }));

/** All but the start of a boat, which has a file of its own. */
type Later = Exclude<Action, ChooseStart>;

function decide(turn: Turn<State, Event>, who: Actor, action: Later): Refusal | null {
  const refusal = act(turn, who, action);
  if (refusal !== null) return refusal;
  // Both boats' damage is known to all; with the end everything else is, too.
  if (SIDES.some((side) => isSunk(turn.state, side))) return unforeseen();
  endSpentTurn(turn);
  return null;
}

function act(turn: Turn<State, Event>, who: Actor, action: Later): Refusal | null {
  switch (action.type) {
    case 'course':
      return setCourse(turn, who, action);
    case 'surface':
      return surface(turn, who);
    case 'gauge':
      return markGauge(turn, who, action);
    case 'ok':
      return sayOk(turn, who);
    case 'break':
      return markPanel(turn, who, action);
    case 'standDown':
      return standDown(turn, who);
    case 'mine':
      return layMine(turn, who, action);
    case 'silence':
      return runSilent(turn, who, action);
    case 'decoy':
      return launchDecoy(turn, who, action);
    case 'answer':
      return answerSonar(turn, who, action);
    case 'endTurn':
      return endTurn(turn, who);
    case 'readyToDive':
      return sayReady(turn, who);
    case 'dive':
      return dive(turn, who);
    case 'stop':
    case 'torpedo':
    case 'drone':
    case 'sonar':
    case 'scenario':
    case 'grapnel':
    case 'trigger':
    case 'trace':
    case 'sheet':
    case 'call':
      return unforeseen();
    default:
      return action satisfies never;
  }
}

function evolve(state: State, event: Event): State | null {
  switch (event.type) {
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
    case 'stoodDown':
      return stoodDown(state, event);
    case 'mineLaid':
      return mineLaid(state, event);
    case 'sonarAnswered':
      return sonarAnswered(state, event);
    case 'surfaced':
      return surfaced(state, event);
    case 'readyToDive':
      return readyToDive(state, event);
    case 'dived':
      return dived(state, event);
    case 'turnBegan':
      return turnBegan(state, event);
    case 'startChosen':
    case 'playBegan':
    case 'stopCalled':
    case 'exploded':
    case 'mineLost':
    case 'chartedMineLost':
    case 'mineChained':
    case 'droneLaunched':
    case 'sonarSent':
    case 'salvaged':
    case 'traced':
    case 'traceVoided':
    case 'sheetDrawn':
    case 'called':
    case 'forfeited':
    case 'gameEnded':
      return null;
    default:
      return event satisfies never;
  }
}
