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
  manner: { focus: 2, built: 1 },
  heats: [],
};

export const HAND: Foresight = {
  level: 'hand',
  name: 'Able hand',
  summary:
    'Takes a fair share of the loans and keeps four wrecks in mind, and what it finds it salvages.',
  bids: 'share',
  manner: { focus: 4 },
  heats: [],
};

const EXPERT = { bids: 'matched', manner: {} } as const;

export const MATE: Foresight = {
  ...EXPERT,
  level: 'mate',
  name: 'Mate',
  summary:
    'Asks a lot, bids to go first and takes what it has pinned down, by good rules of thumb.',
  heats: [],
};

export const COMMANDER: Foresight = {
  ...EXPERT,
  level: 'commander',
  name: 'Commander',
  summary: 'Plays each step through in a few of the ways the wrecks may lie before it takes it.',
  heats: [6, 6],
};

export const ADMIRAL: Foresight = {
  ...EXPERT,
  level: 'admiral',
  name: 'Admiral',
  summary:
    'Plays every step through to the end, with all that each of you can know, and is there first.',
  heats: [16, 16, 32],
};
