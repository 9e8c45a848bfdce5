import { GAMES, gameById } from '@fathom/games';
import type { Playable } from '@fathom/kit';
import { unusable } from '../exit.ts';
import { didYouMean } from '../nearest.ts';

/** Throws a Failure that says which games there are. */
export function knownGame(id: string): Playable {
  const game = gameById(id);
  if (game !== null) return game;
  const ids = GAMES.map((known) => known.id);
  const meant = didYouMean(id, ids);
  throw unusable(`unknown game "${id}"${meant === '' ? `; there are: ${ids.join(', ')}` : meant}`);
}
