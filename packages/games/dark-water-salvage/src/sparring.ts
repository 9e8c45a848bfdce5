import type { Bot } from '@fathom/kit';
import type { Action } from './actions.ts';
import { FIRST, GREEDY, byHeuristic } from './bot/heuristic/strategy.ts';
import { botOf } from './bot/player.ts';
import type { Event } from './events.ts';
import type { View } from './view.ts';

/** Players that measure the levels in the arena and are not offered to people. */
export const SPARRING: readonly Bot<View, Event, Action>[] = [GREEDY, FIRST]
  .map(byHeuristic)
  .map(botOf);
