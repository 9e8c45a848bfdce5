import { arenaParts } from '@fathom/kit';
import type { ArenaParts } from '@fathom/kit';
import { depthCharge } from './game.ts';
import { SPARRING } from './sparring.ts';

/** What the arena gets besides the levels: partners that only measure them, and the ladders they are measured on. */
export const arena: ArenaParts = arenaParts(depthCharge, {
  ladders: [{ id: 'depth-charge', title: 'Depth Charge', options: {} }],
  sparring: SPARRING,
});
