import type { Captain } from './captain.ts';
import { unlessCertain } from './finish.ts';
import { recallAll } from './memory.ts';
import { optionsOrGamble } from './options.ts';
import { anyPlacement } from './placing.ts';
import type { Temper } from './plan.ts';

const TEMPER: Temper = { bit: 0.7, spareMiss: 0.5, enough: Infinity };

export const mate: Captain = {
  level: 'mate',
  name: 'Mate',
  summary:
    'Forgets nothing and plans the way to the next charge, but never looks at the other boat.',
  place: anyPlacement,
  recall: recallAll,
  weigh: unlessCertain((hunt) => ({ options: optionsOrGamble(hunt, TEMPER) })),
};
