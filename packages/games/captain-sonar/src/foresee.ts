import { foreseen, unforeseen } from '@fathom/kit';
import type { Foresee, Millis, Refusal, Turn } from '@fathom/kit';
import type { Action, ChooseStart } from './actions.ts';
import type { Event } from './events.ts';
import { legal } from './legal.ts';
import { brokeDown, circuitRepaired, damaged, markPanel } from './rules/breakdowns.ts';
import { courseSet, setCourse } from './rules/course.ts';
import { launchDecoy } from './rules/decoy.ts';
import { answerSonar, sonarAnswered } from './rules/detection.ts';
import { gaugeMarked, markGauge, sayOk } from './rules/duties.ts';
import { isSunk } from './rules/end.ts';
import { startChosen } from './rules/placing.ts';
import { runSilent, silenceRun } from './rules/silence.ts';
import { standDown, stoodDown } from './rules/stop.ts';
import { dived, surface, surfaced } from './rules/surfacing.ts';
import { systemReady } from './rules/systems.ts';
import type { Actor } from './rules/table.ts';
import { dive, readyToDive, sayReady } from './rules/tracing.ts';
import { endSpentTurn, endTurn, turnBegan } from './rules/turns.ts';
import { layMine, mineLaid } from './rules/weapons.ts';
import type { Boat, State } from './state.ts';
import { SIDES, chairAt, enemyOf, perSide, seatOf, withSide } from './vocabulary.ts';
import type { View } from './view.ts';

/** In the place of the enemy's boat, of which nothing is known. None of these rules looks at it. */
const UNKNOWN = {} as Boat;
/** Game time is the host's. None of these rules asks for it. */
const NO_TIME = NaN as Millis;

/**
 * What a crew does aboard its own boat. What goes off, looks or listens depends on the enemy, a STOP on the host's
 * clock, as does a call; strokes and sheets are on the page already.
 */
export const foresee: Foresee<View, Action> = (view, seat, action) => {
  const chair = chairAt(seat);
  const boat = chair && view.boats[chair.side];
  if (chair === null || boat === null || view.phase === 'over') return null;
  const { boats } = view;
  const enemy = enemyOf(chair.side);
  const after = foreseen<State, Event>(
    { ...view, boats: withSide({ alpha: boat, bravo: boat }, enemy, UNKNOWN) },
    { decide: (turn) => decide(turn, { ...chair, at: NO_TIME }, action), evolve },
  );
  return (
    after && {
      ...after,
      boats: withSide<View['boats'][typeof enemy]>(seen(after).boats, enemy, boats[enemy]),
    }
  );
};

/** Before the first call a boat has none; a view says so. */
const seen = (state: State): View => ({
  ...state,
  boats: perSide((side) => ({ calls: [], ...state.boats[side] })),
});

function decide(turn: Turn<State, Event>, who: Actor, action: Action): Refusal | null {
  const refusal = act(turn, who, action);
  if (refusal !== null) return refusal;
  // Both boats' damage is known to all; with the end everything else is, too.
  if (SIDES.some((side) => isSunk(turn.state, side))) return unforeseen();
  endSpentTurn(turn);
  return null;
}

function act(turn: Turn<State, Event>, who: Actor, action: Action): Refusal | null {
  switch (action.type) {
    case 'start':
      return placed(turn, who, action);
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

/** What begins when both boats are placed may be drawn by lot, and is left open. */
function placed(turn: Turn<State, Event>, who: Actor, { cell }: ChooseStart): Refusal | null {
  for (const open of legal(seen(turn.state), seatOf(who.side, who.role)))
    if (open.type === 'start' && open.cell === cell) {
      turn.emit({ type: 'startChosen', side: who.side, cell });
      return null;
    }
  return unforeseen();
}

function evolve(state: State, event: Event): State | null {
  switch (event.type) {
    case 'startChosen':
      return startChosen(state, event);
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
