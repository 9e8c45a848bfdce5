import { arenaParts } from '@fathom/kit';
import type { ArenaParts } from '@fathom/kit';
import { newGame } from './game.ts';

/** What the arena gets besides the levels: partners that only measure them, and the ladders they are measured on. */
export const arena: ArenaParts = arenaParts(newGame, {
  ladders: [{ id: 'new-game', title: 'New Game', options: {} }],
  sparring: [],
});
