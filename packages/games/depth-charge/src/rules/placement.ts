import type { Refusal, Turn } from '@fathom/kit';
import type { PlaceMines } from '../actions.ts';
import { seaOf } from '../board.ts';
import type { Event, MinesPlaced, PlayBegan } from '../events.ts';
import type { State } from '../state.ts';
import { SIDES, inOrder, withSide } from '../vocabulary.ts';
import type { SideName, Square } from '../vocabulary.ts';
import { refuse } from './refusals.ts';

export const MINES_A_SIDE = 3;

/** 1.3 Three mines on different squares of one's own sea; play begins when both sides are done. */
export function placeMines(
  turn: Turn<State, Event>,
  side: SideName,
  { squares }: PlaceMines,
): Refusal | null {
  if (turn.state.mines[side] !== null) return refuse('alreadyPlaced');
  const astray = squares.find((square) => seaOf(square) !== side);
  if (astray !== undefined) return refuse('notYourSea', { square: astray });
  const [one, two, three] = squares;
  if (one === two || two === three || three === one) return refuse('sameSquare');
  turn.emit({ type: 'minesPlaced', side, squares: inOrder(squares) });
  if (SIDES.every((each) => turn.state.mines[each] !== null))
    turn.emit({ type: 'playBegan', first: turn.state.first });
  return null;
}

export const minesPlaced = (state: State, { side, squares }: MinesPlaced): State => ({
  ...state,
  mines: withSide<readonly Square[] | null>(state.mines, side, squares),
});

export const playBegan = (state: State, { first }: PlayBegan): State => ({
  ...state,
  phase: 'playing',
  turn: first,
});
