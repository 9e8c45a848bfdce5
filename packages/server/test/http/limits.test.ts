import { createHash } from 'node:crypto';
import type { HttpError, MyMatch } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { countRequests } from '../../src/limits/requests.ts';
import type { RequestKind } from '../../src/limits/requests.ts';
import { startForTest } from '../server/running.ts';
import type { Running } from '../server/running.ts';
import { create, GAME, takeSeat } from '../server/two-players.ts';

test('an address may ask so often in a minute, and is told what was too much and for how long', async () => {
  const server = await startForTest({ limits: { requestsPerMinute: 3 } });
  expect((await server.visitor().ask('GET /api/games')).status).toBe(200);
  const { status, body, headers } = await server.visitor().ask<HttpError>('GET /api/games');
  const seconds = Number(headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(20);
  expect([status, body]).toStrictEqual([
    429,
    {
      code: 'tooManyRequests',
      facts: { what: 'data', seconds },
      message: `Too many requests from your network. Try again in ${seconds} s.`,
    },
  ]);
});

test('addresses that lead nowhere count too', async () => {
  const server = await startForTest({ limits: { requestsPerMinute: 1 } });
  const status = async (): Promise<number> =>
    (await server.visitor().ask<HttpError>('GET /nowhere')).status;
  expect(await status()).toBe(404);
  await expect.poll(status).toBe(429);
});

test('a person who asks for a page too often is told so on a page that comes back by itself', async () => {
  const server = await startForTest({ limits: { requestsPerMinute: 1 } });
  const ask = () => server.visitor().ask('GET /depth-charge', { headers: { accept: 'text/html' } });
  await expect.poll(async () => (await ask()).status).toBe(429);
  const { headers, text } = await ask();
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  const [, style = ''] = /<style>([^]*)<\/style>/.exec(text) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  expect(text).toContain('<h1>Too many files were asked for from your network.</h1>');
  expect(text).toMatch(/<meta http-equiv="refresh" content="[1-9]\d*">/);
  expect(text).toMatch(/tries again by itself in [1-9]\d* seconds?\./);
  expect(text).not.toMatch(/<script|style="/);
});

test('reading, changing and fetching files have a measure each, by what they cost', () => {
  const counts = countRequests(1_800);
  const count = (kind: RequestKind, cost = 1): number => {
    let paid = 0;
    while (counts.pay('198.51.100.1', { kind, cost }, 0) === null) paid += 1;
    return paid;
  };
  expect(count('changes', 3)).toBe(80);
  expect(count('data', 20)).toBe(30);
  expect(count('files')).toBe(2_400);
  expect(counts.pay('198.51.100.1', { kind: 'data', cost: 20 }, 0)).toStrictEqual({
    what: 'data',
    seconds: 1,
  });
  expect(counts.pay('198.51.100.1', { kind: 'data', cost: 20 }, 1_000)).toBeNull();
  expect(counts.pay('198.51.100.2', { kind: 'changes', cost: 3 }, 0)).toBeNull();
});

test('all networks together have a measure, too, and it says that the server is full', () => {
  const counts = countRequests(3);
  const answers = Array.from({ length: 25 }, (_none, n) =>
    counts.pay(`198.51.100.${n}`, { kind: 'data', cost: 1 }, 0),
  );
  expect(answers.filter((limit) => limit === null)).toHaveLength(20);
  expect(answers.at(-1)).toStrictEqual({ what: 'server', seconds: 1 });
});

const fromAddress =
  (server: Running) =>
  (forwarded: string): Promise<{ readonly status: number }> =>
    server.visitor().ask('GET /api/games', { headers: { 'x-forwarded-for': forwarded } });

test('behind a trusted proxy each address has its own measure, and nobody can choose one', async () => {
  const from = fromAddress(
    await startForTest({ limits: { requestsPerMinute: 3 }, config: { trustedHops: 1 } }),
  );
  expect((await from('198.51.100.1')).status).toBe(200);
  expect((await from('198.51.100.2')).status).toBe(200);
  expect((await from('198.51.100.1')).status).toBe(429);
  expect((await from('203.0.113.9, 198.51.100.1')).status, 'what a visitor wrote').toBe(429);
  expect((await from('198.51.100.1, 203.0.113.9')).status, 'what the proxy wrote').toBe(200);
});

test('behind two proxies the address before the last is the visitor’s', async () => {
  const from = fromAddress(
    await startForTest({ limits: { requestsPerMinute: 3 }, config: { trustedHops: 2 } }),
  );
  expect((await from('198.51.100.1, 10.0.0.1')).status).toBe(200);
  expect((await from('198.51.100.2, 10.0.0.1')).status).toBe(200);
  expect((await from('203.0.113.9, 198.51.100.2, 10.0.0.1')).status).toBe(429);
});

test('without one nobody can pretend to be many', async () => {
  const from = fromAddress(await startForTest({ limits: { requestsPerMinute: 3 } }));
  expect((await from('198.51.100.1')).status).toBe(200);
  expect((await from('198.51.100.2')).status).toBe(429);
});

test('a guest may have so many open matches, made or joined, and more once some are over', async () => {
  const server = await startForTest({
    limits: { waitingMatchesPerGuest: 1 },
  });
  const ann = server.visitor();
  const ben = server.visitor();
  const { match } = await create(ann, { seats: { black: 'me' } });
  await takeSeat(ben, match.id, { seat: 'red' });
  const { match: bens } = await create(ben);
  const third = await ben.ask('POST /api/matches', { body: { game: GAME } });
  expect([third.status, third.body]).toMatchObject([429, { code: 'tooManyMatches' }]);
  const { match: anns } = await create(ann, { seats: { black: 'me' } });
  const joined = await ben.ask(`POST /api/matches/${anns.id}/seats`, { body: { seat: 'red' } });
  expect([joined.status, joined.body]).toMatchObject([429, { code: 'tooManyMatches' }]);
  await takeSeat(ben, match.id, { seat: 'red' }); // one’s own seat is always there
  await ben.ask(`DELETE /api/matches/${bens.id}`);
  await takeSeat(ben, anns.id, { seat: 'red' });
});

test('those that have begun are counted apart', async () => {
  const server = await startForTest({
    limits: { runningMatchesPerGuest: 2, waitingMatchesPerGuest: 1 },
  });
  const [ann, ben] = [server.visitor(), server.visitor()];
  const ids: string[] = [];
  for (let n = 0; n < 2; n += 1) {
    const { match } = await create(ann, { seats: { black: 'me' } });
    await takeSeat(ben, match.id, { seat: 'red' });
    ids.push(match.id);
  }
  const third = await ann.ask('POST /api/matches', { body: { game: GAME } });
  expect(third.body).toMatchObject({ code: 'tooManyMatches', facts: { of: 'running' } });
  await ann.ask(`POST /api/matches/${ids[0]}/seats/black/resign`);
  await create(ann);
});

test('many requests at once do not get past the limit of open matches', async () => {
  const server = await startForTest({ limits: { waitingMatchesPerGuest: 3 } });
  const ann = server.visitor();
  await ann.ask('GET /api/me');
  server.store.onAppend = () => new Promise((resolve) => setTimeout(resolve, 5));
  const answers = await Promise.all(
    Array.from({ length: 12 }, () =>
      ann.ask<MyMatch>('POST /api/matches', { body: { game: GAME } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(server.disk.logs.size).toBe(3);
});

test('the limit of open matches holds after a restart', async () => {
  const server = await startForTest({ limits: { waitingMatchesPerGuest: 1 } });
  const ann = server.visitor();
  await create(ann);
  await server.stop();
  await server.again();
  expect((await ann.ask('POST /api/matches', { body: { game: GAME } })).status).toBe(429);
});
