import { NAMES } from '@fathom/games/names';
import type { GameName } from '@fathom/kit';
import type { GameClient } from './game-client.ts';

/** A game by its name, and its part of the table when somebody goes there. */
export interface NamedGame extends GameName {
  readonly load: () => Promise<GameClient>;
}

// A game's boards are the folder of its name. What it has not drawn itself is drawn plainly.
const CLIENTS = import.meta.glob<GameClient>('./*/index.tsx', { import: 'client' });

/** null: there is no game of that id. */
export function namedGame(id: string): NamedGame | null {
  const found = NAMES.find((game) => game.id === id);
  return found === undefined ? null : { ...found, load: () => loadClient(id) };
}

export const loadClient = (id: string): Promise<GameClient> =>
  CLIENTS[`./${id}/index.tsx`]?.() ?? loadPlainly(id);

const loadPlainly = async (id: string): Promise<GameClient> =>
  (await import('./plain/load-plain.ts')).loadPlain(id);
