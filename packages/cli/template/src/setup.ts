import type { Schema } from '@fathom/kit';
import * as v from 'valibot';

/** The options of a match. */
export interface Setup {
  readonly depths: number; // the deepest place to hide
}

export const DEPTHS = { least: 2, usual: 20, most: 100 } as const;

export const setupSchema: Schema<Setup> = v.strictObject({
  depths: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(DEPTHS.least),
      v.maxValue(DEPTHS.most),
      v.title('Depths'),
      v.description('How deep a treasure can be hidden.'),
    ),
    DEPTHS.usual,
  ),
});
