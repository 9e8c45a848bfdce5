import { arenaParts } from '@fathom/kit';
import type { ArenaParts } from '@fathom/kit';
import { captainSonar } from './game.ts';
import { SPARRING } from './sparring.ts';

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
