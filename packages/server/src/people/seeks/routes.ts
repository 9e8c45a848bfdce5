import type { Conduct } from '@fathom/host';
import { newSeek } from '@fathom/protocol';
import type { NewSeek, OwnSeeks, Seek } from '@fathom/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { ANSWERS } from '../../http/documents.ts';
import { granted, grantedNull } from '../../http/errors.ts';
import { networkOf } from '../../http/network.ts';
import { checked } from '../../http/schemas.ts';
import type { Seeks } from './seeks.ts';

interface SeekRoutesParts {
  readonly seeks: Seeks;
  /** Why this person can play with nobody; null: they can. */
  readonly banned: Conduct['banned'];
  readonly whoIs: (request: FastifyRequest, reply: FastifyReply) => Promise<string>;
}

const byId = checked(
  v.object({ id: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/u, 'expected the id of a seek')) }),
  'the address',
);
const tags = ['seeks'];
const response = { 200: ANSWERS.anything, '4xx': ANSWERS.error };

export function seekRoutes(app: FastifyInstance, { seeks, banned, whoIs }: SeekRoutesParts): void {
  const own = async (person: string): Promise<OwnSeeks> => {
    const seek = await seeks.of(person);
    return { seeks: seek === null ? [] : [seek] };
  };
  app.post<{ Body: NewSeek }>(
    '/api/seeks',
    {
      schema: {
        summary:
          'Look for somebody who wants to play the same; instead of what you looked for before',
        tags,
        body: checked(newSeek, 'the wish'),
        response: { 201: ANSWERS.anything, '4xx': ANSWERS.error },
      },
    },
    async (request, reply): Promise<Seek> => {
      const person = await whoIs(request, reply);
      grantedNull(banned(person));
      const seek = granted(await seeks.seek({ person, network: networkOf(request) }, request.body));
      reply.code(201);
      return seek;
    },
  );
  app.get(
    '/api/seeks',
    {
      schema: {
        summary:
          'What you look for, and the match once there is one. Ask every few seconds, or you are taken to be gone',
        tags,
        response,
      },
    },
    async (request, reply): Promise<OwnSeeks> => own(await whoIs(request, reply)),
  );
  app.delete<{ Params: { id: string } }>(
    '/api/seeks/:id',
    { schema: { summary: 'Look for nobody any more', tags, params: byId, response } },
    async (request, reply): Promise<OwnSeeks> => {
      const person = await whoIs(request, reply);
      await seeks.giveUp(person, request.params.id);
      return own(person);
    },
  );
}
