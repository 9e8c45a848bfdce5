import { beginSignUp, deleteAccount, newPasskey, personSettings } from '@fathom/protocol';
import type {
  AccountInfo,
  BeginSignUp,
  Ceremony,
  DeleteAccount,
  NewAccount,
  NewCodes,
  NewPasskey,
  PersonSettings,
  SignedOut,
} from '@fathom/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { ANSWERS } from '../../http/documents.ts';
import { becomeNobody, guestOf, personOf } from '../../http/identity.ts';
import { networkOf } from '../../http/network.ts';
import { checked } from '../../http/schemas.ts';
import { answers, byId, letIn, tags } from './account-desk.ts';
import type { AccountDesk, AccountRoutesParts } from './account-desk.ts';
import { countShares } from './account-limits.ts';
import type { Accounts } from './accounts.ts';
import { dataOf } from './data.ts';
import { deviceOf } from '../device.ts';
import { holderOf } from './holder-of.ts';
import { relyingParty } from './relying-party.ts';
import { sessionRoutes } from './session-routes.ts';

export function accountRoutes(app: FastifyInstance, parts: AccountRoutesParts): void {
  const desk: AccountDesk = {
    ...parts,
    app,
    share: countShares(parts.accountsPerHour),
    asking: (request) => ({
      party: relyingParty(request, parts.passkeyDomain),
      device: deviceOf(request.headers['user-agent']),
    }),
  };
  signUpRoutes(desk);
  sessionRoutes(desk);
  passkeyRoutes(desk);
  ownRoutes(desk);
}

const infoFrom =
  (accounts: Accounts) =>
  (request: FastifyRequest): Promise<AccountInfo> => {
    const { guest, session } = holderOf(request);
    return accounts.info(guest, session?.hash ?? null);
  };

function signUpRoutes({ app, people: { accounts }, share, asking }: AccountDesk): void {
  app.post<{ Body: BeginSignUp }>(
    '/api/account/ceremony',
    {
      schema: {
        summary: 'Begin to sign up: what your browser needs to make a passkey for this name',
        tags,
        body: checked(beginSignUp, 'the name'),
        response: answers(ANSWERS.ceremony),
      },
    },
    async (request, reply): Promise<Ceremony> => {
      share('ceremony', networkOf(request));
      const { party } = asking(request);
      return accounts.beginSignUp(guestOf(request, reply), request.body.name, party);
    },
  );
  app.post<{ Body: NewPasskey }>(
    '/api/account',
    {
      schema: {
        summary: 'Sign up by the passkey that was made. The recovery codes are shown this once',
        tags,
        body: checked(newPasskey, 'the passkey'),
        response: answers(ANSWERS.newAccount, 201),
      },
    },
    async (request, reply): Promise<NewAccount> => {
      share('account', networkOf(request));
      const begun = await accounts.signUp(guestOf(request, reply), request.body, asking(request));
      reply.code(201);
      return letIn(request, reply, begun);
    },
  );
}

function passkeyRoutes({ app, people: { accounts }, share, asking }: AccountDesk): void {
  const info = infoFrom(accounts);
  app.post(
    '/api/account/passkeys/ceremony',
    {
      schema: {
        summary: 'Begin to add a passkey',
        tags,
        response: answers(ANSWERS.ceremony),
      },
    },
    async (request, _reply): Promise<Ceremony> => {
      share('ceremony', networkOf(request));
      return accounts.beginPasskey(holderOf(request).guest, asking(request).party);
    },
  );
  app.post<{ Body: NewPasskey }>(
    '/api/account/passkeys',
    {
      schema: {
        summary: 'Add the passkey that was made',
        tags,
        body: checked(newPasskey, 'the passkey'),
        response: answers(ANSWERS.account),
      },
    },
    async (request, _reply): Promise<AccountInfo> => {
      await accounts.addPasskey(holderOf(request).guest, request.body, asking(request));
      return info(request);
    },
  );
  app.delete<{ Params: { id: string } }>(
    '/api/account/passkeys/:id',
    {
      schema: {
        summary: 'Remove a passkey; never the last way into the account',
        tags,
        params: checked(byId, 'the address'),
        response: answers(ANSWERS.account),
      },
    },
    async (request, _reply): Promise<AccountInfo> => {
      await accounts.removePasskey(holderOf(request).guest, request.params.id);
      return info(request);
    },
  );
  app.post(
    '/api/account/codes',
    {
      schema: {
        summary: 'Make new recovery codes, shown this once. Those before work no more',
        tags,
        response: answers(ANSWERS.codes),
      },
    },
    async (request, _reply): Promise<NewCodes> => {
      share('ceremony', networkOf(request));
      return accounts.renewCodes(holderOf(request).guest);
    },
  );
}

/** What people see of themselves, and may change or take away. */
function ownRoutes(desk: AccountDesk): void {
  const { app, people, share } = desk;
  const { accounts } = people;
  const info = infoFrom(accounts);
  const response = answers(ANSWERS.account);
  app.get(
    '/api/account',
    {
      schema: {
        summary: 'Your account: passkeys, recovery codes left, browsers, settings',
        tags,
        response,
      },
    },
    info,
  );
  app.put<{ Body: PersonSettings }>(
    '/api/account/settings',
    {
      schema: {
        summary: 'What others may see of you',
        tags,
        body: checked(personSettings, 'the settings'),
        response,
      },
    },
    async (request, _reply) => {
      await accounts.set(holderOf(request).guest, request.body);
      return info(request);
    },
  );
  app.delete<{ Body: DeleteAccount }>(
    '/api/account',
    {
      schema: {
        summary: 'Delete your account: its name is free again after 30 days',
        tags,
        body: checked(deleteAccount, 'the name'),
        response: answers(ANSWERS.signedOut),
      },
    },
    async (request, reply): Promise<SignedOut> => {
      await accounts.erase(holderOf(request).guest, request.body.name);
      becomeNobody(request, reply);
      return { signedOut: true };
    },
  );
  app.get(
    '/api/me/data',
    {
      schema: {
        summary: 'All that is kept of you, as one document',
        tags: ['you'],
        response: { 200: { type: 'object' }, '4xx': ANSWERS.error },
      },
    },
    (request, reply): FastifyReply => {
      share('data', networkOf(request));
      const guest = guestOf(request, reply);
      const session = personOf(request)?.session?.hash ?? null;
      const document: Readable = dataOf(guest, session, { ...desk, accounts });
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="fathom-my-data.json"')
        .send(document);
    },
  );
}
