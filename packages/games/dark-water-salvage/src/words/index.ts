import type { GameWords } from '@fathom/kit';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import type { View } from '../view.ts';
import type { HunterName } from '../vocabulary.ts';
import { TYPING, actionWords } from './actions.ts';
import { eventWords, outcomeWords } from './events.ts';
import { refusalWords } from './refusals.ts';
import { hunterName } from './terms.ts';
import { textBoard } from './text-board.ts';

/** How the game speaks, wherever it is played. */
export const words: GameWords<View, Event, Action> = {
  event: eventWords,
  spoken: () => null,
  refusal: refusalWords,
  outcome: outcomeWords,
  action: actionWords,
  side: (side) => hunterName(side as string as HunterName),
  role: () => 'Hunter',
  roleText: () => 'Borrows, researches and salvages on an account of their own',
  options: () => null,
  board: textBoard,
  typing: TYPING,
};
