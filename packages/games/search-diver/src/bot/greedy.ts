import { LEVEL_WORDS } from '../words/names.ts';
import { habitual } from './habits.ts';
import type { Mind } from './diver-mind.ts';

/** The best chance of the moment in the shallowest water, every hour, and no look at anything else. */
export const greedy: Mind = {
  level: 'greedy',
  ...LEVEL_WORDS.greedy,
  ...habitual({ stay: 'best', goes: 'shallowest', bears: 'Z', breaks: 1 }),
};
