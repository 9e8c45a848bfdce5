import type { HttpError, MyMatch } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { startForTest } from '../server/running.ts';
import { create, GAME, takeSeat } from '../server/two-players.ts';

test('an address may ask so often in a minute, and is told when it is too much', async () => {
  const server = await startForTest({ limits: { requestsPerMinute: 5 } });
  for (let i = 0; i < 5; i++)
    expect((await server.visitor().ask('GET /api/games')).status).toBe(200);
  const { status, body, headers } = await server.visitor().ask<HttpError>('GET /api/games');
  expect(status).toBe(429);
  expect(body).toStrictEqual({ code: 'tooManyRequests', message: expect.any(String) });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

test('addresses that lead nowhere count too', async () => {
  const server = await startForTest({ limits: { requestsPerMinute: 3 } });
  const statuses: number[] = [];
  for (let i = 0; i < 5; i++) statuses.push((await server.visitor().ask('GET /nowhere')).status);
  expect(statuses).toStrictEqual([404, 404, 404, 429, 429]);
});

test('behind a trusted proxy each address has its own measure', async () => {
  const server = await startForTest({
    limits: { requestsPerMinute: 1 },
    config: { trustProxy: true },
  });
  const from = (address: string): Promise<{ status: number }> =>
    server.visitor().ask('GET /api/games', { headers: { 'x-forwarded-for': address } });
  expect((await from('198.51.100.1')).status).toBe(200);
  expect((await from('198.51.100.2')).status).toBe(200);
  expect((await from('198.51.100.1')).status).toBe(429);
});

test('without one nobody can pretend to be many', async () => {
  const server = await startForTest({ limits: { requestsPerMinute: 1 } });
  const from = (address: string): Promise<{ status: number }> =>
    server.visitor().ask('GET /api/games', { headers: { 'x-forwarded-for': address } });
  expect((await from('198.51.100.1')).status).toBe(200);
  expect((await from('198.51.100.2')).status).toBe(429);
});

test('a guest may have so many open matches, made or joined, and more once some are over', async () => {
  const server = await startForTest({ limits: { openMatchesPerGuest: 2 } });
  const ann = server.visitor();
  const ben = server.visitor();
  const { match } = await create(ann, { seats: { black: 'me' } });
  await takeSeat(ben, match.id, { seat: 'red' });
  await create(ben);
  const third = await ben.ask('POST /api/matches', { body: { game: GAME } });
  expect([third.status, third.body]).toMatchObject([429, { code: 'tooManyMatches' }]);
  const { match: anns } = await create(ann, { seats: { black: 'me' } });
  const joined = await ben.ask(`POST /api/matches/${anns.id}/seats`, { body: { seat: 'red' } });
  expect([joined.status, joined.body]).toMatchObject([429, { code: 'tooManyMatches' }]);
  await takeSeat(ben, match.id, { seat: 'red' }); // one’s own seat is always there
  await ben.ask(`POST /api/matches/${match.id}/seats/red/resign`);
  await takeSeat(ben, anns.id, { seat: 'red' });
});

test('many requests at once do not get past the limit of open matches', async () => {
  const server = await startForTest({ limits: { openMatchesPerGuest: 3 } });
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
  const server = await startForTest({ limits: { openMatchesPerGuest: 1 } });
  const ann = server.visitor();
  await create(ann);
  await server.stop();
  await server.again();
  expect((await ann.ask('POST /api/matches', { body: { game: GAME } })).status).toBe(429);
});
