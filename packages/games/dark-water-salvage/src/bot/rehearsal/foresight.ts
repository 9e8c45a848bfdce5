import type { Bot } from '@fathom/kit';
import type { Style } from './style.ts';

/** What a level of play that goes by a rule of thumb can do, and how far it thinks beyond it. */
export interface Foresight extends Pick<Bot, 'level' | 'name' | 'summary'> {
  readonly bids: 'share' | 'matched'; // what is safe; what regret matching says
  readonly manner: Partial<Style>; // how its rule of thumb differs from the best known
  /** Ways the wrecks may lie in which it plays its options out to the end, heat by heat. None: by rule of thumb. */
  readonly heats: readonly number[];
}

export const CADET: Foresight = {
  level: 'cadet',
  name: 'Cadet',
  summary: 'A beginner: takes a fair share of the loans and searches for one wreck at a time.',
  bids: 'share',
  manner: { focus: 1 },
  heats: [],
};

export const HAND: Foresight = {
  ...CADET,
  level: 'hand',
  name: 'Able hand',
  summary: 'Has two wrecks in mind, but asks too little about them.',
  manner: { focus: 2, built: 1 },
};

export const MATE: Foresight = {
  ...CADET,
  level: 'mate',
  name: 'Mate',
  summary: 'Keeps three wrecks in mind and salvages what it finds, but asks less than it should.',
  manner: { focus: 3, built: 1.2 },
};

export const COMMANDER: Foresight = {
  level: 'commander',
  name: 'Commander',
  summary: 'Asks about everything, bids to go first and takes what it has pinned down.',
  bids: 'matched',
  manner: {},
  heats: [],
};

export const ADMIRAL: Foresight = {
  ...COMMANDER,
  level: 'admiral',
  name: 'Admiral',
  summary:
    'Plays every step through to the end, with all that each of you can know, and is there first.',
  heats: [16, 16, 32],
};
