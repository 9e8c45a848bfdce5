import type { GameCard } from '@fathom/kit';
import { name } from './name.ts';

export const card: GameCard = {
  ...name,
  blurb:
    'Two patrol boats on one lake. Listen for the other side’s three mines, and do not be wrong twice.',
  players: { least: 2, most: 2 },
  minutes: { least: 15, most: 15 },
  designer: 'David E. Whitcher',
};
