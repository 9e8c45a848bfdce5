import type { Schema } from '@fathom/kit';
import * as v from 'valibot';
import { CARDS, REGIONS, WRECKS } from './vocabulary.ts';
import type { Card, Region, WreckNumber } from './vocabulary.ts';

/** A sealed application for a loan; sent again before the opening, it replaces the one before. */
export interface Apply {
  readonly type: 'apply';
  readonly amount: number;
}
/** The token goes onto a free city. */
export interface ChooseCity {
  readonly type: 'city';
  readonly region: Region;
}
export interface Research {
  readonly type: 'research';
  readonly wreck: WreckNumber;
  readonly card: Card;
}
/** The step goes on in turn order. */
export interface AskTurnOrder {
  readonly type: 'askTurnOrder';
}
export interface Move {
  readonly type: 'move';
  readonly path: readonly Region[]; // the regions entered one after another, where it ends last
}
export interface Locate {
  readonly type: 'locate';
  readonly wreck: WreckNumber;
}
export interface Salvage {
  readonly type: 'salvage';
  readonly wreck: WreckNumber;
}
/** Nothing, or nothing more, in this step. */
export interface Pass {
  readonly type: 'pass';
}
/** Nothing more in this round. */
export interface Done {
  readonly type: 'done';
}
export type Action =
  | Apply
  | ChooseCity
  | Research
  | AskTurnOrder
  | Move
  | Locate
  | Salvage
  | Pass
  | Done;

/** More than all the chips of any bag: no pool is as large, and nobody can pay for so many steps. */
export const MOST_DOLLARS = 500;

const region = v.picklist(REGIONS, 'expected a region from A1 to I5');
const wreck = v.picklist(WRECKS, 'expected a wreck from 1 to 12');

export const actionSchema: Schema<Action> = v.variant('type', [
  v.strictObject({
    type: v.literal('apply'),
    amount: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_DOLLARS)),
  }),
  v.strictObject({ type: v.literal('city'), region }),
  v.strictObject({
    type: v.literal('research'),
    wreck,
    card: v.picklist(CARDS, 'expected a sonar card: a region, a depth or "rumour"'),
  }),
  v.strictObject({ type: v.literal('askTurnOrder') }),
  v.strictObject({
    type: v.literal('move'),
    path: v.pipe(v.array(region), v.minLength(1), v.maxLength(MOST_DOLLARS)),
  }),
  v.strictObject({ type: v.literal('locate'), wreck }),
  v.strictObject({ type: v.literal('salvage'), wreck }),
  v.strictObject({ type: v.literal('pass') }),
  v.strictObject({ type: v.literal('done') }),
]);
