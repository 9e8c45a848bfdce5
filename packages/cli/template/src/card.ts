import type { GameCard } from '@fathom/kit';
import { name } from './name.ts';

export const card: GameCard = {
  ...name,
  blurb: 'Hide a treasure, and find the other side’s before yours is found.',
  players: { least: 2, most: 2 },
  minutes: { least: 5, most: 5 },
  designer: 'you',
};
