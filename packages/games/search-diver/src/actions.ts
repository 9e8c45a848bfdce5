import type { Schema } from '@fathom/kit';
import * as v from 'valibot';
import type { Hex } from './hex.ts';
import { HOURS } from './vocabulary.ts';
import type { Hour, Slot } from './vocabulary.ts';
import { ACTION_FAULTS } from './words/option-words.ts';

/** 1.1 Lays the next face-down marker, where the players lay them. */
export interface PlaceMarker {
  readonly type: 'place';
  readonly hex: Hex;
}
/** What is chosen for a dive. */
export interface DiveChoice {
  readonly hex: Hex;
  readonly minutes: number; // actual bottom time
}
export interface Dive extends DiveChoice {
  readonly type: 'dive';
}
/** 3.6 The free search of a neighbouring hex. */
export interface FreeSearch {
  readonly type: 'search';
  readonly hex: Hex;
}
/** 3.6 Lets the free search go. */
export interface SkipSearch {
  readonly type: 'skip';
}
/** 4.1 When the next dive will be. */
export interface Schedule extends Slot {
  readonly type: 'schedule';
}
/** 4.1 Another time instead of diving now. */
export interface Pass extends Slot {
  readonly type: 'pass';
}
export type Action = PlaceMarker | Dive | FreeSearch | SkipSearch | Schedule | Pass;

const hex = v.pipe(
  v.string(),
  v.regex(/^\d{4}$/, ACTION_FAULTS.hex),
  v.transform((text) => text as Hex),
);
const day = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99));
const hour = v.picklist(HOURS, ACTION_FAULTS.hour) as Schema<Hour>;

export const actionSchema: Schema<Action> = v.variant('type', [
  v.strictObject({ type: v.literal('place'), hex }),
  v.strictObject({
    type: v.literal('dive'),
    hex,
    minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
  }),
  v.strictObject({ type: v.literal('search'), hex }),
  v.strictObject({ type: v.literal('skip') }),
  v.strictObject({ type: v.literal('schedule'), day, hour }),
  v.strictObject({ type: v.literal('pass'), day, hour }),
]);
