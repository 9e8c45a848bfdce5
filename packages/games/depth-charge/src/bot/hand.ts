import type { Captain } from './captain.ts';
import { unlessCertain } from './finish.ts';
import { recallLast } from './memory.ts';
import { optionsOrGamble } from './options.ts';
import { anyPlacement } from './placing.ts';
import type { Temper } from './plan.ts';

const TEMPER: Temper = { bit: 1, spareMiss: 9, enough: 0.8 };

export const hand: Captain = {
  level: 'hand',
  name: 'Able hand',
  summary: 'Keeps three soundings in mind and drops the next charge right where it is.',
  place: anyPlacement,
  recall: recallLast(3),
  weigh: unlessCertain((hunt) => ({ options: optionsOrGamble(hunt, TEMPER) })),
};
