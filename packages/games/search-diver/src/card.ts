import type { GameCard } from '@fathom/kit';

export const card: GameCard = {
  id: 'search-diver',
  name: 'Search Diver',
  blurb: 'Two divers race for one wreck. Nitrogen decides how deep, how long and how soon again.',
  players: { least: 1, most: 2 },
  minutes: { least: 30, most: 30 },
  designer: 'David H. Allen',
  hasHints: true,
};
