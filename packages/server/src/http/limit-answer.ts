import type { FastifyReply, FastifyRequest } from 'fastify';
import { limitError, statusOf } from '../limits/met-limit.ts';
import type { MetLimit } from '../limits/met-limit.ts';
import { LIMIT_PAGE_CSP, limitPage } from './limit-page.ts';

/** Says what there was too much of and how long to wait: to a person as a page, to a program as JSON. */
export function sendLimit(
  request: FastifyRequest,
  reply: FastifyReply,
  limit: MetLimit,
): FastifyReply {
  reply
    .code(statusOf(limit))
    .header('retry-after', limit.seconds)
    .header('cache-control', 'no-store')
    .header('connection', 'close'); // a flood has to knock again
  const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
  if (!isPage) return reply.send(limitError(limit));
  return reply
    .header('content-security-policy', LIMIT_PAGE_CSP)
    .type('text/html; charset=utf-8')
    .send(limitPage(limit));
}
