import type { Schema } from '@fathom/kit';
import * as v from 'valibot';
import { OPTIONS } from './words/options.ts';
import type { OptionText } from './words/options.ts';

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

/** What a form says of the option. */
const told = <T>({ title, description }: OptionText) =>
  [v.title<T, string>(title), v.description<T, string>(description)] as const;

export const setupSchema: Schema<Setup> = v.strictObject({
  first: v.optional(v.pipe(v.picklist(FIRST_MOVERS), ...told<FirstMover>(OPTIONS.first)), 'random'),
  allowPass: v.optional(v.pipe(v.boolean(), ...told<boolean>(OPTIONS.allowPass)), false),
  duplicates: v.optional(
    v.pipe(v.picklist(DUPLICATES), ...told<Duplicates>(OPTIONS.duplicates)),
    'list',
  ),
  occlusion: v.optional(
    v.pipe(v.picklist(OCCLUSIONS), ...told<Occlusion>(OPTIONS.occlusion)),
    'inline',
  ),
  turnLimit: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(TURN_LIMITS.least),
      v.maxValue(TURN_LIMITS.most),
      ...told<number>(OPTIONS.turnLimit),
    ),
    TURN_LIMITS.usual,
  ),
  assist: v.optional(v.pipe(v.picklist(ASSISTS), ...told<Assist>(OPTIONS.assist)), 'marks'),
});
