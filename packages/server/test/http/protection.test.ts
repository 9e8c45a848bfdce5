import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { StoreError } from '../../src/store/index.ts';
import { openLine } from '../client/line.ts';
import type { NotAdmitted } from '../client/line.ts';
import { startForTest } from '../server/running.ts';
import { create, GAME } from '../server/two-players.ts';

function webFolder(): string {
  const folder = mkdtempSync(joinPath(tmpdir(), 'fathom-web-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(joinPath(folder, 'assets'));
  writeFileSync(joinPath(folder, 'index.html'), '<!doctype html><title>Fathom</title>');
  writeFileSync(joinPath(folder, 'sw.js'), '');
  writeFileSync(joinPath(folder, 'assets', 'main-abc123.js'), 'export {};');
  mkdirSync(joinPath(folder, 'workers'));
  writeFileSync(joinPath(folder, 'workers', 'bot-abc123.js'), 'export {};');
  return folder;
}
const HTML = { headers: { accept: 'text/html' } };

test.each([
  ['GET /', HTML],
  ['GET /m/23456789', HTML],
  ['GET /workers/bot-abc123.js', {}],
  ['GET /api/games', {}],
  ['GET /api/nowhere', {}],
  ['GET /api/docs', {}],
  ['GET /healthz', {}],
  ['POST /api/matches', { body: { game: 'chess' } }],
  ['POST /api/matches', { body: {}, headers: { origin: 'https://evil.example' } }],
])('%s is answered with security headers and a CSP without unsafe-inline', async (line, ask) => {
  const server = await startForTest({ config: { webFolder: webFolder() } });
  const { headers } = await server.visitor().ask(line, ask);
  const csp = headers['content-security-policy'] ?? '';
  expect(csp).toMatch(/default-src 'self'/);
  expect(csp).toMatch(/frame-ancestors 'none'/);
  expect(csp).toMatch(/object-src 'none'/);
  expect(csp).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy'], 'a seat key must not travel in a referrer').toBe(
    'no-referrer',
  );
  expect(headers).not.toHaveProperty('x-powered-by');
});

test('HTTPS is demanded of browsers only behind a proxy that speaks it', async () => {
  for (const trustedHops of [0, 1]) {
    const server = await startForTest({ config: { trustedHops } });
    const { headers } = await server.visitor().ask('GET /api/games');
    expect('strict-transport-security' in headers).toBe(trustedHops > 0);
  }
});

test('the web client is one page for every address, and its hashed files may be kept', async () => {
  const server = await startForTest({ config: { webFolder: webFolder() } });
  const browser = server.visitor();
  for (const path of ['/', '/depth-charge', '/m/23456789', `/m/23456789/${'0'.repeat(32)}`]) {
    const page = await browser.ask(`GET ${path}`, HTML);
    expect([page.status, page.headers['cache-control']], `at ${path}`).toStrictEqual([
      200,
      'no-cache',
    ]);
    expect(page.text).toContain('<title>Fathom</title>');
  }
  const { headers } = await browser.ask('GET /', HTML);
  const known = { ...HTML.headers, 'if-none-match': headers.etag ?? '' };
  expect((await browser.ask('GET /', { headers: known })).status, 'nothing is sent twice').toBe(
    304,
  );
  expect((await browser.ask('GET /sw.js')).headers['cache-control']).toBe('no-cache');
  const script = await browser.ask('GET /assets/main-abc123.js');
  expect(script.headers['cache-control']).toContain('immutable');
  expect(script.headers['x-content-type-options']).toBe('nosniff');
  expect(script.headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(
    script.headers,
    'what is said of the page need not be said of its parts',
  ).not.toHaveProperty('content-security-policy');
  const worker = await browser.ask('GET /workers/bot-abc123.js');
  expect(worker.headers['cache-control']).toContain('immutable');
  expect((await browser.ask('GET /assets/gone.js')).status).toBe(404);
  for (const path of ['/../../package.json', '/assets/%2e%2e/%2e%2e/package.json', '/%00']) {
    const astray = await browser.ask(`GET ${path}`);
    expect([400, 403, 404], `at ${path}`).toContain(astray.status);
    expect(astray.body).toStrictEqual({ code: expect.any(String), message: expect.any(String) });
  }
});

test('no answer of the API may be kept: seat keys and names are in them', async () => {
  const server = await startForTest();
  const ann = server.visitor();
  const { match } = await create(ann, { seats: { black: 'me' } });
  for (const line of [
    'GET /api/me',
    'GET /api/games',
    'GET /api/matches',
    `GET /api/matches/${match.id}`,
    `POST /api/matches/${match.id}/seats`,
    'GET /api/nowhere',
  ])
    expect((await ann.ask(line)).headers['cache-control'], `at ${line}`).toBe('no-store');
});

test('a body that comes drop by drop is not waited for', async () => {
  const server = await startForTest({ limits: { requestSeconds: 1 } });
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {}); // it may be reset in the middle of a drop
  const ended = new Promise((resolve) => socket.once('close', resolve));
  socket.write(
    'POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
  );
  const drip = setInterval(() => socket.write(' '), 50);
  await ended;
  clearInterval(drip);
  expect(server.log.join('')).not.toContain('"level":50');
  await create(server.visitor());
});

const ORIGINS: readonly (readonly [string, boolean])[] = [
  ['https://evil.example', false],
  ['null', false],
  ['http://127.0.0.1:1', false],
  ['http://127.0.0.1.evil.example', false],
  ['rubbish', false],
  ['own host, other scheme', false],
  ['https://play.example.org', true],
  ['own', true],
];

test.each(ORIGINS)('a page at %s may change something: %s', async (origin, allowed) => {
  const server = await startForTest({ config: { origins: ['https://play.example.org'] } });
  const own: Readonly<Record<string, string>> = {
    own: server.address,
    'own host, other scheme': server.address.replace('http:', 'https:'),
  };
  const headers = { origin: own[origin] ?? origin };
  const posted = await server.visitor().ask('POST /api/matches', { body: { game: GAME }, headers });
  const named = await server.visitor().ask('PUT /api/me', { body: { name: 'Ann' }, headers });
  const socket = await openLine(server.address, headers).then(
    (line) => line.hangUp(),
    (error: NotAdmitted) => error.status,
  );
  expect([posted.status, named.status, socket]).toStrictEqual(
    allowed ? [201, 200, undefined] : [403, 403, 403],
  );
  expect(posted.text.includes('badOrigin')).toBe(!allowed);
  expect(server.disk.logs.size).toBe(allowed ? 1 : 0);
});

test('behind a proxy that speaks HTTPS, pages of HTTPS are its own and others are not', async () => {
  const server = await startForTest({ config: { trustedHops: 1 } });
  const statusOf = async (origin: string, proto: string): Promise<number> => {
    const headers = {
      origin,
      host: 'play.example.org',
      'x-forwarded-for': '198.51.100.1',
      'x-forwarded-proto': proto,
    };
    return (await server.visitor().ask('PUT /api/me', { body: { name: 'Ann' }, headers })).status;
  };
  expect(await statusOf('https://play.example.org', 'https')).toBe(200);
  expect(await statusOf('https://play.example.org:443', 'https')).toBe(200);
  expect(await statusOf('http://play.example.org', 'https')).toBe(403);
  expect(await statusOf('https://play.example.org', 'http')).toBe(403);
});

test.each([
  { error: new StoreError('io', 'SQLITE_IOERR in /srv/data'), status: 503, code: 'unavailable' },
  { error: new TypeError('undefined is not a function'), status: 500, code: 'internal' },
])(
  'a $code server says so without its inner parts, and logs them',
  async ({ error, status, code }) => {
    const server = await startForTest();
    server.store.onAppend = () => Promise.reject(error);
    const answer = await server.visitor().ask('POST /api/matches', { body: { game: GAME } });
    expect([answer.status, answer.body]).toStrictEqual([
      status,
      { code, message: expect.any(String) },
    ]);
    expect(answer.text).not.toMatch(/SQLITE|\/srv|undefined is|\.ts/);
    const logged = server.log.map((line) => JSON.parse(line) as { err?: { stack?: string } });
    expect(logged.some(({ err }) => err?.stack?.includes(error.message))).toBe(true);
    server.store.onAppend = async () => {};
    await create(server.visitor());
  },
);

test('the log holds neither cookies nor seat keys nor guests', async () => {
  const server = await startForTest({ config: { webFolder: webFolder() } });
  const browser = server.visitor();
  const { match, keys } = await create(browser, { seats: { black: 'me' } });
  const key = keys['red'] ?? '';
  await browser.ask(`GET /m/${match.id}/${key}`, HTML);
  await browser.ask(`GET /m/${match.id}/${key}`);
  await browser.ask(`GET /api/nowhere/${key}`);
  await browser.ask(`GET /api/matches/${match.id}?key=${key}`);
  await browser.ask(`POST /api/matches/${match.id}/seats`, { body: { key, colour: key } });
  await browser.ask(`GET /%E0%A4%A/${key}`);
  await server.visitor().ask(`POST /api/matches/${match.id}/seats`, { body: { key } });
  const log = server.log.join('');
  expect(server.log.length).toBeGreaterThan(10);
  expect(log).not.toContain(key);
  expect(log).not.toContain(browser.guest());
  expect(log).not.toContain(server.disk.secret);
});
