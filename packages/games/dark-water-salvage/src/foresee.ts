import { foreseen, unforeseen } from '@fathom/kit';
import type { Foresee, Refusal, Turn } from '@fathom/kit';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import { chooseCity, cityChosen } from './rules/cities.ts';
import { applied, apply } from './rules/loans.ts';
import { beDone, nextStep, pass, passed, stepBegan, wasDone, withoutIdle } from './rules/loop.ts';
import { move, moved } from './rules/move.ts';
import { askTurnOrder, turnOrderAsked } from './rules/research.ts';
import type { State } from './state.ts';
import { hunterAt } from './vocabulary.ts';
import type { HunterName } from './vocabulary.ts';
import type { View } from './view.ts';

/**
 * What is done in the open, and a sealed application as long as others are waited for. What is researched or sought, the
 * opening of the applications and the next round's loans are the host's to tell.
 */
export const foresee: Foresee<View, Action> = (view, seat, action) => {
  const hunter = hunterAt(seat);
  if (hunter === null || view.hunters.every(({ name }) => name !== hunter)) return null;
  const { rules, truths } = view;
  const after = foreseen<State, Event>(
    { ...view, truths: [] },
    { decide: (turn) => act(turn, hunter, action) ?? goOn(turn), evolve },
  );
  return after && { ...after, rules, truths };
};

function act(turn: Turn<State, Event>, hunter: HunterName, action: Action): Refusal | null {
  switch (action.type) {
    case 'apply':
      return apply(turn, hunter, action);
    case 'city':
      return chooseCity(turn, hunter, action);
    case 'askTurnOrder':
      return askTurnOrder(turn, hunter);
    case 'move':
      return move(turn, hunter, action);
    case 'pass':
      return pass(turn, hunter);
    case 'done':
      return beDone(turn, hunter);
    case 'research':
    case 'locate':
    case 'salvage':
      return unforeseen();
    default:
      return action satisfies never;
  }
}

/** The action token goes on by itself; what ends a round brings hidden things to light. */
function goOn(turn: Turn<State, Event>): null {
  while (turn.state.waiting.length === 0) {
    const next = turn.state.phase === 'applying' ? null : nextStep(turn.state);
    if (next === null) return unforeseen();
    turn.emit({ type: 'stepBegan', ...next });
  }
  return null;
}

function evolve(state: State, event: Event): State | null {
  const after = settled(state, event);
  return after && withoutIdle(after);
}

function settled(state: State, event: Event): State | null {
  switch (event.type) {
    case 'applied':
    case 'applicationChanged':
      return applied(state, event);
    case 'cityChosen':
      return cityChosen(state, event);
    case 'stepBegan':
      return stepBegan(state, event);
    case 'turnOrderAsked':
      return turnOrderAsked(state);
    case 'moved':
      return moved(state, event);
    case 'passed':
      return passed(state, event);
    case 'wasDone':
      return wasDone(state, event);
    case 'loansOffered':
    case 'applicationsOpened':
    case 'researched':
    case 'wreckLocated':
    case 'wreckSalvaged':
    case 'wreckMissed':
    case 'timeRanOut':
    case 'timeGiven':
    case 'roundEnded':
    case 'forfeited':
    case 'gameEnded':
      return null;
    default:
      return event satisfies never;
  }
}
