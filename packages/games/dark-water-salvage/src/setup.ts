import type { Schema } from '@fathom/kit';
import * as v from 'valibot';
import { CONTENT_IDS } from './content/index.ts';
import type { ContentId } from './content/index.ts';
import { PLAYER_COUNTS } from './vocabulary.ts';
import type { PlayerCount } from './vocabulary.ts';

export const RESEARCH_ORDERS = ['simultaneous', 'turnOrder'] as const;
export type ResearchOrder = (typeof RESEARCH_ORDERS)[number];
export const ASSISTS = ['marks', 'candidates', 'none'] as const;
export type Assist = (typeof ASSISTS)[number];

/** The options of a match. */
export interface Setup {
  readonly players: PlayerCount;
  readonly content: ContentId;
  readonly research: ResearchOrder;
  readonly extraRound: boolean;
  readonly phaseSeconds: number; // 0: take your time
  readonly assist: Assist; // for the players' clients; the rules do not read it
}

export const LONGEST_PHASE = 3600; // seconds

export const setupSchema: Schema<Setup> = v.strictObject({
  players: v.optional(
    v.pipe(
      v.picklist(PLAYER_COUNTS),
      v.title('Players'),
      v.description('How many hunters are out for the wrecks.'),
    ),
    3,
  ),
  content: v.optional(
    v.pipe(
      v.picklist(CONTENT_IDS),
      v.title('Map and cards'),
      v.description('The Great Lake, or the Hollow Sound with ships and values of its own.'),
    ),
    'greatLake',
  ),
  research: v.optional(
    v.pipe(
      v.picklist(RESEARCH_ORDERS),
      v.title('Research'),
      v.description(
        'Everybody at once, unless somebody asks for turn order; or always in turn order.',
      ),
    ),
    'simultaneous',
  ),
  extraRound: v.optional(
    v.pipe(
      v.boolean(),
      v.title('Extra round'),
      v.description('One more round without loans after the bag has run out.'),
    ),
    false,
  ),
  phaseSeconds: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(0),
      v.maxValue(LONGEST_PHASE),
      v.title('Time for each phase'),
      v.description('Seconds until those still waited for bid nothing or pass; 0 is no limit.'),
    ),
    0,
  ),
  assist: v.optional(
    v.pipe(
      v.picklist(ASSISTS),
      v.title('Aids'),
      v.description(
        'Your answers marked on the record sheet; marks and the regions that remain possible; or neither.',
      ),
    ),
    'marks',
  ),
});
