import type { Schema } from '@fathom/kit';
import * as v from 'valibot';
import { DEPTHS } from './setup.ts';

export interface HideTreasure {
  readonly type: 'hide';
  readonly depth: number;
}
export interface GuessDepth {
  readonly type: 'guess';
  readonly depth: number;
}
export type Action = HideTreasure | GuessDepth;

const depth = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(DEPTHS.most));

/** The shape of an action. Whether it is allowed is for the rules to say. */
export const actionSchema: Schema<Action> = v.variant('type', [
  v.strictObject({ type: v.literal('hide'), depth }),
  v.strictObject({ type: v.literal('guess'), depth }),
]);
