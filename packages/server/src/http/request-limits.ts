import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countRequests } from '../limits/requests.ts';
import type { RequestKind } from '../limits/requests.ts';
import { sendLimit } from './limit-answer.ts';
import { networkOf } from './network.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many ordinary requests this one counts for; 1 if not said. */
    readonly cost?: number;
  }
}

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Limits what costs: data, changes and files have a measure each. Sockets have their own at the door. */
export function limitRequests(app: FastifyInstance, perMinute: number): void {
  const counts = countRequests(perMinute);
  app.addHook('onRequest', async (request, reply) => {
    const { url, config } = request.routeOptions;
    if (url === '/ws') return;
    const paid = { kind: kindOf(request), cost: config.cost ?? 1 };
    const limit = counts.pay(networkOf(request), paid, performance.now());
    if (limit !== null) await sendLimit(request, reply, limit);
  });
}

function kindOf({ url, method }: FastifyRequest): RequestKind {
  if (!url.startsWith('/api/')) return 'files';
  return READS.has(method) ? 'data' : 'changes';
}
