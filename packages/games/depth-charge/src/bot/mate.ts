import type { Captain } from './captain.ts';
import { huntOf } from './hunt.ts';
import { optionsOrGamble } from './options.ts';
import { anyPlacement } from './placing.ts';
import type { Temper } from './plan.ts';

const TEMPER: Temper = { bit: 1, spareMiss: 9, enough: 0.3 };

export const mate: Captain = {
  level: 'mate',
  name: 'First mate',
  summary: 'Forgets nothing and reasons without error, but takes one thing at a time.',
  place: anyPlacement,
  recall: ({ view, side }) => huntOf(view, side),
  weigh: (hunt) => optionsOrGamble(hunt, TEMPER),
};
