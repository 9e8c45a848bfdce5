import { listed } from '@fathom/kit';
import type { GameWords } from '@fathom/kit';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import type { View } from '../view.ts';
import { clientWords } from './client.ts';
import { tellRefusal } from './refusals.ts';
import { drawBoard } from './text-board.ts';
import { TYPING } from './typing.ts';

/** How Depth Charge speaks. */
export const words: GameWords<View, Event, Action> = {
  ...clientWords,
  refusal: tellRefusal,
  action: tellAction,
  options: () => null,
  board: drawBoard,
  typing: TYPING,
};

function tellAction(action: Action): string {
  switch (action.type) {
    case 'place':
      return `Place mines on ${listed(action.squares)}`;
    case 'move':
      return `Move to ${action.to}`;
    case 'sound':
      return `Sound ${action.square}`;
    case 'charge':
      return `Drop a depth charge on ${action.square}`;
    case 'pass':
      return 'Pass';
    default:
      return action satisfies never;
  }
}
