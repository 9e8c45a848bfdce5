import type { Refusal, Turn } from '@fathom/kit';
import type { MoveBoat } from '../actions.ts';
import type { BoatMoved, BoatSunk, Event } from '../events.ts';
import type { State } from '../state.ts';
import { opponent, withSide } from '../vocabulary.ts';
import type { SideName } from '../vocabulary.ts';
import { refuse } from './refusals.ts';
import { turnTaken } from './turns.ts';
import { passage } from './ways.ts';

export function moveBoat(
  turn: Turn<State, Event>,
  side: SideName,
  { to }: MoveBoat,
): Refusal | null {
  const { boats, mines } = turn.state;
  const from = boats[side];
  if (to === from) return refuse('noMove');
  const way = passage(from, to);
  if (way === null) return refuse('outOfReach');
  if (way.includes(boats[opponent(side)])) return refuse('boatInTheWay');
  const armed = mines[opponent(side)] ?? [];
  const met = way.find((square) => armed.includes(square));
  turn.emit(
    met === undefined
      ? { type: 'boatMoved', side, from, to }
      : { type: 'boatSunk', side, from, to: met },
  );
  return null;
}

export const boatMoved = (state: State, event: BoatMoved | BoatSunk): State =>
  turnTaken(state, event, {
    boats: withSide(state.boats, event.side, event.to),
    mines: state.mines,
    wrecks: state.wrecks,
    misses: state.misses,
  });
