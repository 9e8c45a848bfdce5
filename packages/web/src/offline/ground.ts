import type { Playable } from '@fathom/kit';
import type { GameClient } from '../games/game-client.ts';
import type { ShelfEntry } from '../games/shelf.ts';
import { openBrowserStore } from './browser-store.ts';
import { goOnWith } from './local-match.ts';
import type { LocalWanted } from './local-match.ts';
import type { KeptMatch, LocalStore } from './local-store.ts';
import { rulesOf } from '../games/rules.ts';

/** All that a table in this browser stands on. */
export interface Ground {
  readonly client: GameClient;
  readonly game: Playable;
  readonly store: LocalStore;
  readonly begun: LocalWanted | null; // the newest match, if it is not over: a reload goes on with it
}

/** null: there is no such game. */
export async function loadGround(entry: ShelfEntry | null): Promise<Ground | null> {
  if (entry === null) return null;
  const [client, game, store] = await Promise.all([
    entry.load(),
    rulesOf(entry.id),
    openBrowserStore(),
  ]);
  const [newest] = await matchesOf(store, game);
  const goesOn = newest !== undefined && newest.outcome === null;
  return { client, game, store, begun: goesOn ? goOnWith(newest.header, newest.pace) : null };
}

/** The matches of one game that the rules at hand can show, the newest first. */
export async function matchesOf(store: LocalStore, game: Playable): Promise<readonly KeptMatch[]> {
  const kept = await store.list();
  return kept.filter(({ header }) => header.game === game.id && header.version === game.version);
}
