import { DEFAULT_NOTICE_WISHES } from '@fathom/protocol';
import type { HttpError, Notices, NoticeTest } from '@fathom/protocol';
import { expect, test } from 'vitest';
import type { MailSettings } from '../../src/config.ts';
import type { Browser } from '../client/browser.ts';
import { startForTest } from '../server/running.ts';
import type { Running } from '../server/running.ts';
import type { MailService } from './mail-service.ts';
import { startMailService, startPushService } from './services.ts';

const DAY = 86_400_000;

const read = async (browser: Browser): Promise<Notices> =>
  (await browser.ask<Notices>('GET /api/me/notices')).body;

const mailSettings = ({ url }: MailService): MailSettings => ({
  smtp: url,
  from: 'Fathom <fathom@example.org>',
  address: 'https://play.example.org',
  digestMinutes: 10,
});

async function startWithMail(calendar: () => number = Date.now): Promise<{
  readonly server: Running;
  readonly post: MailService;
}> {
  const post = await startMailService();
  const notices = {
    pushContact: 'mailto:admin@example.org',
    privatePush: true,
    mail: mailSettings(post),
  };
  return { server: await startForTest({ config: { notices }, world: { calendar } }), post };
}

/** What a link of a letter ends with. */
const tokenIn = (text: string, page: 'confirm' | 'unsubscribe'): string =>
  new RegExp(`https://play\\.example\\.org/notices/${page}/([0-9a-f]{64})`, 'u').exec(text)?.[1] ??
  'no link';

test('everybody has notices as they are until something is wished', async () => {
  const server = await startForTest();
  const ann = server.visitor();
  const first = await read(ann);
  expect(first).toStrictEqual({
    pushKey: expect.stringMatching(/^[\w-]{87}$/u),
    browsers: [],
    hasMail: false,
    mail: null,
    wishes: DEFAULT_NOTICE_WISHES,
  });
  const wishes = {
    page: ['turn'],
    push: [],
    mail: ['over', 'turn'],
    quiet: { from: 1320, to: 420, zone: 'Europe/Berlin' },
  };
  const answer = await ann.ask<Notices>('PUT /api/me/notices/wishes', { body: wishes });
  expect(answer.body.wishes).toEqual({ ...wishes, mail: ['turn', 'over'] });
  await server.stop();
  const again = await server.again();
  const kept = await read(ann);
  expect(kept.wishes).toEqual(answer.body.wishes);
  expect(kept.pushKey, 'made once').toBe(first.pushKey);
  expect((await read(again.visitor())).wishes).toEqual(DEFAULT_NOTICE_WISHES);
});

test.each([
  [{ page: ['turn'] }, /push/],
  [{ page: ['dinner'], push: [], mail: [], quiet: null }, /page\.0/],
  [{ page: [], push: [], mail: [], quiet: { from: 0, to: 0, zone: 'UTC' } }, /same time/],
  [{ page: [], push: [], mail: [], quiet: { from: 0, to: 1440, zone: 'UTC' } }, /1439/],
  [{ page: [], push: [], mail: [], quiet: { from: 0, to: 1, zone: 'Atlantis' } }, /time zone/],
])('refuses the wishes %j', async (body, message) => {
  const server = await startForTest();
  const answer = await server.visitor().ask<HttpError>('PUT /api/me/notices/wishes', { body });
  expect(answer.status).toBe(400);
  expect(answer.body.message).toMatch(message);
});

test('browsers are added and taken away, ten at most, and each is one person’s', async () => {
  const server = await startForTest();
  const push = await startPushService();
  const [ann, ben] = [server.visitor(), server.visitor()];
  const { pushKey } = await read(ann);
  await read(ben);
  const agent = { 'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Firefox/140.0' };
  const add = async (who: Browser, body: object): Promise<Notices> =>
    (await who.ask<Notices>('POST /api/me/notices/browsers', { body, headers: agent })).body;
  const shared = push.browser(pushKey).subscription;
  expect((await add(ann, { ...shared, expirationTime: null })).browsers).toStrictEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{32}$/u),
      name: 'Firefox on Android',
      addedAt: expect.any(Number),
    },
  ]);
  expect((await add(ann, shared)).browsers).toHaveLength(1);
  const [mine] = (await add(ben, shared)).browsers;
  expect((await read(ann)).browsers).toEqual([]);
  await ann.ask(`DELETE /api/me/notices/browsers/${mine?.id}`);
  expect((await read(ben)).browsers, 'only one’s own').toHaveLength(1);
  await ben.ask(`DELETE /api/me/notices/browsers/${mine?.id}`);
  expect((await read(ben)).browsers).toEqual([]);
  for (let n = 0; n < 12; n += 1) await add(ann, push.browser(pushKey).subscription);
  expect((await read(ann)).browsers).toHaveLength(10);
});

const KEYS = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: 'A'.repeat(22) };

test.each([
  [{ endpoint: 'http://127.0.0.1/x', keys: KEYS }, /https/],
  [{ endpoint: 'https://localhost/x', keys: KEYS }, /private network/],
  [{ endpoint: `https://example.org/${'x'.repeat(1024)}`, keys: KEYS }, /1024/],
  [{ endpoint: 'https://example.org/x', keys: { ...KEYS, auth: 'AAAA' } }, /16 bytes/],
  [{ endpoint: 'https://example.org/x', keys: { ...KEYS, p256dh: 'A'.repeat(80) } }, /65 bytes/],
  [{ endpoint: 'https://example.org/x' }, /keys/],
])('refuses the subscription %#', async (body, message) => {
  const notices = { pushContact: 'mailto:a@b.c', privatePush: false, mail: null };
  const server = await startForTest({ config: { notices } });
  const answer = await server.visitor().ask<HttpError>('POST /api/me/notices/browsers', { body });
  expect(answer.status).toBe(400);
  expect(answer.body.message).toMatch(message);
});

test('a test goes to all browsers of the person, and forgets those that are gone', async () => {
  const server = await startForTest();
  const push = await startPushService();
  const ann = server.visitor();
  const { pushKey } = await read(ann);
  const gone = push.browser(pushKey).subscription;
  const endpoint = `${gone.endpoint}gone`;
  for (const body of [push.browser(pushKey).subscription, { ...gone, endpoint }])
    await ann.ask('POST /api/me/notices/browsers', { body });
  const { body } = await ann.ask<NoticeTest>('POST /api/me/notices/test');
  expect(body).toStrictEqual({ browsers: 1, failed: 1, mail: false });
  expect(push.came.map(({ note }) => note.title)).toEqual(['Notices work here']);
  expect((await read(ann)).browsers).toHaveLength(1);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => ann.ask('POST /api/me/notices/test')),
  );
  expect(answers.map(({ status }) => status)).toContain(429);
});

test('an address gets letters once it has said yes, and none after one click on no', async () => {
  const { server, post } = await startWithMail();
  const ann = server.visitor();
  const asked = await ann.ask<Notices>('PUT /api/me/notices/mail', {
    body: { address: ' ann@example.org ' },
  });
  expect(asked.body).toMatchObject({
    hasMail: true,
    mail: { address: 'ann@example.org', state: 'asked' },
  });
  const [letter] = await post.after(1);
  expect(letter?.to).toEqual(['ann@example.org']);
  const token = tokenIn(letter?.text ?? '', 'confirm');
  const stranger = server.visitor();
  const yes = await stranger.ask(`POST /api/notices/confirm/${token}`);
  expect([yes.status, yes.body]).toEqual([200, { address: 'ann@example.org' }]);
  expect((await read(ann)).mail).toEqual({ address: 'ann@example.org', state: 'confirmed' });
  expect((await ann.ask<NoticeTest>('POST /api/me/notices/test')).body.mail).toBe(true);

  const [, test] = await post.after(2);
  const oneClick = new URL(test?.headers.get('list-unsubscribe')?.slice(1, -1) ?? '');
  expect((await stranger.ask(`GET ${oneClick.pathname}`)).headers.location).toBe(
    `/notices/unsubscribe/${tokenIn(test?.text ?? '', 'unsubscribe')}`,
  );
  expect((await read(ann)).mail, 'to look at a link changes nothing').not.toBeNull();
  const no = await stranger.ask(`POST ${oneClick.pathname}`, {
    raw: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect([no.status, no.body]).toEqual([200, { address: 'ann@example.org' }]);
  expect((await read(ann)).mail).toBeNull();
  expect((await stranger.ask(`POST ${oneClick.pathname}`)).status, 'again is harmless').toBe(200);
});

test('a link that was altered, is for something else or too old does nothing', async () => {
  let now = Date.now();
  const { server, post } = await startWithMail(() => now);
  const ann = server.visitor();
  await ann.ask('PUT /api/me/notices/mail', { body: { address: 'ann@example.org' } });
  const [letter] = await post.after(1);
  const token = tokenIn(letter?.text ?? '', 'confirm');
  const status = async (line: string): Promise<number> => (await ann.ask(line)).status;
  const altered = token.replace(/.$/u, (digit) => (digit === '0' ? '1' : '0'));
  expect(await status(`POST /api/notices/confirm/${altered}`)).toBe(410);
  const other = tokenIn(letter?.text ?? '', 'unsubscribe');
  expect(await status(`POST /api/notices/confirm/${other}`)).toBe(410);
  expect(await status(`POST /api/notices/unsubscribe/${token}`)).toBe(200);
  expect((await read(ann)).mail?.state).toBe('asked');
  now += 2 * DAY + 1;
  expect(await status(`POST /api/notices/confirm/${token}`)).toBe(410);
  expect((await read(ann)).mail?.state).toBe('asked');
});

test('nobody can have a stranger written to without end', async () => {
  const { server, post } = await startWithMail();
  const put = async (address: string): Promise<readonly [number, string]> => {
    const answer = await server
      .visitor()
      .ask<HttpError>('PUT /api/me/notices/mail', { body: { address } });
    return [answer.status, answer.body.code];
  };
  for (let n = 0; n < 3; n += 1) expect((await put('zoe@example.org'))[0]).toBe(200);
  expect(await put('ZOE@example.org')).toEqual([429, 'askedEnough']);
  expect((await put('yan@example.org'))[0]).toBe(200);
  expect(await put('xia@example.org'), 'of one network').toEqual([429, 'tooMany']);
  expect(post.came).toHaveLength(4);
});

test('where no letters are sent, or not to such an address, it is said', async () => {
  const server = await startForTest();
  const put = async (address: string): Promise<readonly [number, string]> => {
    const answer = await server
      .visitor()
      .ask<HttpError>('PUT /api/me/notices/mail', { body: { address } });
    return [answer.status, answer.body.message];
  };
  expect(await put('ann@example.org')).toEqual([409, 'This site sends no e-mail.']);
  for (const address of ['ann', 'ann@localhost', 'a b@example.org', 'ann@example.org\nBcc: x@y.zz'])
    expect(await put(address)).toEqual([400, expect.stringMatching(/e-mail address such as/u)]);
});
