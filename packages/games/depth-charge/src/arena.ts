import { arenaParts } from '@fathom/kit';
import type { ArenaParts, Bot } from '@fathom/kit';
import type { Action } from './actions.ts';
import { botOf } from './bot/captain.ts';
import { firstCommander } from './bot/commander.ts';
import { greedy } from './bot/greedy.ts';
import type { Event } from './events.ts';
import { depthCharge } from './game.ts';
import type { View } from './view.ts';

/** Players that measure the levels in the arena and are not offered to people. */
export const SPARRING: readonly Bot<View, Event, Action>[] = [greedy, firstCommander].map(botOf);

/** What the arena gets besides the levels: partners that only measure them, and the ladders they are measured on. */
export const arena: ArenaParts = arenaParts(depthCharge, {
  ladders: [{ id: 'depth-charge', title: 'Depth Charge', options: {} }],
  sparring: SPARRING,
});
