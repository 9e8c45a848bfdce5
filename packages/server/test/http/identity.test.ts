import type { Me, MyMatch } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { openBrowser } from '../client/browser.ts';
import { startForTest } from '../server/running.ts';
import { create, sitDown } from '../server/two-players.ts';

test('a guest gets a signed cookie that no script can read and no other site can send', async () => {
  const server = await startForTest();
  const browser = server.visitor();
  const { headers } = await browser.ask('GET /api/me');
  const [cookie = ''] = headers['set-cookie'] ?? [];
  expect(cookie).toMatch(/^fathom=[0-9a-f]{32}\.[^;]{20,};/);
  expect(cookie).toContain('; HttpOnly');
  expect(cookie).toMatch(/; SameSite=(Lax|Strict)/);
  expect(cookie).toContain('; Path=/');
  expect(cookie).toMatch(/; Max-Age=\d{7,}/);
  const again = await browser.ask('GET /api/me');
  expect(again.headers, 'whoever has one keeps it').not.toHaveProperty('set-cookie');
});

test('behind a proxy that speaks TLS the cookie is sent over TLS only', async () => {
  const server = await startForTest({ config: { trustedHops: 1 } });
  const { headers } = await server.visitor().ask('GET /api/me', {
    headers: { 'x-forwarded-proto': 'https' },
  });
  expect(headers['set-cookie']?.[0]).toContain('; Secure');
});

test('the same cookie is the same person, also after a restart', async () => {
  const server = await startForTest();
  const browser = server.visitor();
  await browser.ask('PUT /api/me', { body: { name: 'Nemo' } });
  const { match } = await create(browser, { seats: { black: 'me' } });
  await server.stop();
  await server.again();
  expect((await browser.ask<Me>('GET /api/me')).body).toStrictEqual({
    name: 'Nemo',
    account: false,
  });
  const { body } = await browser.ask<MyMatch>(`GET /api/matches/${match.id}`);
  expect(body.you).toStrictEqual(['black']);
});

test('a forged cookie makes a new guest, not the one it names', async () => {
  const server = await startForTest();
  const { id, blackBrowser } = await sitDown(server);
  const real = blackBrowser.cookie() ?? '';
  const guest = blackBrowser.guest();
  const forged = [
    `fathom=${guest}`,
    `fathom=${guest}.`,
    `fathom=${guest}.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`,
    real.replace(/^fathom=./, (start) => (start.endsWith('0') ? 'fathom=1' : 'fathom=0')),
    'fathom=__proto__',
    `fathom=${'x'.repeat(4000)}`,
    'fathom=%00%ff',
  ];
  for (const cookie of forged) {
    const thief = openBrowser(server.address, cookie);
    const { status, body, headers } = await thief.ask<MyMatch>(`GET /api/matches/${id}`);
    expect(status, `with ${cookie}`).toBe(200);
    expect(body, `with ${cookie}`).toMatchObject({ you: [], keys: {} });
    expect(headers['set-cookie'], `with ${cookie}`).toBeDefined();
  }
});

const SHOWN: readonly (readonly [string, string])[] = [
  ['  Ann  ', 'Ann'],
  ['Ann   B.', 'Ann B.'],
  ['Zoe\u0308', 'Zoë'],
  ['<script>x()</script>', '<script>x()</script>'],
  ['"; DROP TABLE log; --', '"; DROP TABLE log; --'],
  ['\u{1F419}', '\u{1F419}'],
  ['דניאל', 'דניאל'],
];

test.each(SHOWN)('the name %j is kept as %j', async (given, kept) => {
  const server = await startForTest();
  const browser = server.visitor();
  const set = await browser.ask<Me>('PUT /api/me', { body: { name: given } });
  expect(set.body).toStrictEqual({ name: kept, account: false });
  expect((await browser.ask<Me>('GET /api/me')).body).toStrictEqual({ name: kept, account: false });
  const { match } = await create(browser, { seats: { black: 'me' } });
  expect(match.seats[0]?.holder).toMatchObject({ name: kept });
});

test('markup in a name leaves as JSON that no browser takes for a page', async () => {
  const server = await startForTest();
  const browser = server.visitor();
  const { headers } = await browser.ask('PUT /api/me', { body: { name: '<b>Ann</b>' } });
  expect(headers['content-type']).toMatch(/^application\/json/);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test.each([
  ['nothing', '', /empty/],
  ['spaces', '   ', /empty/],
  ['25 letters', 'x'.repeat(25), /24/],
  ['a line break', 'Ann\nBen', /invisible/],
  ['a zero-width space', 'An\u200Bn', /invisible/],
  ['a reversing mark', 'Ann\u202E', /invisible/],
  ['a null', 'Ann\0', /invisible/],
  ['half a letter', 'Ann\uD83D', /invisible/],
  ['piled accents', `Z${'\u0334'.repeat(8)}`, /accents/],
  ['a number', 7, /expected/],
])('a name of %s is refused and the old one stays', async (_title, name, message) => {
  const server = await startForTest();
  const browser = server.visitor();
  await browser.ask('PUT /api/me', { body: { name: 'Ann' } });
  const { status, body } = await browser.ask('PUT /api/me', { body: { name } });
  expect([status, body]).toStrictEqual([
    400,
    { code: 'badRequest', message: expect.stringMatching(message) },
  ]);
  expect((await browser.ask<Me>('GET /api/me')).body).toStrictEqual({
    name: 'Ann',
    account: false,
  });
});

test('whoever has chosen no name is called Guest and a number', async () => {
  const server = await startForTest();
  const { body } = await server.visitor().ask<Me>('GET /api/me');
  expect(body.name).toMatch(/^Guest \d{4}$/);
});
