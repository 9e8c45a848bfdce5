import { playable } from '@fathom/kit';
import type { Playable } from '@fathom/kit';
import { BOTS } from './bot/bots.ts';
import { darkWaterSalvage, darkWaterSalvageV1 } from './game.ts';
import { makeAction, parseAction } from './notation.ts';
import { explain } from './words/advice.ts';
import { words } from './words/index.ts';

const parts = {
  bots: BOTS,
  explain,
  words,
  notation: { make: makeAction, parse: parseAction },
};

/** The game with its bots, as hosts list and open it. A browser loads it only to replay or to play offline. */
export const darkWaterSalvagePlayable: Playable = playable(darkWaterSalvage, {
  ...parts,
  earlier: [playable(darkWaterSalvageV1, parts)],
});
