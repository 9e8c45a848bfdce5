import { depthChargePlayable } from '@fathom/depth-charge';
import type { Playable } from '@fathom/kit';

/** Every game that can be played. A new game is one line here. */
export const GAMES: readonly Playable[] = [depthChargePlayable];

export const gameById = (id: string): Playable | null =>
  GAMES.find((game) => game.id === id) ?? null;
