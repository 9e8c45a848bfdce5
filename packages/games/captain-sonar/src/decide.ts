import type { Input, Refusal, Turn } from '@fathom/kit';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import { refuse } from './refusals.ts';
import { markPanel } from './rules/breakdowns.ts';
import { sayCall } from './rules/calls.ts';
import { setCourse } from './rules/course.ts';
import { launchDecoy } from './rules/decoy.ts';
import { answerSonar, drawAnswer, launchDrone, launchSonar } from './rules/detection.ts';
import { markGauge, sayOk } from './rules/duties.ts';
import { forfeit, settle } from './rules/end.ts';
import { chooseStart } from './rules/beginning.ts';
import { drawSheet } from './rules/sheet.ts';
import { haulCrate } from './rules/salvage.ts';
import { runSilent } from './rules/silence.ts';
import { callStop, standDown } from './rules/stop.ts';
import { surface } from './rules/surfacing.ts';
import type { Actor } from './rules/table.ts';
import { dive, sayReady, trace } from './rules/tracing.ts';
import { endSpentTurn, endTurn } from './rules/turns.ts';
import { fireCharted, launchTorpedo, layMine, triggerMine } from './rules/weapons.ts';
import { chairs } from './state.ts';
import type { State } from './state.ts';
import { chairAt } from './vocabulary.ts';

export function decide(turn: Turn<State, Event>, input: Input<Action>): Refusal | null {
  if (turn.state.phase === 'over') return refuse('over');
  const refusal = take(turn, input);
  if (refusal !== null || turn.state.result !== null) return refusal;
  settle(turn);
  if (turn.state.result === null) endSpentTurn(turn);
  return null;
}

function take(turn: Turn<State, Event>, input: Input<Action>): Refusal | null {
  if (input.type === 'tick') return ring(turn, input.at);
  const chair = chairAt(input.seat);
  if (chair === null) {
    const seats = chairs().map(({ seat }) => seat);
    return refuse('noSuchSeat', { seat: input.seat, seats });
  }
  switch (input.type) {
    case 'act':
      return act(turn, { ...chair, at: input.at }, input.action);
    case 'forfeit':
      forfeit(turn, chair, input.reason);
      return null;
    default:
      return input satisfies never;
  }
}

/** The time for an aim or an answer is over. */
function ring(turn: Turn<State, Event>, at: Actor['at']): Refusal | null {
  const { stop } = turn.state;
  const until = stop?.until ?? null;
  if (stop === null || until === null || at < until) return refuse('nothingDue');
  const { side, system } = stop;
  if (stop.waitsFor === 'answer') drawAnswer(turn, turn.rng);
  else turn.emit({ type: 'stoodDown', side, system, lapsed: true });
  return null;
}

function act(turn: Turn<State, Event>, who: Actor, action: Action): Refusal | null {
  switch (action.type) {
    case 'start':
      return chooseStart(turn, who, action);
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
    case 'stop':
      return callStop(turn, who, action);
    case 'standDown':
      return standDown(turn, who);
    case 'mine':
      return layMine(turn, who, action);
    case 'torpedo':
      return launchTorpedo(turn, who, action);
    case 'drone':
      return launchDrone(turn, who, action);
    case 'sonar':
      return launchSonar(turn, who);
    case 'silence':
      return runSilent(turn, who, action);
    case 'scenario':
      return fireCharted(turn, who, action);
    case 'decoy':
      return launchDecoy(turn, who, action);
    case 'grapnel':
      return haulCrate(turn, who, action);
    case 'trigger':
      return triggerMine(turn, who, action);
    case 'answer':
      return answerSonar(turn, who, action);
    case 'endTurn':
      return endTurn(turn, who);
    case 'trace':
      return trace(turn, who, action);
    case 'readyToDive':
      return sayReady(turn, who);
    case 'dive':
      return dive(turn, who);
    case 'sheet':
      return drawSheet(turn, who, action);
    case 'call':
      return sayCall(turn, who, action);
    default:
      return action satisfies never;
  }
}
