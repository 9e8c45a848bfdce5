import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The built web client; every address that is no file is one of its pages. */
export async function staticRoutes(app: FastifyInstance, folder: string | null): Promise<void> {
  const hasClient = folder !== null && existsSync(join(folder, 'index.html'));
  if (hasClient)
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      setHeaders: (reply, path) => {
        // Only files with a hash in their name may be kept; pages must be asked for anew.
        if (!path.startsWith(join(folder, 'assets'))) reply.header('cache-control', 'no-cache');
      },
    });
  app.setNotFoundHandler((request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const isPage = reads && !request.url.startsWith('/api/');
    if (hasClient && isPage && (request.headers.accept ?? '').includes('text/html'))
      return reply.header('cache-control', 'no-cache').sendFile('index.html');
    return reply
      .code(404)
      .send({ code: 'notFound', message: `There is nothing at ${request.method} ${request.url}.` });
  });
}
