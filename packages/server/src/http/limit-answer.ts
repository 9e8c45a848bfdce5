import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MetLimit } from '@fathom/protocol';
import { limitError, statusOf } from '../limits/limit-words.ts';
import { LIMIT_PAGE_CSP, limitPage } from './limit-page.ts';

/** Says what there was too much of and how long to wait: to a person as a page, to a program as JSON. Then it hangs up. */
export function answerLimit(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  limit: MetLimit,
): void {
  const isPage = method === 'GET' && (headers.accept ?? '').includes('text/html');
  const body = isPage ? limitPage(limit) : JSON.stringify(limitError(limit));
  response
    .writeHead(statusOf(limit), {
      'cache-control': 'no-store',
      connection: 'close', // a flood has to knock again
      'content-length': Buffer.byteLength(body),
      'content-security-policy': LIMIT_PAGE_CSP,
      'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      'referrer-policy': 'no-referrer',
      'retry-after': String(limit.seconds),
      'x-content-type-options': 'nosniff',
    })
    .end(method === 'HEAD' ? undefined : body);
}
