import type { Bot } from '@fathom/kit';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import type { View } from '../view.ts';
import { botOf } from './player.ts';
import { byPlayouts } from './playout/strategy.ts';
import type { LevelSettings } from './playout/strategy.ts';

export const CADET: LevelSettings = {
  level: 'cadet',
  bids: 'nearShare',
  overrides: { focus: 1 },
  taste: 0.4,
  batches: [],
};

const HAND: LevelSettings = {
  ...CADET,
  level: 'hand',
  overrides: { focus: 2, built: 1 },
};

export const MATE: LevelSettings = {
  ...CADET,
  level: 'mate',
  overrides: { focus: 3, built: 1.2 },
};

const COMMANDER: LevelSettings = {
  level: 'commander',
  bids: 'matched',
  overrides: {},
  taste: 0,
  batches: [],
};

const ADMIRAL: LevelSettings = {
  ...COMMANDER,
  level: 'admiral',
  batches: [16, 16, 32],
};

/** From weakest to strongest. */
export const BOTS: readonly Bot<View, Event, Action>[] = [CADET, HAND, MATE, COMMANDER, ADMIRAL]
  .map(byPlayouts)
  .map(botOf);
