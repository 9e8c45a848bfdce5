import { SIDE_NAMES, notation, words } from '@fathom/search-diver/client';
import type { Event, SideName, View } from '@fathom/search-diver/client';
import { list } from '../help.ts';
import { gameText } from './game-text.ts';
import type { GameText } from './game-text.ts';

const names = {
  side: (side: string): string => SIDE_NAMES[side as SideName],
  seat: (seat: string): string => seat,
};

export const searchDiverText: GameText = gameText({
  draw: (view: View) => words.board(view),
  describe: (event: Event) => words.event(event, names) ?? '',
  makeAction: notation.make,
  parseAction: notation.parse,
  notation: list(words.typing.title, words.typing.examples).split('\n'),
});
