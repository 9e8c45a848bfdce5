import { playable } from '@fathom/kit';
import type { Playable } from '@fathom/kit';
import { BOTS } from './bot/bots.ts';
import { explain } from './bot/explain.ts';
import { captainSonar, captainSonarV1 } from './game.ts';
import { notation } from './notation.ts';
import { words } from './words/index.ts';

const parts = { bots: BOTS, explain, words, notation };

/** The game with its bots, as hosts list and open it. A browser loads it only to replay or to play offline. */
export const captainSonarPlayable: Playable = playable(captainSonar, {
  ...parts,
  earlier: [playable(captainSonarV1, parts)],
});
