import { LIMITED } from '@fathom/protocol';
import type { HttpError, MyMatch } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { anyBot } from '../server/bots.ts';
import { startForTest } from '../server/running.ts';
import { create, GAME } from '../server/two-players.ts';

const MATCH = { body: { game: GAME } };
const OF_BOTS = { body: { game: GAME, seats: { black: anyBot(), red: anyBot() } } };

test('newcomers without a cookie count together: an address makes so many matches, then waits', async () => {
  const server = await startForTest({ limits: { newMatchesPerMinute: 3 } });
  const statuses: number[] = [];
  for (let i = 0; i < 4; i++)
    statuses.push((await server.visitor().ask('POST /api/matches', MATCH)).status);
  expect(statuses).toStrictEqual([201, 201, 201, 429]);
  const { body, headers } = await server.visitor().ask<HttpError>('POST /api/matches', MATCH);
  const seconds = Number(headers['retry-after']);
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(seconds).toBeLessThanOrEqual(20);
  expect(body).toStrictEqual({
    code: 'tooManyNew',
    facts: { what: LIMITED.find((what) => what === 'newMatches'), seconds },
    message: expect.stringContaining('from your network'),
  });
});

test.each([
  { limit: 'openMatchesPerAddress', match: MATCH, status: 429, code: 'tooManyFromNetwork' },
  { limit: 'botMatchesPerAddress', match: OF_BOTS, status: 429, code: 'tooManyBotMatches' },
  { limit: 'botMatches', match: OF_BOTS, status: 503, code: 'full' },
  { limit: 'openMatches', match: MATCH, status: 503, code: 'full' },
])('$limit: one more is refused, and possible once one is given up', async (each) => {
  const { limit, match, status, code } = each;
  const server = await startForTest({ limits: { [limit]: 1 } });
  const ann = server.visitor();
  const waiting = { body: { ...match.body, start: 'host' } };
  const first = await ann.ask<MyMatch>('POST /api/matches', waiting);
  const second = await server.visitor().ask<HttpError>('POST /api/matches', match);
  expect([second.status, second.body]).toMatchObject([
    status,
    { code, facts: expect.any(Object), message: expect.stringMatching(/\w \w/) },
  ]);
  expect(second.headers['retry-after']).toBe(status === 503 ? '60' : undefined);
  expect(server.disk.logs.size).toBe(1);
  await ann.ask(`DELETE /api/matches/${first.body.match.id}`);
  expect((await server.visitor().ask('POST /api/matches', match)).status).toBe(201);
});

test('bots cannot be let in alone by the back door: the last seat of a lobby is refused them', async () => {
  const server = await startForTest({ limits: { botMatchesPerAddress: 1 } });
  const ann = server.visitor();
  await server.visitor().ask('POST /api/matches', OF_BOTS);
  const { match } = await create(ann, { seats: { black: anyBot() }, start: 'host' });
  const seat = `PUT /api/matches/${match.id}/seats/red`;
  const refused = await ann.ask<HttpError>(seat, { body: { plan: anyBot() } });
  expect([refused.status, refused.body.code]).toStrictEqual([429, 'tooManyBotMatches']);
  const after = await ann.ask<MyMatch>(`GET /api/matches/${match.id}`);
  expect(after.body.match.seats.map(({ holder }) => holder?.kind)).toStrictEqual([
    'bot',
    undefined,
  ]);
});
