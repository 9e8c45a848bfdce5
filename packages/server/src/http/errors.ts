import { CannotLoad, spoken } from '@fathom/host';
import { BadInput } from '@fathom/kit';
import type { GameWords, Refusal } from '@fathom/kit';
import type { HttpError } from '@fathom/protocol';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { StoreError } from '../store/index.ts';

/** A refusal on its way out of a route. */
export class HttpRefusal extends Error {
  override readonly name = 'HttpRefusal';
  readonly refusal: Refusal;
  readonly how: RefusalManner | null;

  constructor(refusal: Refusal, how: RefusalManner | null = null) {
    super(refusal.code);
    this.refusal = refusal;
    this.how = how;
  }
}
/** Of refusals that the host does not know. */
export interface RefusalManner {
  readonly status: number;
  readonly words: Pick<GameWords, 'refusal'>;
}

const STATUS: Readonly<Record<string, number>> = {
  noSuchGame: 400,
  noSuchSeat: 400,
  noSuchBot: 400,
  noSeat: 400,
  badBerth: 400,
  clockInRealTime: 400,
  badKey: 403,
  keyNeeded: 403,
  notYourSeat: 403,
  notHost: 403,
  banned: 403,
  muted: 403,
  notWelcome: 403,
  noSpectators: 403,
  noSuchMatch: 404,
  notFound: 404,
  unknownRules: 410,
  unreadable: 410,
  tooManyMatches: 429,
  tooManyFromNetwork: 429,
  tooManyBotMatches: 429,
  tooManyNew: 429,
  full: 503,
  newerVersion: 503,
};
const CONFLICT = 409; // the request was fine, the match is not in a state for it

/** Throws what was refused; passes on what was not. */
export function granted<T extends object>(result: T | Refusal): T {
  if ('code' in result) throw new HttpRefusal(result);
  return result;
}

export function grantedNull(result: Refusal | null): void {
  if (result !== null) throw new HttpRefusal(result);
}

/** Every error leaves as { code, message }, a refusal with its facts, and none with a stack trace. */
export function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof HttpRefusal) return sendRefusal(reply, error.refusal, error.how);
  if (error instanceof BadInput)
    return reply.code(400).send({ code: 'badRequest', message: error.message });
  if (error instanceof CannotLoad) return sendRefusal(reply, error.refusal);
  const status = error.statusCode ?? 500;
  if (status < 500)
    return reply.code(status).send({ code: 'badRequest', message: clientError(error, request) });
  request.log.error({ err: error }, 'request failed');
  if (error instanceof StoreError)
    return reply.code(503).send({
      code: 'unavailable',
      message: 'The server cannot store anything just now. Nothing was changed; try again later.',
    });
  return reply.code(500).send({
    code: 'internal',
    message: 'Something went wrong on the server. Nothing was changed.',
  });
}

function sendRefusal(
  reply: FastifyReply,
  refusal: Refusal,
  how: RefusalManner | null = null,
): FastifyReply {
  const body: HttpError = spoken(refusal, how?.words);
  const seconds = refusal.facts?.['seconds'];
  if (typeof seconds === 'number') reply.header('retry-after', seconds);
  return reply.code(how?.status ?? STATUS[body.code] ?? CONFLICT).send(body);
}

function clientError({ statusCode, message }: FastifyError, { headers }: FastifyRequest): string {
  if (statusCode !== 415) return message;
  return `Unsupported media type "${headers['content-type'] ?? ''}": send JSON, as application/json.`;
}
