import { chosenOption } from '@fathom/kit';
import type { GameCard } from '@fathom/kit';

export const card: GameCard = {
  id: 'dark-water-salvage',
  name: 'Dark Water Salvage',
  blurb:
    'Borrow, research, and bring up wrecks that nobody has seen, before the bank asks for its money.',
  players: { least: 2, most: 5 },
  minutes: { least: 60, most: 60 },
  designer: null,
  hasHints: true,
  pairing: { players: 2 },
  modes: {
    list: [
      { id: 'two', name: '2 players' },
      { id: 'more', name: '3 to 5 players' },
    ],
    of: (options) => (chosenOption(options, 'players') === 2 ? 'two' : 'more'),
  },
};
