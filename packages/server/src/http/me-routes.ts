import { setName } from '@fathom/protocol';
import type { Me, SetName } from '@fathom/protocol';
import type { FastifyInstance } from 'fastify';
import type { Store } from '../store/index.ts';
import { ANSWERS } from './documents.ts';
import { guestOf, namedGuestOf } from './identity.ts';
import { checked } from './schemas.ts';

export function meRoutes(app: FastifyInstance, store: Store): void {
  app.get(
    '/api/me',
    {
      schema: {
        summary: 'Who you are. Sets the cookie that is your identity',
        tags: ['you'],
        response: { 200: ANSWERS.me },
      },
    },
    async (request, reply): Promise<Me> => {
      const { name } = await namedGuestOf(store, request, reply);
      return { name };
    },
  );
  app.put<{ Body: SetName }>(
    '/api/me',
    {
      schema: {
        summary: 'Choose the name others see from your next seat on',
        tags: ['you'],
        body: checked(setName, 'the name'),
        response: { 200: ANSWERS.me, 400: ANSWERS.error },
      },
    },
    async (request, reply): Promise<Me> => {
      const { name } = request.body;
      await store.nameGuest(guestOf(request, reply), name);
      return { name };
    },
  );
}
