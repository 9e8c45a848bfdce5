import type { Bot } from '@fathom/kit';
import type { Action } from '../actions.ts';
import { admiral } from './admiral.ts';
import { botOf, recallAll, recallLast, soundingsOf } from './captain.ts';
import type { Captain } from './captain.ts';
import { commander } from './commander.ts';
import { unlessCertain } from './finish.ts';
import { anyPlacement } from './placing.ts';
import { optionsOf, optionsOrGamble } from './plan.ts';
import type { Valuation } from './plan.ts';
import type { Event } from '../events.ts';
import type { View } from '../view.ts';
import { LEVELS } from '../words/options.ts';

const PATIENCE = 6;
const CADET_EAGER: Valuation = { bit: 1, spareMiss: 0, enough: 0.3 };
const CADET_IMPATIENT: Valuation = { bit: 0.05, spareMiss: 0, enough: 0.3 };

export const cadet: Captain = {
  level: 'cadet',
  ...LEVELS.cadet,
  place: anyPlacement,
  recall: recallLast(2),
  weigh: unlessCertain((hunt, { view, side }) => ({
    options:
      soundingsOf(view, side).length > PATIENCE
        ? optionsOf({ ...hunt, misses: 0 }, CADET_IMPATIENT) // and never mind the second miss
        : optionsOrGamble(hunt, CADET_EAGER),
  })),
};

const HAND: Valuation = { bit: 1, spareMiss: 9, enough: 0.8 };

export const hand: Captain = {
  level: 'hand',
  ...LEVELS.hand,
  place: anyPlacement,
  recall: recallLast(3),
  weigh: unlessCertain((hunt) => ({ options: optionsOrGamble(hunt, HAND) })),
};

const MATE: Valuation = { bit: 0.7, spareMiss: 0.5, enough: Infinity };

export const mate: Captain = {
  level: 'mate',
  ...LEVELS.mate,
  place: anyPlacement,
  recall: recallAll,
  weigh: unlessCertain((hunt) => ({ options: optionsOrGamble(hunt, MATE) })),
};

/** From the weakest to the strongest. */
export const BOTS: readonly Bot<View, Event, Action>[] = [
  cadet,
  hand,
  mate,
  commander,
  admiral,
].map(botOf);
