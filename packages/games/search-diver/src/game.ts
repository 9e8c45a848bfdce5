import type { Game, Input, Refusal, Turn } from '@fathom/kit';
import { actionSchema } from './actions.ts';
import type { Action } from './actions.ts';
import { imagine } from './belief.ts';
import type { Event } from './events.ts';
import { legal } from './legal.ts';
import { refuse } from './refusals.ts';
import { dive, dived } from './rules/diving.ts';
import { forfeited, gameEnded } from './rules/end.ts';
import { markerPlaced, placeMarker, targetHidden } from './rules/laying.ts';
import { schedule, scheduled } from './rules/scheduling.ts';
import { searchBeside, searched } from './rules/searching.ts';
import {
  eventHappened,
  freeSearchOffered,
  freeSearchSkipped,
  skipSearch,
} from './rules/special-events.ts';
import { forfeit, notNow, passTurn, turnBegan } from './rules/turns.ts';
import { setupSchema, setupSchemaV1 } from './setup-schema.ts';
import type { Setup } from './setup.ts';
import { start } from './start.ts';
import { chairs, outcome, sidesOf, toAct } from './state.ts';
import type { State } from './state.ts';
import { RULES, sideAt } from './vocabulary.ts';
import type { SideName } from './vocabulary.ts';
import { redact, view } from './view.ts';
import type { View } from './view.ts';

function decide(turn: Turn<State, Event>, input: Input<Action>): Refusal | null {
  if (turn.state.phase === 'over') return refuse('over', {});
  if (input.type === 'tick') return refuse('nothingDue', {});
  const sides = sidesOf(turn.state.setup);
  const side = sideAt(input.seat);
  if (side === null || !sides.includes(side))
    return refuse('noSuchSeat', { seat: input.seat, seats: sides });
  switch (input.type) {
    case 'act':
      return notNow(turn.state, side, input.action) ?? act(turn, side, input.action);
    case 'forfeit':
      forfeit(turn, side, input.reason);
      return null;
    default:
      return input satisfies never;
  }
}

function act(turn: Turn<State, Event>, side: SideName, action: Action): Refusal | null {
  switch (action.type) {
    case 'place':
      return placeMarker(turn, side, action);
    case 'dive':
      return dive(turn, side, action);
    case 'search':
      return searchBeside(turn, side, action);
    case 'skip':
      return skipSearch(turn, side);
    case 'schedule':
    case 'pass': {
      const refusal = schedule(turn, side, action);
      if (refusal === null) passTurn(turn);
      return refusal;
    }
    default:
      return action satisfies never;
  }
}

function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'markerPlaced':
      return markerPlaced(state, event);
    case 'targetHidden':
      return targetHidden(state, event);
    case 'turnBegan':
      return turnBegan(state, event);
    case 'dived':
      return dived(state, event);
    case 'searched':
      return searched(state, event);
    case 'eventHappened':
      return eventHappened(state, event);
    case 'freeSearchOffered':
      return freeSearchOffered(state, event);
    case 'freeSearchSkipped':
      return freeSearchSkipped(state, event);
    case 'scheduled':
      return scheduled(state, event);
    case 'forfeited':
      return forfeited(state, event);
    case 'gameEnded':
      return gameEnded(state, event);
    default:
      return event satisfies never;
  }
}

export const searchDiver: Game<State, Action, Event, View, Setup> = {
  id: RULES.id,
  name: 'Search Diver',
  version: RULES.version,
  setup: setupSchema,
  action: actionSchema,
  chairs,
  start,
  decide,
  evolve,
  view,
  redact,
  legal,
  toAct,
  deadline: () => null, // nothing here happens by the clock
  outcome,
  imagine,
};

/**
 * Version 1: the same rules, whose two newer options its matches do not have. Kept for matches that began under it and for
 * the records of such.
 */
export const searchDiverV1: Game<State, Action, Event, View, Setup> = {
  ...searchDiver,
  version: 1,
  setup: setupSchemaV1,
};
