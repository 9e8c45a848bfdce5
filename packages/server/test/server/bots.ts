import { gameById } from '@fathom/games';
import { GAME } from './two-players.ts';

/** How a seat is given to a bot of the easiest level when a match is made. */
export function anyBot(): { readonly bot: string } {
  const [easiest] = gameById(GAME)?.levels ?? [];
  if (easiest === undefined) throw new Error(`${GAME} has no bots`);
  return { bot: easiest.level };
}
