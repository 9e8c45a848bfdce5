import type { Bot } from '@fathom/kit';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import type { View } from '../view.ts';
import { LEVEL_WORDS } from '../words/level-names.ts';
import { admiral } from './admiral.ts';
import { botOf } from './strategy.ts';
import type { Strategy } from './strategy.ts';
import { habitual } from './habits.ts';

/**
 * Four divers with habits. Where two dive as often as they may and search as well as they can, the dice decide nearly
 * everything; what sets divers apart is how long they rest and how well they search. Each of these does both worse than the
 * next.
 */

const cadet: Strategy = {
  level: 'cadet',
  ...LEVEL_WORDS.cadet,
  ...habitual({ stay: 20, goes: 'nearest', bears: 'B', breaks: 12 }),
};

const hand: Strategy = {
  level: 'hand',
  ...LEVEL_WORDS.hand,
  ...habitual({ stay: 30, goes: 'nearest', bears: 'Z', breaks: 6 }),
};

const mate: Strategy = {
  level: 'mate',
  ...LEVEL_WORDS.mate,
  ...habitual({ stay: 40, goes: 'nearest', bears: 'E', breaks: 2 }),
};

const commander: Strategy = {
  level: 'commander',
  ...LEVEL_WORDS.commander,
  ...habitual({ stay: 'best', goes: 'shallowest', bears: 'C', breaks: 2 }),
};

/** The best chance of the moment in the shallowest water, every hour, and no look at anything else. */
export const greedy: Strategy = {
  level: 'greedy',
  ...LEVEL_WORDS.greedy,
  ...habitual({ stay: 'best', goes: 'shallowest', bears: 'Z', breaks: 1 }),
};

/** From the weakest to the strongest. */
export const BOTS: readonly Bot<View, Event, Action>[] = [
  cadet,
  hand,
  mate,
  commander,
  admiral,
].map(botOf);
