import type { FastifyRequest } from 'fastify';

/** A page of another site must not play with this site's cookies. Programs send no origin and have no cookies to steal. */
export function isAllowedOrigin(request: FastifyRequest, allowed: readonly string[]): boolean {
  const { origin } = request.headers;
  if (origin === undefined || allowed.includes(origin)) return true;
  const own = `${request.protocol}://${request.host}`;
  return (
    URL.canParse(origin) && URL.canParse(own) && new URL(origin).origin === new URL(own).origin
  );
}
