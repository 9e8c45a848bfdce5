import { playable } from '@fathom/kit';
import type { Playable } from '@fathom/kit';
import { explain } from './bot/explain.ts';
import { steady } from './bot/steady.ts';
import { newGame } from './game.ts';

const company = { bots: [steady], explain };

/** The game with its bots, as hosts list and open it. */
export const newGamePlayable: Playable = playable(newGame, company);
