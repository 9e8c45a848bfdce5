import { habitual } from './habits.ts';
import type { Mind } from './diver-mind.ts';

/** The best chance of the moment in the shallowest water, every hour, and no look at anything else. */
export const greedy: Mind = {
  level: 'greedy',
  name: 'Greedy diver',
  summary: 'Takes the best chance there is in the shallowest water, as often as the clock allows.',
  ...habitual({ stay: 'best', goes: 'shallowest', bears: 'Z', breaks: 1 }),
};
