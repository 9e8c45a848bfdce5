import type { TurnTaken } from '../events.ts';
import type { SideName } from '../vocabulary.ts';
import type { View } from '../view.ts';
import type { Captain } from './captain.ts';
import { huntOf } from './hunt.ts';
import { optionsOf, optionsOrGamble } from './options.ts';
import { anyPlacement } from './placing.ts';
import type { Temper } from './plan.ts';

const MEMORY = 2;
const PATIENCE = 6;
const EAGER: Temper = { bit: 1, spareMiss: 0, enough: 0.3 };
const WEARY: Temper = { bit: 0.05, spareMiss: 0, enough: 0.3 };

export const cadet: Captain = {
  level: 'cadet',
  name: 'Cadet',
  summary:
    'Keeps only the last two soundings in mind and loses patience when they do not settle it.',
  place: anyPlacement,
  recall: ({ view, side }) => {
    const forgotten = new Set(soundingsOf(view, side).slice(0, -MEMORY));
    return huntOf({ ...view, record: view.record.filter((turn) => !forgotten.has(turn)) }, side);
  },
  weigh: (hunt, { view, side }) =>
    soundingsOf(view, side).length > PATIENCE
      ? optionsOf({ ...hunt, misses: 0 }, WEARY) // and never mind the second miss
      : optionsOrGamble(hunt, EAGER),
};

const soundingsOf = (view: View, side: SideName): readonly TurnTaken[] =>
  view.record.filter((turn) => turn.type === 'soundingDropped' && turn.side === side);
