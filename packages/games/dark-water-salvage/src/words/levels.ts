/** What people are told of a level of play. */
interface LevelWords {
  readonly name: string;
  readonly summary: string;
}
export type LevelId = 'cadet' | 'hand' | 'mate' | 'commander' | 'admiral' | 'greedy' | 'first';

export const LEVELS: { readonly [Level in LevelId]: LevelWords } = {
  cadet: {
    name: 'Cadet',
    summary:
      'A beginner: asks for about a fair share of the loans and searches for one wreck at a time.',
  },
  hand: { name: 'Able hand', summary: 'Has two wrecks in mind, but asks too little about them.' },
  mate: {
    name: 'Mate',
    summary: 'Keeps three wrecks in mind and salvages what it finds, but asks less than it should.',
  },
  commander: {
    name: 'Commander',
    summary: 'Asks about everything, bids to go first and takes what it has pinned down.',
  },
  admiral: {
    name: 'Admiral',
    summary:
      'Plays every step through to the end, with all that each of you can know, and is there first.',
  },
  greedy: {
    name: 'Greedy',
    summary: 'Takes what looks best here and now: one stop ahead, with no thought of rivals.',
  },
  first: {
    name: 'First version',
    summary: 'Reads from your researches what you can know, and gives way where you are ahead.',
  },
};
