import { arenaParts } from '@fathom/kit';
import type { ArenaParts } from '@fathom/kit';
import { searchDiver } from './game.ts';
import { SPARRING } from './sparring.ts';

/** What the arena gets besides the levels: partners that only measure them, and the ladders they are measured on. */
export const arena: ArenaParts = arenaParts(searchDiver, {
  ladders: [{ id: 'search-diver', title: 'Search Diver', options: {} }],
  sparring: SPARRING,
});
