import type { Game } from '@fathom/kit';
import { actionSchema } from './actions.ts';
import type { Action } from './actions.ts';
import { decide } from './decide.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { imagine } from './imagine.ts';
import { legal } from './legal.ts';
import { setupSchema } from './setup-schema.ts';
import type { Setup } from './setup.ts';
import { start, startV1 } from './start.ts';
import { chairs, outcome, toAct } from './state.ts';
import type { State } from './state.ts';
import { redact, view } from './view.ts';
import type { View } from './view.ts';
import { RULES } from './vocabulary.ts';

export const darkWaterSalvage: Game<State, Action, Event, View, Setup> = {
  id: RULES.id,
  name: 'Dark Water Salvage',
  version: RULES.version,
  setup: setupSchema,
  action: actionSchema,
  chairs,
  start,
  decide,
  evolve,
  view,
  redact,
  legal,
  openEnded: ({ type }) => type === 'move',
  toAct,
  deadline: ({ until }) => until,
  outcome,
  imagine,
};

/**
 * Version 1: turn order could be asked for in Research alone, five hunters had an eighth round with `extraRound`, and
 * research about a wreck went on after a wrong guess at it. Kept for matches that began under it and for their records.
 */
export const darkWaterSalvageV1: Game<State, Action, Event, View, Setup> = {
  ...darkWaterSalvage,
  version: 1,
  start: startV1,
};
