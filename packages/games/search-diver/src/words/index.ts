import { counted } from '@fathom/kit';
import type { GameWords } from '@fathom/kit';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import type { View } from '../view.ts';
import { boardWords } from './board.ts';
import { clientWordsIn } from './client.ts';
import { slotName } from './names.ts';
import { refusalWords } from './refusals.ts';

/** How the game speaks, with depths in feet as the rules count them. */
export const words: GameWords<View, Event, Action> = {
  ...clientWordsIn(() => 'ft'),
  refusal: refusalWords,
  action: actionWords,
  options: () => null,
  board: boardWords,
  typing: {
    title: 'What a diver can do; hexes are named by column and row:',
    examples: [
      ['dive 1607 21', 'Search the marker on 1607 for 21 minutes.'],
      ['schedule 1 08:00', 'After a dive: the next one is on day 1 at 8 AM.'],
      ['pass 1 10:00', 'No dive now; the next time is day 1, 10 AM.'],
      ['search 1606, skip', 'A free search of a neighbour, or not.'],
      ['place 1607', 'Alternate placement: lay the next marker there.'],
    ],
  },
};

function actionWords(action: Action): string {
  switch (action.type) {
    case 'place':
      return `Lay a marker in ${action.hex}`;
    case 'dive':
      return `Dive in ${action.hex} for ${counted(action.minutes, 'minute')}`;
    case 'search':
      return `Search ${action.hex} for nothing`;
    case 'skip':
      return 'Let the free search go';
    case 'schedule':
      return `Dive next on ${slotName(action)}`;
    case 'pass':
      return `Wait until ${slotName(action)}`;
    default:
      return action satisfies never;
  }
}
