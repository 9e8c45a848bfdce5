import { modesOf } from '@fathom/kit';
import { WEB_GAMES, webGame } from '../games/web-games.ts';
import { poolText } from '../words/people.ts';
import type { PoolId } from './people-api.ts';

/** Every game and mode in which people have ratings, in the order of the lobby. */
export const POOLS: readonly PoolId[] = WEB_GAMES.flatMap((entry) =>
  modesOf(entry).map(({ id }) => ({ game: entry.id, mode: id })),
);

export const gameName = (game: string): string => webGame(game)?.name ?? game;

export function poolTitle({ game, mode }: PoolId): string {
  const entry = webGame(game);
  const name = entry === null ? mode : modesOf(entry).find(({ id }) => id === mode)?.name;
  return poolText(gameName(game), name ?? '');
}

export const isSamePool = (a: PoolId, b: PoolId): boolean => a.game === b.game && a.mode === b.mode;
