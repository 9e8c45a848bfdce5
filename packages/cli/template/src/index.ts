import { playable } from '@fathom/kit';
import type { Playable } from '@fathom/kit';
import { steady } from './bot/steady.ts';
import { newGame } from './game.ts';

const bots = [steady];

export * from './client.ts';
export const newGamePlayable: Playable = playable(newGame, bots);
