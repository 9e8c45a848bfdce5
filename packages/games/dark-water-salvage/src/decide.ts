import type { Input, Refusal, Turn } from '@fathom/kit';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import { refusal } from './refusals.ts';
import { chooseCity } from './rules/cities.ts';
import { forfeit, settle } from './rules/end.ts';
import { apply, offerLoans, openApplications } from './rules/loans.ts';
import { locate } from './rules/locate.ts';
import { beDone, nextStep, pass } from './rules/loop.ts';
import { move } from './rules/move.ts';
import { askTurnOrder, research } from './rules/research.ts';
import { salvage } from './rules/salvage.ts';
import { giveTime, ring } from './rules/timer.ts';
import type { State } from './state.ts';
import { HUNTERS, hunterAt } from './vocabulary.ts';
import type { HunterName } from './vocabulary.ts';

export function decide(turn: Turn<State, Event>, input: Input<Action>): Refusal | null {
  const before = turn.state;
  if (before.phase === 'over') return refusal('over');
  const refused = take(turn, input);
  if (refused !== null) return refused;
  goOn(turn);
  giveTime(turn, before, input.at);
  return null;
}

function take(turn: Turn<State, Event>, input: Input<Action>): Refusal | null {
  if (input.type === 'tick') return ring(turn, input.at);
  const hunter = hunterAt(input.seat);
  const seats = HUNTERS.slice(0, turn.state.setup.players);
  if (hunter === null || !seats.includes(hunter))
    return refusal('noSuchSeat', { seat: input.seat, seats });
  switch (input.type) {
    case 'act':
      return act(turn, hunter, input.action);
    case 'forfeit':
      forfeit(turn, hunter, input.reason);
      return null;
    default:
      return input satisfies never;
  }
}

function act(turn: Turn<State, Event>, hunter: HunterName, action: Action): Refusal | null {
  switch (action.type) {
    case 'apply':
      return apply(turn, hunter, action);
    case 'city':
      return chooseCity(turn, hunter, action);
    case 'research':
      return research(turn, hunter, action);
    case 'askTurnOrder':
      return askTurnOrder(turn, hunter);
    case 'move':
      return move(turn, hunter, action);
    case 'locate':
      return locate(turn, hunter, action);
    case 'salvage':
      return salvage(turn, hunter, action);
    case 'pass':
      return pass(turn, hunter);
    case 'done':
      return beDone(turn, hunter);
    default:
      return action satisfies never;
  }
}

/** All that follows by itself when nobody is waited for any more. */
function goOn(turn: Turn<State, Event>): void {
  while (turn.state.phase !== 'over' && turn.state.waiting.length === 0)
    if (turn.state.phase === 'applying') openApplications(turn);
    else moveToken(turn);
}

/** 2.6, 2.7 The action token goes on, or the round is over. */
function moveToken(turn: Turn<State, Event>): void {
  const next = nextStep(turn.state);
  if (next !== null) return turn.emit({ type: 'stepBegan', ...next });
  turn.emit({ type: 'roundEnded', round: turn.state.round });
  settle(turn);
  if (turn.state.phase !== 'over') offerLoans(turn);
}
