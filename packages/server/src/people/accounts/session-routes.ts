import type { Schema } from '@fathom/kit';
import { followLink, recover, signIn } from '@fathom/protocol';
import type {
  Ceremony,
  DeviceLink,
  FollowLink,
  OfferedLink,
  Recover,
  SignedIn,
  SignedOut,
  SignIn,
} from '@fathom/protocol';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { ANSWERS } from '../../http/documents.ts';
import {
  becomeGuest,
  becomeNobody,
  becomeSession,
  guestOf,
  personOf,
} from '../../http/identity.ts';
import type { Person } from '../../http/identity.ts';
import { networkOf } from '../../http/network.ts';
import { checked } from '../../http/schemas.ts';
import { answers, byId, letIn, tags } from './account-desk.ts';
import type { AccountDesk } from './account-desk.ts';
import { deviceOf } from '../device.ts';
import { LINK_KEY } from './device-links.ts';
import { holderOf } from './holder-of.ts';
import type { Arriving } from './people.ts';

/** How a browser becomes somebody's, and is nobody's again: by passkey, code or link. */
export function sessionRoutes(desk: AccountDesk): void {
  signInRoutes(desk);
  signOutRoutes(desk);
  linkRoutes(desk);
}

const byKey: Schema<{ readonly key: string }> = v.object({
  key: v.pipe(v.string(), v.regex(LINK_KEY, 'expected the key of a link, 22 letters and digits')),
});

const arrivingBy = (request: FastifyRequest): Arriving => ({
  was: personOf(request),
  device: deviceOf(request.headers['user-agent']),
});

function signInRoutes({ app, people, share, asking }: AccountDesk): void {
  const { accounts } = people;
  app.post(
    '/api/session/ceremony',
    {
      schema: {
        summary: 'Begin to sign in: what your browser needs to show a passkey',
        tags,
        response: answers(ANSWERS.ceremony),
      },
    },
    async (request, _reply): Promise<Ceremony> => {
      share('ceremony', networkOf(request));
      return accounts.beginSignIn(asking(request).party);
    },
  );
  app.post<{ Body: SignIn }>(
    '/api/session',
    {
      schema: {
        summary: 'Sign in by a passkey',
        tags,
        body: checked(signIn, 'the passkey'),
        response: answers(ANSWERS.signedIn),
      },
    },
    async (request, reply): Promise<SignedIn> => {
      const by = await accounts.signIn(request.body, asking(request).party);
      return letIn(request, reply, await people.arrive(by, arrivingBy(request)));
    },
  );
  app.post<{ Body: Recover }>(
    '/api/session/recovery',
    {
      schema: {
        summary: 'Sign in by a recovery code, which works once',
        tags,
        body: checked(recover, 'the code'),
        response: answers(ANSWERS.signedIn),
      },
    },
    async (request, reply): Promise<SignedIn> => {
      share('code', networkOf(request));
      const by = await accounts.recover(request.body.code);
      return letIn(request, reply, await people.arrive(by, arrivingBy(request)));
    },
  );
  app.post(
    '/api/account/adoption',
    {
      schema: {
        summary: 'Bring along the matches this browser played as a guest before it signed in',
        tags,
        response: answers(ANSWERS.brought),
      },
    },
    async (request, _reply): Promise<{ brought: true }> => {
      await people.bringAlong(holderOf(request));
      return { brought: true };
    },
  );
}

function signOutRoutes({ app, people }: AccountDesk): void {
  const { accounts } = people;
  const response = answers(ANSWERS.signedOut);
  app.delete(
    '/api/session',
    { schema: { summary: 'Sign out in this browser', tags, response } },
    async (request, reply): Promise<SignedOut> => {
      const person = holderOf(request);
      const former = await people.formerOf(person);
      await accounts.end(person.guest, person.session?.hash);
      if (former === null) becomeNobody(request, reply);
      else becomeGuest(request, reply, former);
      return { signedOut: true };
    },
  );
  app.delete(
    '/api/account/sessions',
    { schema: { summary: 'Sign out everywhere, here too', tags, response } },
    async (request, reply): Promise<SignedOut> => {
      await accounts.end(holderOf(request).guest);
      becomeNobody(request, reply);
      return { signedOut: true };
    },
  );
  app.delete<{ Params: { id: string } }>(
    '/api/account/sessions/:id',
    {
      schema: {
        summary: 'Sign one of your browsers out',
        tags,
        params: checked(byId, 'the address'),
        response,
      },
    },
    async (request, _reply): Promise<SignedOut> => {
      await accounts.end(holderOf(request).guest, request.params.id);
      return { signedOut: true };
    },
  );
}

function linkRoutes({ app, people, share }: AccountDesk): void {
  app.post(
    '/api/me/links',
    {
      schema: {
        summary: 'A link that makes another browser you, too. It works once, for 10 minutes',
        tags: ['you'],
        response: answers(ANSWERS.deviceLink),
      },
    },
    async (request, reply): Promise<DeviceLink> => {
      share('link', networkOf(request));
      guestOf(request, reply);
      const person = personOf(request) as Person;
      const { device } = arrivingBy(request);
      const { key, seconds, token } = await people.link(person, device);
      if (token !== null) becomeSession(request, reply, token);
      return { key, seconds };
    },
  );
  app.get<{ Params: { key: string } }>(
    '/api/links/:key',
    {
      schema: {
        summary: 'Whom this link would make you',
        tags: ['you'],
        params: checked(byKey, 'the address'),
        response: answers(ANSWERS.offeredLink),
      },
    },
    async (request, _reply): Promise<OfferedLink> => {
      share('link', networkOf(request));
      return people.offered(request.params.key, personOf(request));
    },
  );
  app.post<{ Params: { key: string }; Body: FollowLink }>(
    '/api/links/:key',
    {
      schema: {
        summary: 'Follow the link: from now on this browser is that person, too',
        tags: ['you'],
        params: checked(byKey, 'the address'),
        body: checked(followLink, 'the wish'),
        response: answers(ANSWERS.signedIn),
      },
    },
    async (request, reply): Promise<SignedIn> => {
      share('link', networkOf(request));
      const from = arrivingBy(request);
      const begun = await people.follow(request.params.key, request.body, from);
      return letIn(request, reply, begun);
    },
  );
}
