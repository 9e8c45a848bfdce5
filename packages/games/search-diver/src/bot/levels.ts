import { habitual } from './habits.ts';
import type { Mind } from './diver-mind.ts';

/**
 * Four divers with habits. Where two dive as often as they may and search as well as they can, the dice decide nearly
 * everything; what sets divers apart is how long they rest and how well they search. Each of these does both worse than the
 * next.
 */

export const cadet: Mind = {
  level: 'cadet',
  name: 'Cadet',
  summary: 'Twenty minutes wherever it is nearest, once in the morning and once in the evening.',
  ...habitual({ stay: 20, goes: 'nearest', bears: 'B', breaks: 12 }),
};

export const hand: Mind = {
  level: 'hand',
  name: 'Able hand',
  summary: 'Half an hour wherever it is nearest, three times a day.',
  ...habitual({ stay: 30, goes: 'nearest', bears: 'Z', breaks: 6 }),
};

export const mate: Mind = {
  level: 'mate',
  name: 'First mate',
  summary: 'Forty minutes wherever it is nearest, and then two hours of rest or more.',
  ...habitual({ stay: 40, goes: 'nearest', bears: 'E', breaks: 2 }),
};

export const commander: Mind = {
  level: 'commander',
  name: 'Commander',
  summary: 'Takes the best search in the shallowest water, but rests longer than the tables ask.',
  ...habitual({ stay: 'best', goes: 'shallowest', bears: 'C', breaks: 2 }),
};
