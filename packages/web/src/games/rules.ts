import { entryOf } from '@fathom/games/catalogue';
import type { Playable } from '@fathom/kit';

/** Rules and bots, for replays and for play without a server. Apart from web-games.ts, so that a worker bundles no boards. */
export async function rulesOf(game: string): Promise<Playable> {
  const entry = entryOf(game);
  if (entry === null) throw new Error(`There are no rules here for "${game}".`);
  return await entry.load();
}
