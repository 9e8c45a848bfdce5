import type { Game } from '@fathom/kit';
import { actionSchema } from './actions.ts';
import type { Action } from './actions.ts';
import { decide } from './decide.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { imagine } from './imagine.ts';
import { legal } from './legal.ts';
import { setupSchema } from './setup.ts';
import type { Setup } from './setup.ts';
import { start } from './start.ts';
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
