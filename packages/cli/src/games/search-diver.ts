import { describeEvent, drawBoard, makeAction, parseAction } from '@fathom/search-diver/client';
import { list } from '../help.ts';
import { gameText } from './game-text.ts';
import type { GameText } from './game-text.ts';

export const searchDiverText: GameText = gameText({
  draw: drawBoard,
  describe: describeEvent,
  makeAction,
  parseAction,
  notation: list('What a diver can do; hexes are named by column and row:', [
    ['dive 1607 21', 'Search the marker on 1607 for 21 minutes.'],
    ['schedule 1 08:00', 'After a dive: the next one is on day 1 at 8 o’clock.'],
    ['pass 1 10:00', 'No dive now; the next time is day 1, 10 o’clock.'],
    ['search 1606, skip', 'A free search of a neighbour, or not.'],
    ['place 1607', 'Alternate placement: lay the next marker there.'],
  ]).split('\n'),
});
