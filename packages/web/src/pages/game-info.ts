import type { GameInfo } from '@fathom/protocol';
import { api } from '../net/api.ts';

/** What the server says of a game: its options and bots. null: it cannot be asked, or has no such game. */
export const gameInfo = async (id: string): Promise<GameInfo | null> =>
  (await api.games().catch(() => [])).find((game) => game.id === id) ?? null;
