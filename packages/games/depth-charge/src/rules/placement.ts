import { refuse } from '@fathom/kit';
import type { Refusal, Turn } from '@fathom/kit';
import { inOrder } from '../actions.ts';
import type { PlaceMines } from '../actions.ts';
import { seaOf } from '../board.ts';
import type { Event, MinesPlaced, PlayBegan } from '../events.ts';
import type { State } from '../state.ts';
import { SIDES, withSide } from '../vocabulary.ts';
import type { SideName, Square } from '../vocabulary.ts';

export const MINES_A_SIDE = 3;

/** 1.3 Three mines on different squares of the own sea; play begins when both sides are done. */
export function placeMines(
  turn: Turn<State, Event>,
  side: SideName,
  { squares }: PlaceMines,
): Refusal | null {
  if (turn.state.mines[side] !== null)
    return refuse('alreadyPlaced', 'Your mines are placed and cannot be moved.');
  const astray = squares.find((square) => seaOf(square) !== side);
  if (astray !== undefined)
    return refuse('notYourSea', `Mines go into your own sea; ${astray} lies outside it.`);
  if (new Set(squares).size < squares.length)
    return refuse('sameSquare', 'Each mine needs a square of its own.');
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
