import type { Matches } from '@fathom/host';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/index.ts';

/** For whoever runs the server. */
export function operatorRoutes(
  app: FastifyInstance,
  matches: Matches,
  { metrics, store }: { readonly metrics: Metrics; readonly store: Store },
): void {
  metrics.observeMatches(() => {
    const counts: Record<string, number> = { lobby: 0, running: 0, finished: 0, closed: 0 };
    for (const { state } of matches.inMemory())
      counts[state.status] = (counts[state.status] ?? 0) + 1;
    return counts;
  });
  app.get('/healthz', { schema: { hide: true } }, (_request, reply) => {
    const failure = store.failure();
    if (failure === null) return { status: 'ok' };
    return reply.code(503).send({ status: 'failed', message: 'The store has failed.' });
  });
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    reply.type(metrics.contentType);
    return metrics.render();
  });
}
