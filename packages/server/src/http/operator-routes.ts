import type { FastifyInstance } from 'fastify';
import type { Store } from '../store/index.ts';

/** For whoever runs the server. Figures have an address of their own. */
export function operatorRoutes(app: FastifyInstance, store: Store): void {
  app.get('/healthz', { schema: { hide: true } }, (_request, reply) => {
    const failure = store.failure();
    if (failure === null) return { status: 'ok' };
    return reply.code(503).send({ status: 'failed', message: 'The store has failed.' });
  });
}
