import type { Schema } from '@fathom/kit';
import * as v from 'valibot';
import { SQUARES, inOrder } from './vocabulary.ts';
import type { Placement, Square } from './vocabulary.ts';
import { TYPED_WRONG } from './words/typing.ts';

export interface PlaceMines {
  readonly type: 'place';
  readonly squares: Placement;
}
export interface MoveBoat {
  readonly type: 'move';
  readonly to: Square;
}
export interface DropSounding {
  readonly type: 'sound';
  readonly square: Square;
}
export interface DropDepthCharge {
  readonly type: 'charge';
  readonly square: Square;
}
export interface Pass {
  readonly type: 'pass';
}
export type TurnAction = MoveBoat | DropSounding | DropDepthCharge | Pass;
export type Action = PlaceMines | TurnAction;

const square = v.picklist(SQUARES, TYPED_WRONG.square);

export const actionSchema: Schema<Action> = v.variant('type', [
  v.strictObject({
    type: v.literal('place'),
    squares: v.pipe(
      v.strictTuple([square, square, square]),
      v.transform((squares) => inOrder(squares)),
    ),
  }),
  v.strictObject({ type: v.literal('move'), to: square }),
  v.strictObject({ type: v.literal('sound'), square }),
  v.strictObject({ type: v.literal('charge'), square }),
  v.strictObject({ type: v.literal('pass') }),
]);
