import { arenaParts } from '@fathom/kit';
import type { ArenaParts, Bot } from '@fathom/kit';
import type { Action } from './actions.ts';
import { botOf } from './bot/strategy.ts';
import { greedy } from './bot/bots.ts';
import { planner } from './bot/planner.ts';
import type { Event } from './events.ts';
import { searchDiver } from './game.ts';
import type { View } from './view.ts';

/** Players that measure the levels in the arena and are not offered to people. */
export const SPARRING: readonly Bot<View, Event, Action>[] = [greedy, planner].map(botOf);

/** What the arena gets besides the levels: partners that only measure them, and the ladders they are measured on. */
export const arena: ArenaParts = arenaParts(searchDiver, {
  ladders: [{ id: 'search-diver', title: 'Search Diver', options: {} }],
  sparring: SPARRING,
});
