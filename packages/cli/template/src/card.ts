import type { GameCard } from '@fathom/kit';

export const card: GameCard = {
  id: 'new-game',
  name: 'New Game',
  blurb: 'Hide a treasure, and find the other side’s before yours is found.',
  players: { least: 2, most: 2 },
  minutes: { least: 5, most: 5 },
  designer: 'you',
  hasHints: true,
};
