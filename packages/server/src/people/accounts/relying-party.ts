import type { FastifyRequest } from 'fastify';
import { refused } from './account-refusals.ts';
import type { RelyingParty } from './passkeys.ts';

/**
 * The origin was let in already, or is our own. Passkeys are bound to its host, or to the domain that the operator has
 * named for all hosts of a site.
 */
export function relyingParty(request: FastifyRequest, named: string | null): RelyingParty {
  const origin = request.headers.origin ?? `${request.protocol}://${request.host}`;
  const { hostname } = new URL(origin);
  if (named === null) return { domain: hostname, origin };
  if (hostname !== named && !hostname.endsWith(`.${named}`))
    throw refused('passkeyDomain', { domain: named });
  return { domain: named, origin };
}
