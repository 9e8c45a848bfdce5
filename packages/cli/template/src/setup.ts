import { option, wholeWithin } from '@fathom/kit';
import type { Schema } from '@fathom/kit';
import * as v from 'valibot';

/** The options of a match. */
export interface Setup {
  readonly depths: number; // the deepest place to hide
}

export const DEPTHS = { least: 2, usual: 20, most: 100 } as const;

const ABOUT_DEPTHS = { title: 'Depths', description: 'How deep a treasure can be hidden.' };

export const setupSchema: Schema<Setup> = v.strictObject({
  depths: option(ABOUT_DEPTHS, wholeWithin(DEPTHS), DEPTHS.usual),
});
