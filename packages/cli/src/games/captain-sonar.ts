import { makeAction, parseAction, words } from '@fathom/captain-sonar/client';
import type { Event } from '@fathom/captain-sonar/client';
import { list } from '../help.ts';
import { gameText } from './game-text.ts';
import type { GameText } from './game-text.ts';

export const captainSonarText: GameText = gameText({
  draw: words.board,
  describe: (event: Event) => words.event(event, { side: words.side, seat: String }) ?? '',
  makeAction,
  parseAction,
  notation: list(words.typing.title, words.typing.examples).split('\n'),
});
