import type { Captain } from './captain.ts';
import { unlessCertain } from './finish.ts';
import { recallLast, soundingsOf } from './memory.ts';
import { optionsOf, optionsOrGamble } from './options.ts';
import { anyPlacement } from './placing.ts';
import type { Temper } from './plan.ts';

const PATIENCE = 6;
const EAGER: Temper = { bit: 1, spareMiss: 0, enough: 0.3 };
const WEARY: Temper = { bit: 0.05, spareMiss: 0, enough: 0.3 };

export const cadet: Captain = {
  level: 'cadet',
  name: 'Cadet',
  summary:
    'Keeps only the last two soundings in mind and loses patience when they do not settle it.',
  place: anyPlacement,
  recall: recallLast(2),
  weigh: unlessCertain((hunt, { view, side }) => ({
    options:
      soundingsOf(view, side).length > PATIENCE
        ? optionsOf({ ...hunt, misses: 0 }, WEARY) // and never mind the second miss
        : optionsOrGamble(hunt, EAGER),
  })),
};
