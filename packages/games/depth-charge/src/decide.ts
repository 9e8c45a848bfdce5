import type { Act, Input, Refusal, Turn } from '@fathom/kit';
import type { Action, TurnAction } from './actions.ts';
import type { Event } from './events.ts';
import { dropDepthCharge } from './rules/charges.ts';
import { forfeit, settle } from './rules/end.ts';
import { moveBoat } from './rules/movement.ts';
import { placeMines } from './rules/placement.ts';
import { dropSounding } from './rules/soundings.ts';
import { refuse } from './rules/refusals.ts';
import { notNow, pass } from './rules/turns.ts';
import type { State } from './state.ts';
import { sideAt } from './vocabulary.ts';
import type { SideName } from './vocabulary.ts';

export function decide(turn: Turn<State, Event>, input: Input<Action>): Refusal | null {
  if (turn.state.phase === 'over') return refuse('over');
  if (input.type === 'tick') return refuse('nothingDue');
  const side = sideAt(input.seat);
  if (side === null) return refuse('noSuchSeat', { seat: input.seat });
  switch (input.type) {
    case 'act':
      return act(turn, side, input);
    case 'forfeit':
      forfeit(turn, side, input.reason);
      return null;
    default:
      return input satisfies never;
  }
}

function act(turn: Turn<State, Event>, side: SideName, { action }: Act<Action>): Refusal | null {
  if (action.type === 'place') return placeMines(turn, side, action);
  const refusal = notNow(turn.state, side) ?? takeTurn(turn, side, action);
  if (refusal === null) settle(turn);
  return refusal;
}

function takeTurn(turn: Turn<State, Event>, side: SideName, action: TurnAction): Refusal | null {
  switch (action.type) {
    case 'move':
      return moveBoat(turn, side, action);
    case 'sound':
      return dropSounding(turn, side, action);
    case 'charge':
      return dropDepthCharge(turn, side, action);
    case 'pass':
      return pass(turn, side);
    default:
      return action satisfies never;
  }
}
