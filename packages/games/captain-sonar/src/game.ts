import type { Game } from '@fathom/kit';
import { actionSchema } from './action-schema.ts';
import type { Action } from './actions.ts';
import { decide } from './decide.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { imagine } from './imagine.ts';
import { legal } from './legal.ts';
import { setupSchema } from './setup-schema.ts';
import type { Setup } from './setup.ts';
import { start, toAct } from './start.ts';
import { chairs, outcome } from './state.ts';
import type { State } from './state.ts';
import { redact, view } from './view.ts';
import type { View } from './view.ts';
import { RULES, chairAt } from './vocabulary.ts';

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
  paper: ({ type }, seat) => (type === 'sheet' ? (chairAt(seat)?.side ?? null) : null),
  toAct,
  deadline: ({ stop }) => stop?.until ?? null,
  outcome,
  imagine,
};
