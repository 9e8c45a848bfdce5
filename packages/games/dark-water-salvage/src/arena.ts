import { arenaParts } from '@fathom/kit';
import type { ArenaParts, Bot } from '@fathom/kit';
import type { Action } from './actions.ts';
import { FIRST, GREEDY, byHeuristic } from './bot/heuristic/strategy.ts';
import { botOf } from './bot/player.ts';
import type { Event } from './events.ts';
import { darkWaterSalvage } from './game.ts';
import type { View } from './view.ts';

/** Players that measure the levels in the arena and are not offered to people. */
export const SPARRING: readonly Bot<View, Event, Action>[] = [GREEDY, FIRST]
  .map(byHeuristic)
  .map(botOf);

/** What the arena gets besides the levels: partners that only measure them, and the ladders they are measured on. */
export const arena: ArenaParts = arenaParts(darkWaterSalvage, {
  ladders: [
    { id: 'dark-water-salvage-2', title: 'Dark Water Salvage for two', options: { players: 2 } },
    { id: 'dark-water-salvage-4', title: 'Dark Water Salvage for four', options: { players: 4 } },
  ],
  sparring: SPARRING,
});
