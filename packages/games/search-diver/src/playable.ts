import { playable } from '@fathom/kit';
import type { Playable } from '@fathom/kit';
import { BOTS } from './bot/bots.ts';
import { explain } from './bot/explain.ts';
import { searchDiver, searchDiverV1 } from './game.ts';
import { notation } from './notation.ts';
import { words } from './words/index.ts';

export { parOf, scoreOf } from './bot/par.ts';
export type { Par, Score } from './bot/par.ts';

const parts = { bots: BOTS, explain, words, notation };

/** The game with its bots, as hosts list and open it. A browser loads it only to replay or to play offline. */
export const searchDiverPlayable: Playable = playable(searchDiver, {
  ...parts,
  earlier: [playable(searchDiverV1, parts)],
});
