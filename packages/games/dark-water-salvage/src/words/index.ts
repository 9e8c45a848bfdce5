import type { GameWords } from '@fathom/kit';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import type { View } from '../view.ts';
import { TYPING, actionWords } from './actions.ts';
import { clientWords } from './client.ts';
import { refusalWords } from './refusals.ts';
import { textBoard } from './text-board.ts';

/** How the game speaks, wherever it is played. */
export const words: GameWords<View, Event, Action> = {
  ...clientWords,
  refusal: refusalWords,
  action: actionWords,
  options: () => null,
  board: textBoard,
  typing: TYPING,
};
