import { chosenOption } from '@fathom/kit';
import type { GameCard } from '@fathom/kit';
import { name } from './name.ts';

/** By the number of divers; two where nothing was chosen. */
const MODES: Readonly<Record<number, string>> = { 1: 'alone', 3: 'more', 4: 'more' };

export const card: GameCard = {
  ...name,
  blurb: 'Divers race for one wreck. Nitrogen decides how deep, how long and how soon again.',
  players: { least: 1, most: 4 },
  minutes: { least: 30, most: 30 },
  designer: 'David H. Allen',
  modes: {
    list: [
      { id: 'race', name: 'race' },
      { id: 'more', name: '3 or 4 divers' },
    ],
    of: (options) => MODES[Number(chosenOption(options, 'players'))] ?? 'race',
  },
};
