import type { Playable } from '@fathom/kit';
import { loadGames } from './catalogue.ts';

export * from './catalogue.ts';

/** Every game with its rules, bots and words, all loaded: for a server or a test. To load one game, use its entry. */
export const GAMES: readonly Playable[] = await loadGames();

export const gameById = (id: string): Playable | null =>
  GAMES.find((game) => game.id === id) ?? null;
