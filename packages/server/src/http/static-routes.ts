import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * What only means something for a page, a worker or a file that can change. Said of each of a page's scripts and styles
 * it would be a tenth of a first load.
 */
const NOT_FOR_PARTS = [
  'accept-ranges',
  'content-security-policy',
  'cross-origin-opener-policy',
  'etag',
  'last-modified',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-frame-options',
];

/** Those of the security headers are set on the bare response already. */
function leaveOut(reply: FastifyReply, headers: readonly string[]): void {
  for (const header of headers) {
    reply.removeHeader(header);
    reply.raw.removeHeader(header);
  }
}

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
        const [part] = relative(folder, path).split(sep);
        // Only files with a hash in their name may be kept for good; pages must be asked for anew.
        if (part === 'assets') leaveOut(reply, NOT_FOR_PARTS);
        else if (part !== 'workers')
          reply.header('cache-control', part === 'icons' ? 'public, max-age=86400' : 'no-cache');
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
