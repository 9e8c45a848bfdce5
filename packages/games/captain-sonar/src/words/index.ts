import type { GameWords } from '@fathom/kit';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import type { View } from '../view.ts';
import { actionWords, typing } from './actions.ts';
import { boardWords } from './board.ts';
import { clientWords } from './client.ts';
import { matchWords } from './match.ts';
import { refusalWords } from './refusals.ts';

/** How Captain Sonar speaks. */
export const words: GameWords<View, Event, Action> = {
  ...clientWords,
  refusal: refusalWords,
  action: actionWords,
  options: matchWords,
  board: boardWords,
  typing,
};
