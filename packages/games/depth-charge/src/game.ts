import type { Game } from '@fathom/kit';
import { actionSchema } from './actions.ts';
import type { Action } from './actions.ts';
import { imagine } from './belief.ts';
import { decide } from './decide.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { legal } from './legal.ts';
import { setupSchema } from './setup.ts';
import type { Setup } from './setup.ts';
import { chairs, outcome, start, toAct } from './state.ts';
import type { State } from './state.ts';
import { RULES } from './vocabulary.ts';
import { redact, view } from './view.ts';
import type { View } from './view.ts';

export const depthCharge: Game<State, Action, Event, View, Setup> = {
  id: RULES.id,
  name: 'Depth Charge',
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
