import type { NamedGuest } from '@fathom/host';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newGuest } from '../keys.ts';
import type { Store } from '../store/index.ts';
import { networkOf } from './network.ts';

const COOKIE = 'fathom';
const A_YEAR = 365 * 86_400; // seconds
const GUEST = /^[0-9a-f]{32}$/;

/** Who somebody is: a random id in a signed cookie. There is nothing to sign up for and nothing to guess. */
export function readGuest(request: FastifyRequest): string | null {
  const cookie = request.cookies[COOKIE];
  if (cookie === undefined) return null;
  const { valid, value } = request.unsignCookie(cookie);
  return valid && value !== null && GUEST.test(value) ? value : null;
}

/** The guest of this request; whoever has no valid cookie yet gets one with the reply. */
export function guestOf(request: FastifyRequest, reply: FastifyReply): string {
  const known = readGuest(request);
  if (known !== null) return known;
  const guest = newGuest();
  reply.setCookie(COOKIE, guest, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    signed: true,
    maxAge: A_YEAR,
  });
  return guest;
}

/** What people are called until they choose a name. */
const defaultName = (guest: string): string =>
  `Guest ${String(Number.parseInt(guest.slice(0, 8), 16) % 10_000).padStart(4, '0')}`;

export const nameOf = async (store: Store, guest: string): Promise<string> =>
  (await store.guestName(guest)) ?? defaultName(guest);

export async function namedGuestOf(
  store: Store,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<NamedGuest> {
  const guest = guestOf(request, reply);
  return { guest, name: await nameOf(store, guest), network: networkOf(request) };
}
