import type { FastifyRequest } from 'fastify';
import { personOf } from '../../http/identity.ts';
import type { Person } from '../../http/identity.ts';
import { refused } from './account-refusals.ts';

/** Whoever has a session. Throws where it is nobody with one; guests have some, too, once they are on two devices. */
export function holderOf(request: FastifyRequest): Person {
  const person = personOf(request);
  if (person?.session === undefined || person.session === null) throw refused('signInFirst');
  return person;
}
