import type { Bot } from '@fathom/kit';
import type { Action } from './actions.ts';
import { crewOf } from './bot/crew.ts';
import { FIRST, GREEDY_CREW, ROUTELESS } from './bot/skill.ts';
import type { Event } from './events.ts';
import type { View } from './view.ts';

/** Players that measure the levels in the arena and are not offered to people. */
export const SPARRING: readonly Bot<View, Event, Action>[] = [GREEDY_CREW, ROUTELESS, FIRST].map(
  crewOf,
);
