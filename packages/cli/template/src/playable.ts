import { playable } from '@fathom/kit';
import type { Playable } from '@fathom/kit';

import { steady } from './bot/steady.ts';
import { newGame } from './game.ts';
import { notation } from './notation.ts';
import { explain } from './words/advice.ts';
import { words } from './words/index.ts';

/** The game with its bots and words, as hosts list and open it. */
export const newGamePlayable: Playable = playable(newGame, {
  bots: [steady],
  explain,
  words,
  notation,
});
