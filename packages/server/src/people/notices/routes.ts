import { BadInput } from '@fathom/kit';
import type { Schema } from '@fathom/kit';
import { noticeWishes, pushBrowser, putMail } from '@fathom/protocol';
import type {
  HttpError,
  Notices,
  NoticeTest,
  NoticeWishes,
  PushBrowser,
  PutMail,
} from '@fathom/protocol';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { ANSWERS } from '../../http/documents.ts';
import { guestOf, personOf } from '../../http/identity.ts';
import { networkOf } from '../../http/network.ts';
import { checked } from '../../http/schemas.ts';
import { openBucket } from '../../limits/bucket.ts';
import { byNetwork } from '../../limits/by-network.ts';
import type { PeopleTables } from '../../store/index.ts';
import { deviceOf } from '../device.ts';
import { browserGone, browsersOf, forgetBrowser, keepBrowser } from './browsers.ts';
import { whyNoEndpoint } from './endpoints.ts';
import { confirmLetter, testLetter } from './letters.ts';
import {
  askMail,
  CONFIRM_WITHIN,
  confirmMail,
  forgetMail,
  isOpen,
  mailOf,
  unsubscribe,
} from './mail-addresses.ts';
import type { LinkPurpose } from './mail-addresses.ts';
import type { NoticeOffice } from './open-notices.ts';
import { noticesOf } from './person-notices.ts';
import { keepWishes } from './wishes.ts';
import { noticeRefusals, testNote } from './words.ts';

const tags = ['notices'];
const HOUR = 3_600;
const LETTERS = { burst: 5, perSecond: 5 / HOUR }; // that ask for confirmation, of one network
const ALL_LETTERS = { burst: 100, perSecond: 300 / HOUR };
const TESTS = { burst: 4, perSecond: 1 / 20 }; // of one network
const TEST_SECONDS = 600; // for which a push service keeps a test

interface ById {
  readonly id: string;
}
interface ByToken {
  readonly token: string;
}
const byId: Schema<ById> = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/u, 'expected the id of a browser')),
});
const byToken: Schema<ByToken> = v.object({
  token: v.pipe(
    v.string(),
    v.regex(/^[0-9a-f]{64}$/u, 'expected what a link in a letter ends with'),
  ),
});
const answers = { 200: ANSWERS.notices, '4xx': ANSWERS.error };

interface RouteParts {
  readonly app: FastifyInstance;
  readonly tables: PeopleTables;
  readonly office: NoticeOffice;
  readonly calendar: () => number;
  readonly show: (person: string) => Promise<Notices>;
}

export function noticeRoutes(
  app: FastifyInstance,
  office: NoticeOffice,
  { tables, calendar }: Pick<RouteParts, 'tables' | 'calendar'>,
): void {
  const show = async (person: string): Promise<Notices> => ({
    pushKey: office.pushKey,
    hasMail: office.mail !== null,
    ...(await noticesOf(tables, person)),
  });
  const parts = { app, tables, office, calendar, show };
  wishRoutes(parts);
  browserRoutes(parts);
  mailRoutes(parts);
  testRoute(parts);
  linkRoutes(parts);
}

function wishRoutes({ app, tables, show }: RouteParts): void {
  app.get(
    '/api/me/notices',
    {
      schema: {
        summary: 'How you are told of your matches while you are elsewhere',
        tags,
        response: answers,
      },
    },
    (request, reply): Promise<Notices> => show(guestOf(request, reply)),
  );
  app.put<{ Body: NoticeWishes }>(
    '/api/me/notices/wishes',
    {
      schema: {
        summary: 'Which notices go which way, and when there are to be none',
        tags,
        body: checked(noticeWishes, 'the wishes'),
        response: answers,
      },
    },
    async (request, reply): Promise<Notices> => {
      const person = guestOf(request, reply);
      await tables.write([keepWishes(person, request.body)]);
      return show(person);
    },
  );
}

function browserRoutes({ app, tables, office, calendar, show }: RouteParts): void {
  app.post<{ Body: PushBrowser }>(
    '/api/me/notices/browsers',
    {
      schema: {
        summary: 'Send your notices to this browser: a PushSubscription',
        tags,
        body: checked(pushBrowser, 'the subscription'),
        response: answers,
      },
    },
    async (request, reply): Promise<Notices> => {
      const person = guestOf(request, reply);
      const why = whyNoEndpoint(request.body.endpoint, office.isPrivateAllowed);
      if (why !== null) throw new BadInput(noticeRefusals.badEndpoint(why));
      const name = deviceOf(request.headers['user-agent']);
      const session = personOf(request)?.session?.hash ?? null;
      const as = { name, now: calendar() };
      await tables.write(keepBrowser({ person, session }, request.body, as));
      return show(person);
    },
  );
  app.delete<{ Params: ById }>(
    '/api/me/notices/browsers/:id',
    {
      schema: {
        summary: 'Send no more notices to a browser of yours',
        tags,
        params: checked(byId, 'the address'),
        response: answers,
      },
    },
    async (request, reply): Promise<Notices> => {
      const person = guestOf(request, reply);
      await tables.write([forgetBrowser(person, request.params.id)]);
      return show(person);
    },
  );
}

function mailRoutes({ app, tables, office, calendar, show }: RouteParts): void {
  const nearby = byNetwork(() => openBucket(LETTERS));
  const all = openBucket(ALL_LETTERS);
  app.put<{ Body: PutMail }>(
    '/api/me/notices/mail',
    {
      schema: {
        summary: 'Ask for letters. The address gets one with a link that says yes to them',
        tags,
        body: checked(putMail, 'the address'),
        response: { ...answers, 503: ANSWERS.error },
      },
    },
    async (request, reply): Promise<Notices | HttpError> => {
      const person = guestOf(request, reply);
      const { address } = request.body;
      if (office.mail === null) return refuse(reply, 409, 'noMail');
      const known = await mailOf(tables, person);
      if (known?.address === address && isOpen(known)) return show(person);
      const now = performance.now();
      if (!nearby.of(networkOf(request)).take(now) || !all.take(now))
        return refuse(reply, 429, 'tooMany');
      const mail = await askMail(tables, { person, address, now: calendar() });
      if (mail === null) return refuse(reply, 429, 'askedEnough');
      const { mailer, letters } = office.mail;
      const { type } = await mailer.send(confirmLetter(letters, mail));
      if (type !== 'sent') return refuse(reply, 503, 'notSent');
      return show(person);
    },
  );
  app.delete(
    '/api/me/notices/mail',
    { schema: { summary: 'No more letters', tags, response: answers } },
    async (request, reply): Promise<Notices> => {
      const person = guestOf(request, reply);
      await tables.write([forgetMail(person)]);
      return show(person);
    },
  );
}

function testRoute({ app, tables, office }: RouteParts): void {
  const nearby = byNetwork(() => openBucket(TESTS));
  app.post(
    '/api/me/notices/test',
    {
      schema: {
        summary: 'Send a notice to all your browsers and your address, to see whether it comes',
        tags,
        response: { 200: ANSWERS.noticeTest, '4xx': ANSWERS.error },
      },
    },
    async (request, reply): Promise<NoticeTest | HttpError> => {
      const person = guestOf(request, reply);
      if (!nearby.of(networkOf(request)).take(performance.now()))
        return refuse(reply, 429, 'tooMany');
      const [browsers, mail] = await Promise.all([
        browsersOf(tables, person),
        mailOf(tables, person),
      ]);
      const sent = await Promise.all(
        browsers.map(async ({ id, to }) => {
          const note = { ...testNote, match: null };
          const { type } = await office.push.send(
            { to, note, seconds: TEST_SECONDS, isUrgent: true },
            request.signal,
          );
          if (type === 'gone') await tables.write(browserGone(id));
          return type === 'sent';
        }),
      );
      const taken = sent.filter((isSent) => isSent).length;
      return {
        browsers: taken,
        failed: sent.length - taken,
        mail: mail !== null && isOpen(mail) && (await sendTest(office, mail)),
      };
    },
  );
}

async function sendTest(
  { mail }: NoticeOffice,
  address: Parameters<typeof testLetter>[1],
): Promise<boolean> {
  if (mail === null) return false;
  const letter = testLetter(mail.letters, address, randomBytes(16).toString('hex'));
  return (await mail.mailer.send(letter)).type === 'sent';
}

/** What links in letters do. They need no cookie, and a mail program that looks at every link changes nothing by it. */
function linkRoutes({ app, tables, office, calendar }: RouteParts): void {
  const params = checked(byToken, 'the link');
  const response = { 200: ANSWERS.noticeLink, '4xx': ANSWERS.error };
  const open = (purpose: LinkPurpose, token: string) => office.links.open(purpose, token);
  app.post<{ Params: ByToken }>(
    '/api/notices/confirm/:token',
    { schema: { summary: 'Say yes to letters', tags, params, response } },
    async (request, reply): Promise<{ readonly address: string } | HttpError> => {
      const mail = await open('confirm', request.params.token);
      const isLate =
        mail !== null && mail.confirmed === 0 && calendar() > mail.askedAt + CONFIRM_WITHIN;
      if (mail === null || isLate || (await tables.write([confirmMail(mail)])) !== null)
        return refuse(reply, 410, 'badLink');
      return { address: mail.address };
    },
  );
  const stop = async (token: string): Promise<{ readonly address: string | null }> => {
    const mail = await open('unsubscribe', token);
    if (mail !== null) await tables.write(unsubscribe(mail, calendar()));
    return { address: mail?.address ?? null };
  };
  app.register(async (forms) => {
    // By RFC 8058 mail programs send a form. What is in it says nothing that the address does not.
    forms.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 4_096 },
      async () => null,
    );
    forms.post<{ Params: ByToken }>(
      '/api/notices/unsubscribe/:token',
      { schema: { summary: 'Say no to letters', tags, params, response } },
      (request) => stop(request.params.token),
    );
    forms.get<{ Params: ByToken }>(
      '/api/notices/unsubscribe/:token',
      { schema: { hide: true, params } },
      (request, reply) => reply.redirect(`/notices/unsubscribe/${request.params.token}`, 303),
    );
  });
}

function refuse(
  reply: FastifyReply,
  status: number,
  code: Exclude<keyof typeof noticeRefusals, 'badEndpoint'>,
): HttpError {
  reply.code(status);
  return { code, message: noticeRefusals[code] };
}
