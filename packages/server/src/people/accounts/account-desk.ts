import type { Schema } from '@fathom/kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { ANSWERS } from '../../http/documents.ts';
import { becomeSession } from '../../http/identity.ts';
import type { TakeShare } from './account-limits.ts';
import type { AskingBrowser, Begun } from './accounts.ts';
import type { DataParts } from './data.ts';
import type { People } from './people.ts';

export interface AccountRoutesParts extends Omit<DataParts, 'accounts'> {
  readonly people: People;
  readonly passkeyDomain: string | null;
  readonly accountsPerHour: number; // of one network
}

/** What the routes about accounts and sessions share. */
export interface AccountDesk extends AccountRoutesParts {
  readonly app: FastifyInstance;
  readonly share: TakeShare;
  readonly asking: (request: FastifyRequest) => AskingBrowser;
}

export const tags: readonly string[] = ['accounts'];
export const answers = (schema: unknown, code = 200): Readonly<Record<string, unknown>> => ({
  [code]: schema,
  '4xx': ANSWERS.error,
});

export const byId: Schema<{ readonly id: string }> = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,1400}$/u, 'expected an id from GET /api/account')),
});

/** The browser is somebody's from now on. */
export function letIn<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  { answer, token }: Begun<T>,
): T {
  becomeSession(request, reply, token);
  return answer;
}
