import {
  describeEvent,
  drawBoard,
  makeAction,
  parseAction,
} from '@fathom/dark-water-salvage/client';
import { list } from '../help.ts';
import { gameText } from './game-text.ts';
import type { GameText } from './game-text.ts';

export const darkWaterSalvageText: GameText = gameText({
  draw: drawBoard,
  describe: describeEvent,
  makeAction,
  parseAction,
  notation: list('What a hunter can do; regions are A1 to I5, wrecks 1 to 12:', [
    ['apply 25', 'Ask for a loan of $25. It can be changed until all have asked.'],
    ['city D1', 'Begin the round in that city.'],
    [
      'research 3 rumour',
      'Look up wreck 3 for $1: rumour, shallow, medium, deep, or the region of a city or feature.',
    ],
    ['ask turn order', 'Research in turn order from here on.'],
    ['move D2 D3', 'Sail region by region, $1 each, and hire the boat first.'],
    ['locate 3', 'For $3: is wreck 3 in this region?'],
    ['salvage 3', 'Raise wreck 3 from this region, at its price.'],
    ['pass, done', 'Not now; or nothing more in this round.'],
  ]).split('\n'),
});
