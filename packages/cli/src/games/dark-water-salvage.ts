import { darkWaterSalvagePlayable } from '@fathom/dark-water-salvage/playable';
import { list } from '../help.ts';
import { gameText } from './game-text.ts';
import type { GameText } from './game-text.ts';

const { words, notation } = darkWaterSalvagePlayable;

export const darkWaterSalvageText: GameText = gameText({
  draw: words.board,
  describe: (event) => words.event(event, { side: words.side, seat: String }) ?? '',
  makeAction: notation.make,
  parseAction: notation.parse,
  notation: list(words.typing.title, words.typing.examples).split('\n'),
});
