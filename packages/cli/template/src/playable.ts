import { playable } from '@fathom/kit';
import type { Playable } from '@fathom/kit';
import { steady } from './bot/steady.ts';
import { newGame } from './game.ts';

/** The game with its bots, as hosts list and open it. */
export const newGamePlayable: Playable = playable(newGame, { bots: [steady] });
