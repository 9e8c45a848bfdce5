import { chosenPreferences } from '@fathom/protocol';
import type { KeptPreferences, Preferences } from '@fathom/protocol';
import type { FastifyInstance } from 'fastify';
import { ANSWERS } from '../../http/documents.ts';
import { checked } from '../../http/schemas.ts';
import type { PeopleTables } from '../../store/index.ts';
import { refused } from '../accounts/account-refusals.ts';
import { holderOf } from '../accounts/holder-of.ts';
import { keepPreferences, preferencesOf } from './person-preferences.ts';

const tags = ['accounts'];
const answers = { 200: ANSWERS.preferences, '4xx': ANSWERS.error };

/** Only of those with an account: what a guest prefers stays in their browser. */
export function preferenceRoutes(app: FastifyInstance, tables: PeopleTables): void {
  app.get(
    '/api/me/preferences',
    { schema: { summary: 'What you prefer, on all your devices', tags, response: answers } },
    async (request, _reply): Promise<KeptPreferences> => ({
      chosen: await preferencesOf(tables, holderOf(request).guest),
    }),
  );
  app.put<{ Body: Partial<Preferences> }>(
    '/api/me/preferences',
    {
      schema: {
        summary: 'Keep what you prefer with your account, in place of what was kept',
        tags,
        body: checked(chosenPreferences, 'the preferences'),
        response: answers,
      },
    },
    async (request, _reply): Promise<KeptPreferences> => {
      const kept = keepPreferences(holderOf(request).guest, request.body);
      if ((await tables.write([kept])) !== null) throw refused('signInFirst');
      return { chosen: request.body };
    },
  );
}
