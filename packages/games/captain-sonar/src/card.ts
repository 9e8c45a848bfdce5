import { chosenOption } from '@fathom/kit';
import type { GameCard } from '@fathom/kit';
import { name } from './name.ts';

export const card: GameCard = {
  ...name,
  blurb:
    'Two crews of four in two submarines, each hunting the other by ear, turn by turn or in real time.',
  players: { least: 1, most: 8 },
  minutes: { least: 15, most: 60 },
  designer: 'Roberto Fraga and Yohan Lemonnier',
  tables: [2, 4, 6, 8],
  firstMatch: {
    name: 'First voyage',
    about:
      'You run the whole boat against slow Cadets, with hints shown and each station explained.',
    options: { mode: 'turn', assist: 'legalShifts', guided: true },
  },
  modes: {
    list: [
      { id: 'turn', name: 'turn by turn' },
      { id: 'realTime', name: 'real time' },
    ],
    of: (options) => (chosenOption(options, 'mode') === 'realTime' ? 'realTime' : 'turn'),
  },
};
