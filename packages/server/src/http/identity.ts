import type { NamedGuest } from '@fathom/host';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newGuest } from '../keys.ts';
import type { CardIndex } from '../people/accounts/cards.ts';
import {
  A_YEAR,
  findSession,
  isToBeNoted,
  noteSeen,
  SESSION_TOKEN,
} from '../people/accounts/sessions.ts';
import type { PersonSession } from '../people/accounts/sessions.ts';
import type { PeopleTables } from '../store/index.ts';
import { networkOf } from './network.ts';

const COOKIE = 'fathom';
const GUEST = /^[0-9a-f]{32}$/u;

/** Who a request comes from. */
export interface Person {
  readonly guest: string; // the person's id, which never leaves the server but in a cookie
  readonly session: PersonSession | null; // null: the cookie holds the bare id, as that of somebody without an account
}
interface Identity {
  readonly person: Person | null;
  readonly wasSomebody: boolean; // the cookie is ours, and opens nothing any more
}

const NOBODY: Identity = { person: null, wasSomebody: false };
const identities = new WeakMap<FastifyRequest, Identity>();

interface Identifying {
  readonly people: PeopleTables;
  readonly now: () => number;
}

/** From here on every request for data, and every socket, knows whose it is. */
export function identify(app: FastifyInstance, { people, now }: Identifying): void {
  app.addHook('onRequest', async (request, reply) => {
    const value = isAboutPeople(request.url) ? cookieOf(request) : null;
    if (value === null) return;
    const person = await personBy(value, people, now());
    identities.set(request, { person, wasSomebody: person === null });
    const session = person?.session ?? null;
    if (session === null || !isToBeNoted(session, now())) return;
    await people.write([noteSeen(session.hash, now())]);
    giveCookie(request, reply, value);
  });
}

const isAboutPeople = (url: string): boolean => url.startsWith('/api/') || url.startsWith('/ws');

function cookieOf(request: FastifyRequest): string | null {
  const cookie = request.cookies[COOKIE];
  if (cookie === undefined) return null;
  const { valid, value } = request.unsignCookie(cookie);
  return valid ? value : null;
}

async function personBy(value: string, people: PeopleTables, now: number): Promise<Person | null> {
  if (SESSION_TOKEN.test(value)) {
    const session = await findSession(people, value, now);
    return session && { guest: session.person, session };
  }
  if (!GUEST.test(value)) return null;
  const closed = await people.read(CLOSED_TO_COOKIES, [value]);
  return closed.length === 0 ? { guest: value, session: null } : null;
}

/** Whoever has an account has sessions; and whose matches were taken over is somebody else now. */
const CLOSED_TO_COOKIES = `
  SELECT person FROM accounts WHERE person = $1
  UNION ALL SELECT person FROM adoptions WHERE former = $1 LIMIT 1`;

/** null: nobody that we know of. */
export const personOf = (request: FastifyRequest): Person | null => identityOf(request).person;

/** Its cookie was good once: it was signed out, or what it named has an account now. */
export const wasSomebody = (request: FastifyRequest): boolean => identityOf(request).wasSomebody;

const identityOf = (request: FastifyRequest): Identity => identities.get(request) ?? NOBODY;

export const readGuest = (request: FastifyRequest): string | null =>
  personOf(request)?.guest ?? null;

/**
 * The person of this request; whoever has no valid cookie yet is a new guest, and gets one with the reply. Who was somebody
 * gets it only by doing something: a page that asks on the side, while it becomes somebody else, must not undo that.
 */
export function guestOf(request: FastifyRequest, reply: FastifyReply): string {
  const known = readGuest(request);
  if (known !== null) return known;
  const guest = newGuest();
  if (wasSomebody(request) && request.method === 'GET') {
    identities.set(request, { person: { guest, session: null }, wasSomebody: true });
    return guest;
  }
  return becomeGuest(request, reply, guest);
}

/** From the reply on, and for the rest of this request. */
export function becomeGuest(request: FastifyRequest, reply: FastifyReply, guest: string): string {
  identities.set(request, { person: { guest, session: null }, wasSomebody: wasSomebody(request) });
  giveCookie(request, reply, guest);
  return guest;
}

/** The next request makes this browser a guest whom nobody knows yet. */
export function becomeNobody(request: FastifyRequest, reply: FastifyReply): void {
  identities.set(request, NOBODY);
  reply.clearCookie(COOKIE, { path: '/' });
}

export function becomeSession(request: FastifyRequest, reply: FastifyReply, token: string): void {
  giveCookie(request, reply, token);
}

function giveCookie(request: FastifyRequest, reply: FastifyReply, value: string): void {
  reply.setCookie(COOKIE, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    signed: true,
    maxAge: A_YEAR / 1_000,
  });
}

export async function namedGuestOf(
  cards: Pick<CardIndex, 'find'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<NamedGuest> {
  const guest = guestOf(request, reply);
  const { name } = await cards.find(guest);
  return { guest, name, network: networkOf(request) };
}
