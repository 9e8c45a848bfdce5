import { capital, listed } from '@fathom/kit';
import type { GameWords } from '@fathom/kit';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { SIDES, teamOf } from '../vocabulary.ts';
import type { View } from '../view.ts';
import { tellEvent, tellOutcome } from './events.ts';
import { tellRefusal } from './refusals.ts';
import { SIDE_NAMES } from './sides.ts';
import { drawBoard } from './text-board.ts';
import { TYPING } from './typing.ts';

/** How Depth Charge speaks. What only its boards on screen say is in screen.ts. */
export const words: GameWords<View, Event, Action> = {
  event: tellEvent,
  spoken: () => null, // nothing here is called out: every turn can be read at leisure
  refusal: tellRefusal,
  outcome: tellOutcome,
  action: tellAction,
  side: (side) => {
    const name = SIDES.find((each) => teamOf(each) === side);
    return name === undefined ? capital(side) : SIDE_NAMES[name];
  },
  role: capital,
  roleText: () => null,
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
