import { CATALOGUE } from '@fathom/games/catalogue';
import type { LadderKind } from '@fathom/kit';
import { loadArenaParts } from '../contestants/arena-game.ts';

/** A ladder, and the game it belongs to. */
export interface GameLadder extends LadderKind {
  readonly game: string;
}

/** Those of all games, in the order of the lobby. */
export const LADDERS: readonly GameLadder[] = (
  await Promise.all(
    CATALOGUE.map(async ({ id }) =>
      (await loadArenaParts(id)).ladders.map((kind) => Object.assign({ game: id }, kind)),
    ),
  )
).flat();

/** By its own id, or all of a game; empty: neither is known. */
export const laddersOf = (name: string): readonly GameLadder[] =>
  LADDERS.filter(({ id, game }) => id === name || game === name);
