import { option, wholeWithin } from '@fathom/kit';
import type { Schema } from '@fathom/kit';
import * as v from 'valibot';
import { OPTIONS } from './words/options.ts';

export const FIRST_MOVERS = ['random', 'black', 'red'] as const;
export type FirstMover = (typeof FIRST_MOVERS)[number];
export const DUPLICATES = ['list', 'merge'] as const;
export type Duplicates = (typeof DUPLICATES)[number];
export const OCCLUSIONS = ['inline', 'path'] as const;
export type Occlusion = (typeof OCCLUSIONS)[number];
export const ASSISTS = ['marks', 'candidates', 'none'] as const;
export type Assist = (typeof ASSISTS)[number];

/** How mines answer a sounding charge. */
export interface PingRules {
  readonly duplicates: Duplicates;
  readonly occlusion: Occlusion;
}
/** The options of a match. */
export interface Setup extends PingRules {
  readonly first: FirstMover;
  readonly allowPass: boolean;
  readonly turnLimit: number; // turns of both sides together
  readonly assist: Assist; // for the players' clients; the rules do not read it
}

export const TURN_LIMITS = { least: 10, usual: 200, most: 1000 } as const;

export const setupSchema: Schema<Setup> = v.strictObject({
  first: option(OPTIONS.first, v.picklist(FIRST_MOVERS), 'random'),
  allowPass: option(OPTIONS.allowPass, v.boolean(), false),
  duplicates: option(OPTIONS.duplicates, v.picklist(DUPLICATES), 'list'),
  occlusion: option(OPTIONS.occlusion, v.picklist(OCCLUSIONS), 'inline'),
  turnLimit: option(OPTIONS.turnLimit, wholeWithin(TURN_LIMITS), TURN_LIMITS.usual),
  assist: option(OPTIONS.assist, v.picklist(ASSISTS), 'marks'),
});
