import { chosenOption } from '@fathom/kit';
import type { GameCard } from '@fathom/kit';
import { name } from './name.ts';

export const card: GameCard = {
  ...name,
  blurb:
    'Borrow, research, and bring up wrecks that nobody has seen, before the bank asks for its money.',
  players: { least: 2, most: 5 },
  minutes: { least: 60, most: 60 },
  designer: null,
  pairing: { players: 2 },
  modes: {
    list: [
      { id: 'two', name: '2 players' },
      { id: 'more', name: '3 to 5 players' },
    ],
    of: (options) => (chosenOption(options, 'players') === 2 ? 'two' : 'more'),
  },
};
