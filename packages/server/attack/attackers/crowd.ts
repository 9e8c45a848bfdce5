import { GAMES } from '@fathom/games';
import type { Playable } from '@fathom/kit';
import type { Field } from './field.ts';

const EMPTY_LOBBIES = 10; // one match in so many has nobody in it at all

/** Matches of bots alone, each made by somebody the server has never seen. */
export async function crowd(field: Field): Promise<void> {
  const luck = field.luck(0);
  await Promise.all(
    Array.from({ length: field.order.dose.sockets }, async () => {
      while (!field.isOver() && !field.isEnough('matches asked for')) {
        field.count('matches asked for');
        const game = luck.pick(GAMES);
        const seats = luck.int(EMPTY_LOBBIES) === 0 ? {} : allBots(game);
        await field.ask(field.visitor(0), 'POST /api/matches', {
          game: game.id,
          seats,
          pace: 'instant',
          start: 'full',
        });
      }
    }),
  );
}

const allBots = (game: Playable): object =>
  Object.fromEntries(
    game.chairs(game.parseSetup({})).map(({ seat }) => [seat, { bot: game.levels.at(-1)?.level }]),
  );
