import type { MatchRecord, Playable } from '@fathom/kit';
import { unusable } from './exit.ts';
import { knownGame } from './games/known-games.ts';

/** The game of a record. Rules of another version cannot tell whether it is sound. */
export function gameOf(record: MatchRecord): Playable {
  const game = knownGame(record.game);
  if (game.version !== record.version)
    throw unusable(
      `the match was played by ${record.game}@${record.version}; the rules here are ${game.id}@${game.version}`,
    );
  return game;
}
