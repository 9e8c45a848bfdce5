import type { FastifyInstance } from 'fastify';
import { CONDITION_WORDS } from '../condition.ts';
import type { Condition } from '../condition.ts';

/** For whoever runs the server. Figures have an address of their own. */
export function operatorRoutes(app: FastifyInstance, condition: () => Condition): void {
  app.get('/healthz', { schema: { hide: true } }, (_request, reply) => {
    const status = condition();
    if (status === 'serving') return { status };
    return reply.code(503).send({ status, message: CONDITION_WORDS[status] });
  });
}
