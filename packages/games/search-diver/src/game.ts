import type { Game } from '@fathom/kit';
import { actionSchema } from './actions.ts';
import type { Action } from './actions.ts';
import { decide } from './decide.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { imagine } from './imagine.ts';
import { legal } from './legal.ts';
import { setupSchema, setupSchemaV1 } from './setup.ts';
import type { Setup } from './setup.ts';
import { start } from './start.ts';
import { chairs, outcome, toAct } from './state.ts';
import type { State } from './state.ts';
import { RULES } from './vocabulary.ts';
import { redact, view } from './view.ts';
import type { View } from './view.ts';

export const searchDiver: Game<State, Action, Event, View, Setup> = {
  id: RULES.id,
  name: 'Search Diver',
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
  toAct,
  deadline: () => null, // nothing here happens by the clock
  outcome,
  imagine,
};

/**
 * Version 1: the same rules, whose two newer options its matches do not have. Kept for matches that began under it and for
 * the records of such.
 */
export const searchDiverV1: Game<State, Action, Event, View, Setup> = {
  ...searchDiver,
  version: 1,
  setup: setupSchemaV1,
};
