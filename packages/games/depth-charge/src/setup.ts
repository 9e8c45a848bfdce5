import type { Schema } from '@fathom/kit';
import * as v from 'valibot';

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
  first: v.optional(
    v.pipe(
      v.picklist(FIRST_MOVERS),
      v.title('First turn'),
      v.description('Who takes the first turn once all mines are placed.'),
    ),
    'random',
  ),
  allowPass: v.optional(
    v.pipe(
      v.boolean(),
      v.title('Passing'),
      v.description('A captain may let a turn go by without doing anything.'),
    ),
    false,
  ),
  duplicates: v.optional(
    v.pipe(
      v.picklist(DUPLICATES),
      v.title('Equal ping times'),
      v.description('Two mines that answer at the same time: list the time twice, or merge it.'),
    ),
    'list',
  ),
  occlusion: v.optional(
    v.pipe(
      v.picklist(OCCLUSIONS),
      v.title('Hidden mines'),
      v.description(
        'A mine hides those behind it on a straight line only, or also on the counted path to a mine off the lines.',
      ),
    ),
    'inline',
  ),
  turnLimit: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(TURN_LIMITS.least),
      v.maxValue(TURN_LIMITS.most),
      v.title('Turn limit'),
      v.description('The game is a draw after this many turns, both sides counted together.'),
    ),
    TURN_LIMITS.usual,
  ),
  assist: v.optional(
    v.pipe(
      v.picklist(ASSISTS),
      v.title('Aids'),
      v.description(
        'Your own marks on the chart; marks and shading of squares that can still hold a mine; or neither.',
      ),
    ),
    'marks',
  ),
});
