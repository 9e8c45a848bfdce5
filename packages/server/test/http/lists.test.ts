import type { MatchInfo } from '@fathom/protocol';
import { expect, test } from 'vitest';
import type { Browser } from '../client/browser.ts';
import { startForTest } from '../server/running.ts';
import { create, takeSeat } from '../server/two-players.ts';

const idsOf = async (browser: Browser, query = ''): Promise<readonly string[]> => {
  const path = `GET /api/matches${query}`;
  const { status, body } = await browser.ask<{ matches: readonly MatchInfo[] }>(path);
  expect(status).toBe(200);
  return body.matches.map(({ id }) => id);
};

test('lists public matches that wait or run, newest first, and nothing private, over or given up', async () => {
  const server = await startForTest();
  const ann = server.visitor();
  const ben = server.visitor();
  const make = async (ask: object): Promise<string> =>
    (await create(ann, { seats: { black: 'me' }, ...ask })).match.id;
  const waiting = await make({});
  const hidden = await make({ visibility: 'private' });
  const running = await make({});
  await takeSeat(ben, running, { seat: 'red' });
  const over = await make({});
  await takeSeat(ben, over, { seat: 'red' });
  await ben.ask(`POST /api/matches/${over}/seats/red/resign`);
  const left = await make({});
  await ann.ask(`DELETE /api/matches/${left}/seats/black`);

  const all = await idsOf(server.visitor());
  expect(all).toStrictEqual([running, waiting]);
  expect(await idsOf(ann), 'not even for its maker').not.toContain(hidden);
  expect(await idsOf(ben, '?status=lobby')).toStrictEqual([waiting]);
  expect(await idsOf(ben, '?status=running')).toStrictEqual([running]);
  expect(await idsOf(ben, '?game=depth-charge')).toStrictEqual(all);
  expect(await idsOf(ben, '?game=search-diver')).toStrictEqual([]);
});

test('a list holds no more than fifty', async () => {
  const server = await startForTest();
  const ann = server.visitor();
  await ann.ask('GET /api/me');
  for (let i = 0; i < 52; i++) await create(ann);
  expect(await idsOf(ann)).toHaveLength(50);
});

test.each([
  ['?status=finished', /status/],
  ['?status=lobby&status=running', /status/],
  ['?colour=blue', /colour/],
])('refuses the query %s', async (query, message) => {
  const server = await startForTest();
  const answer = await server.visitor().ask(`GET /api/matches${query}`);
  expect(answer.status).toBe(400);
  expect(answer.body).toStrictEqual({
    code: 'badRequest',
    message: expect.stringMatching(message),
  });
});

test.each([
  ['GET /api/matches/23456789', 404, 'noSuchMatch'],
  ['GET /api/matches/0o1li0o1', 400, 'badRequest'],
  ['GET /api/matches/x', 400, 'badRequest'],
  [`GET /api/matches/${'x'.repeat(300)}`, 414, 'badRequest'],
  ['GET /api/matches/23456789/export', 404, 'noSuchMatch'],
  ['GET /api/nowhere', 404, 'notFound'],
  ['GET /api/matches/%E0%A4%A', 400, 'badRequest'],
])('%s is answered by %i %s', async (line, status, code) => {
  const server = await startForTest();
  const answer = await server.visitor().ask(line);
  expect(answer.status, `not ${answer.text}`).toBe(status);
  expect(answer.body).toMatchObject({ code, message: expect.any(String) });
});

test.each(['%00', 'depth%20charge', '', 'x'.repeat(41)])(
  'a game that cannot be one is no question for the store: "%s"',
  async (game) => {
    const server = await startForTest();
    const { status, body } = await server.visitor().ask(`GET /api/matches?game=${game}`);
    expect([status, body]).toMatchObject([400, { code: 'badRequest' }]);
  },
);
