import type { Chair } from '@fathom/kit';
import type { GameInfo } from '@fathom/protocol';
import type { GameClient, MatchOptions } from '../games/game-client.ts';

interface SeatedGame {
  readonly game: GameInfo;
  readonly client: GameClient;
}

/** The form only shows what the options make of the table; the server has the last word. */
export function seatsFor({ game, client }: SeatedGame, options: MatchOptions): readonly Chair[] {
  const known = game.seats as readonly Chair[];
  try {
    return client.seatsFor?.(options) ?? known;
  } catch {
    return known; // options that are still being typed
  }
}
