import type { Schema } from '@fathom/kit';
import * as v from 'valibot';
import { CONTENT_IDS } from './content/index.ts';
import { ASSISTS, DEFAULT_PLAYERS, LONGEST_PHASE, RESEARCH_ORDERS } from './setup.ts';
import type { Setup } from './setup.ts';
import { PLAYER_COUNTS } from './vocabulary.ts';
import { OPTIONS } from './words/options.ts';

export const setupSchema: Schema<Setup> = v.strictObject({
  players: v.optional(
    v.pipe(
      v.picklist(PLAYER_COUNTS),
      v.title(OPTIONS.players.title),
      v.description(OPTIONS.players.description),
    ),
    DEFAULT_PLAYERS,
  ),
  content: v.optional(
    v.pipe(
      v.picklist(CONTENT_IDS),
      v.title(OPTIONS.content.title),
      v.description(OPTIONS.content.description),
    ),
    'greatLake',
  ),
  research: v.optional(
    v.pipe(
      v.picklist(RESEARCH_ORDERS),
      v.title(OPTIONS.research.title),
      v.description(OPTIONS.research.description),
    ),
    'simultaneous',
  ),
  extraRound: v.optional(
    v.pipe(
      v.boolean(),
      v.title(OPTIONS.extraRound.title),
      v.description(OPTIONS.extraRound.description),
    ),
    false,
  ),
  phaseSeconds: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(0),
      v.maxValue(LONGEST_PHASE),
      v.title(OPTIONS.phaseSeconds.title),
      v.description(OPTIONS.phaseSeconds.description),
    ),
    0,
  ),
  assist: v.optional(
    v.pipe(
      v.picklist(ASSISTS),
      v.title(OPTIONS.assist.title),
      v.description(OPTIONS.assist.description),
    ),
    'marks',
  ),
});
