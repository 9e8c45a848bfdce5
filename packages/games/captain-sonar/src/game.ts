import type { Game } from '@fathom/kit';
import { actionSchema } from './action-schema.ts';
import type { Action } from './actions.ts';
import { decide } from './decide.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { imagine } from './imagine.ts';
import { legal } from './legal.ts';
import { paperOf } from './rules/sheet.ts';
import { setupSchema, setupSchemaV1 } from './setup-schema.ts';
import type { Setup } from './setup.ts';
import { start, toAct } from './start.ts';
import { chairs, outcome } from './state.ts';
import type { State } from './state.ts';
import { redact, view } from './view.ts';
import type { View } from './view.ts';
import { RULES } from './vocabulary.ts';

export const captainSonar: Game<State, Action, Event, View, Setup> = {
  id: RULES.id,
  name: 'Captain Sonar',
  version: RULES.version,
  setup: setupSchema,
  action: actionSchema,
  chairs,
  realTime: ({ mode }) => mode === 'realTime',
  start,
  decide,
  evolve,
  view,
  redact,
  legal,
  openEnded: ({ type }) => type === 'trace' || type === 'sheet',
  paper: paperOf,
  talk: ({ type }) => type === 'call',
  toAct,
  deadline: ({ stop }) => stop?.until ?? null,
  outcome,
  imagine,
};

/**
 * Version 1: the same rules, whose newer options its matches do not have (see `rulesOf`). Kept for matches that began
 * under it and for the records of such.
 */
export const captainSonarV1: Game<State, Action, Event, View, Setup> = {
  ...captainSonar,
  version: 1,
  setup: setupSchemaV1,
};
