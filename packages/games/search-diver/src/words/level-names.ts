export interface LevelWords {
  readonly name: string;
  readonly summary: string;
}

/** The levels of play and, last, those who only measure them. */
export type LevelName = 'cadet' | 'hand' | 'mate' | 'commander' | 'admiral' | 'greedy' | 'first';

export const LEVEL_WORDS: { readonly [Name in LevelName]: LevelWords } = {
  cadet: {
    name: 'Cadet',
    summary:
      'Dives for twenty minutes wherever is nearest, once in the morning and once in the evening.',
  },
  hand: {
    name: 'Able hand',
    summary: 'Dives for half an hour wherever is nearest, three times a day.',
  },
  mate: {
    name: 'First mate',
    summary: 'Dives for forty minutes wherever is nearest, then rests for two hours or more.',
  },
  commander: {
    name: 'Commander',
    summary: 'Takes the best search in the shallowest water, but rests longer than the tables ask.',
  },
  admiral: {
    name: 'Admiral',
    summary:
      'Weighs every dive and every hour by who will turn more markers in the end, you or it.',
  },
  greedy: {
    name: 'Greedy diver',
    summary:
      'Takes the best chance there is in the shallowest water, as often as the clock allows.',
  },
  first: {
    name: 'First commander',
    summary:
      'Plans every dive and interval to the end of the search, and takes what would help you most.',
  },
};
