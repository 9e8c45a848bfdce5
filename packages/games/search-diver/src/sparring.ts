import type { Bot } from '@fathom/kit';
import type { Action } from './actions.ts';
import { greedy } from './bot/bots.ts';
import { botOf } from './bot/diver-mind.ts';
import { planner } from './bot/planner.ts';
import type { Event } from './events.ts';
import type { View } from './view.ts';

/** Players that measure the levels in the arena and are not offered to people. */
export const SPARRING: readonly Bot<View, Event, Action>[] = [greedy, planner].map(botOf);
