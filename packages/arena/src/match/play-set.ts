import type { PlayedGame, PlayedSet } from './game-line.ts';
import { playGame } from './play-game.ts';
import { sidesOf } from './plan.ts';
import type { MatchContext } from './seat-player.ts';

/** One seed, with the first contestant on each side in turn: for two sides a pair of games with sides swapped. */
export async function playSet(match: MatchContext, set: number): Promise<PlayedSet> {
  const chairs = match.game.chairs(match.plan.setup);
  const games: PlayedGame[] = [];
  for (const first of sidesOf(chairs)) games.push(await playGame(match, { set, first, chairs }));
  return { set, games };
}
