import type { Foresee } from '@fathom/kit';
import type { Action, PlaceMines } from './actions.ts';
import { seaOf } from './board.ts';
import type { View } from './view.ts';
import { inOrder, sideAt, withSide } from './vocabulary.ts';
import type { SideName } from './vocabulary.ts';

/** One's own mines: all that can be foreseen before play begins. */
export const foreseePlacement: Foresee<View, Action> = (view, seat, action) => {
  const side = sideAt(seat);
  return side === null || action.type !== 'place' ? null : placed(view, side, action);
};

function placed(view: View, side: SideName, { squares }: PlaceMines): View | null {
  if (view.phase !== 'placing' || view.placed[side]) return null;
  if (squares.some((square) => seaOf(square) !== side) || new Set(squares).size < squares.length)
    return null;
  return {
    ...view,
    placed: withSide(view.placed, side, true),
    mines: withSide<View['mines'][SideName]>(view.mines, side, inOrder(squares)),
  };
}
