import { playable } from '@fathom/kit';
import type { Playable } from '@fathom/kit';
import { BOTS } from './bot/bots.ts';
import { explain } from './bot/explain.ts';
import { depthCharge } from './game.ts';
import { makeAction, parseAction } from './notation/action.ts';
import { words } from './words/index.ts';

/** The game with its bots, as hosts list and open it. A browser loads it only to replay or to play offline. */
export const depthChargePlayable: Playable = playable(depthCharge, {
  bots: BOTS,
  explain,
  words,
  notation: { make: makeAction, parse: parseAction },
});
