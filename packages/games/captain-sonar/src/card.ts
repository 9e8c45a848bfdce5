import type { GameCard } from '@fathom/kit';

export const card: GameCard = {
  id: 'captain-sonar',
  name: 'Captain Sonar',
  blurb:
    'Two crews of four in two submarines, each hunting the other by ear, turn by turn or in real time.',
  players: { least: 1, most: 8 },
  minutes: { least: 20, most: 60 },
  designer: 'Roberto Fraga and Yohan Lemonnier',
  hasHints: true,
};
