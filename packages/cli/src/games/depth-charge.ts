import { makeAction, parseAction, words } from '@fathom/depth-charge/client';
import { list } from '../help.ts';
import { gameText } from './game-text.ts';
import type { GameText } from './game-text.ts';

export const depthChargeText: GameText = gameText({
  draw: words.board,
  describe: (event: Parameters<typeof words.event>[0]) =>
    words.event(event, { side: words.side, seat: (seat) => seat }) ?? '',
  makeAction,
  parseAction,
  notation: list(words.typing.title, words.typing.examples).split('\n'),
});
