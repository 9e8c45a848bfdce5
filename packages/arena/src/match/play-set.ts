import type { PlayedGame, PlayedSet } from './game-line.ts';
import { playGame } from './play-game.ts';
import type { Hall } from './play-game.ts';
import { sidesOf } from './plan.ts';

/** One seed, with the first contestant on each side in turn: for two sides a pair of games with sides swapped. */
export async function playSet(hall: Hall, set: number): Promise<PlayedSet> {
  const chairs = hall.field.game.chairs(hall.plan.setup);
  const games: PlayedGame[] = [];
  for (const first of sidesOf(chairs)) games.push(await playGame(hall, { set, first, chairs }));
  return { set, games };
}
