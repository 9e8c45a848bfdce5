import { arenaParts } from '@fathom/kit';
import type { ArenaParts } from '@fathom/kit';
import { darkWaterSalvage } from './game.ts';
import { SPARRING } from './sparring.ts';

/** What the arena gets besides the levels: partners that only measure them, and the ladders they are measured on. */
export const arena: ArenaParts = arenaParts(darkWaterSalvage, {
  ladders: [
    { id: 'dark-water-salvage-2', title: 'Dark Water Salvage for two', options: { players: 2 } },
    { id: 'dark-water-salvage-4', title: 'Dark Water Salvage for four', options: { players: 4 } },
  ],
  sparring: SPARRING,
});
