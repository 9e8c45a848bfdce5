import { arenaParts } from '@fathom/kit';
import type { ArenaParts, Bot } from '@fathom/kit';
import type { Action } from './actions.ts';
import { crewOf } from './bot/crew.ts';
import { FIRST, GREEDY_CREW, ROUTELESS } from './bot/skill.ts';
import type { Event } from './events.ts';
import { captainSonar } from './game.ts';
import type { View } from './view.ts';

/** Players that measure the levels in the arena and are not offered to people. */
export const SPARRING: readonly Bot<View, Event, Action>[] = [GREEDY_CREW, ROUTELESS, FIRST].map(
  crewOf,
);

/** What the arena gets besides the levels: partners that only measure them, and the ladders they are measured on. */
export const arena: ArenaParts = arenaParts(captainSonar, {
  ladders: [
    { id: 'captain-sonar-turn', title: 'Captain Sonar, turn by turn', options: { mode: 'turn' } },
    {
      id: 'captain-sonar-real-time',
      title: 'Captain Sonar in real time',
      options: { mode: 'realTime' },
    },
  ],
  sparring: SPARRING,
});
