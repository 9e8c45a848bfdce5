import type { Playable } from '@fathom/kit';
import type { GameInfo } from '@fathom/protocol';
import type { FastifyInstance } from 'fastify';
import { ANSWERS } from './documents.ts';
import { jsonSchemaOf } from './schemas.ts';

const describeGame = (game: Playable): GameInfo => ({
  id: game.id,
  name: game.name,
  version: game.version,
  options: jsonSchemaOf(game.setup),
  seats: game.chairs(game.parseSetup({})).map(({ seat, side, role }) => ({ seat, side, role })),
  bots: game.levels,
});

export function gameRoutes(app: FastifyInstance, playables: readonly Playable[]): void {
  const games = playables.map(describeGame);
  app.get(
    '/api/games',
    {
      schema: {
        summary: 'The games that can be played, with their options, seats and bots',
        tags: ['games'],
        response: { 200: ANSWERS.games },
      },
    },
    () => games,
  );
}
