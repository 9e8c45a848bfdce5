import { option, wholeWithin } from '@fathom/kit';
import type { Schema } from '@fathom/kit';
import * as v from 'valibot';
import { CONTENT_IDS } from './content/index.ts';
import { ASSISTS, DEFAULT_PLAYERS, LONGEST_PHASE, RESEARCH_ORDERS } from './setup.ts';
import type { Setup } from './setup.ts';
import { PLAYER_COUNTS } from './vocabulary.ts';
import { OPTIONS } from './words/options.ts';

export const setupSchema: Schema<Setup> = v.strictObject({
  players: option(OPTIONS.players, v.picklist(PLAYER_COUNTS), DEFAULT_PLAYERS),
  content: option(OPTIONS.content, v.picklist(CONTENT_IDS), 'greatLake'),
  research: option(OPTIONS.research, v.picklist(RESEARCH_ORDERS), 'simultaneous'),
  extraRound: option(OPTIONS.extraRound, v.boolean(), false),
  phaseSeconds: option(OPTIONS.phaseSeconds, wholeWithin({ least: 0, most: LONGEST_PHASE }), 0),
  assist: option(OPTIONS.assist, v.picklist(ASSISTS), 'marks'),
});
