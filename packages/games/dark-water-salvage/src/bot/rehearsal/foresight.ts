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
  summary:
    'A beginner: takes a fair share of the loans, asks little and searches for two wrecks at a time.',
  bids: 'share',
  manner: { focus: 2, built: 0.75 },
  heats: [],
};

export const HAND: Foresight = {
  ...CADET,
  level: 'hand',
  name: 'Able hand',
  summary: 'Asks enough to be certain, but has no more than two wrecks in mind.',
  manner: { focus: 2 },
};

export const MATE: Foresight = {
  ...CADET,
  level: 'mate',
  name: 'Mate',
  summary:
    'Keeps four wrecks in mind, takes a fair share of the loans, and salvages what it finds.',
  manner: { focus: 4 },
};

export const COMMANDER: Foresight = {
  level: 'commander',
  name: 'Commander',
  summary: 'Bids to go first, and plays each step through in a few of the ways the wrecks may lie.',
  bids: 'matched',
  manner: {},
  heats: [4, 4],
};

export const ADMIRAL: Foresight = {
  ...COMMANDER,
  level: 'admiral',
  name: 'Admiral',
  summary:
    'Plays every step through to the end, with all that each of you can know, and is there first.',
  heats: [16, 16, 32],
};
