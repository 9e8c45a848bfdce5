import type { Seat } from '@fathom/kit';
import type { MyMatch } from '@fathom/protocol';
import { expect, test } from 'vitest';
import type { Answer, Browser } from '../client/browser.ts';
import { seatKeys } from '../../src/keys.ts';
import { startForTest } from '../server/running.ts';
import { create, sitDown, takeSeat } from '../server/two-players.ts';

const ask = (browser: Browser, match: string, body: object): Promise<Answer<MyMatch>> =>
  browser.ask<MyMatch>(`POST /api/matches/${match}/seats`, { body });
const codeOf = ({ body }: Answer): unknown => (body as { code?: string }).code;

test('an open seat of a public match is anyone’s, and the match begins with the last one', async () => {
  const server = await startForTest();
  const ann = server.visitor();
  const ben = server.visitor();
  const { match } = await create(ann, { seats: { black: 'me' } });
  const taken = await takeSeat(ben, match.id, { seat: 'red', contribution: 'cd'.repeat(8) });
  expect(taken.you).toStrictEqual(['red']);
  expect(taken.match.status).toBe('running');
  expect(taken.keys, 'a taken seat has no key to hand on').toStrictEqual({});
});

test.each([
  { what: 'no seat named', body: {}, status: 400, code: 'noSeat' },
  { what: 'an unknown seat', body: { seat: 'green' }, status: 400, code: 'noSuchSeat' },
  { what: 'a taken seat', body: { seat: 'black' }, status: 409, code: 'seatTaken' },
  { what: 'a wrong key', body: { key: '0'.repeat(32) }, status: 403, code: 'badKey' },
  { what: 'half a key', body: { key: '0'.repeat(31) }, status: 400, code: 'badRequest' },
  { what: 'a key that is no text', body: { key: 7 }, status: 400, code: 'badRequest' },
  {
    what: 'an unknown field',
    body: { seat: 'red', as: 'captain' },
    status: 400,
    code: 'badRequest',
  },
])('refuses $what and changes nothing', async ({ body, status, code }) => {
  const server = await startForTest();
  const { match } = await create(server.visitor(), { seats: { black: 'me' } });
  const before = server.disk.logs.get(match.id)?.length;
  const answer = await ask(server.visitor(), match.id, body);
  expect([answer.status, codeOf(answer)]).toStrictEqual([status, code]);
  expect(server.disk.logs.get(match.id)).toHaveLength(before ?? 0);
});

test('one person cannot sit on both sides, by name or by key', async () => {
  const server = await startForTest();
  const ann = server.visitor();
  const { match, keys } = await create(ann, { seats: { black: 'me' } });
  expect(codeOf(await ask(ann, match.id, { seat: 'red' }))).toBe('otherSide');
  expect(codeOf(await ask(ann, match.id, { key: keys['red'] }))).toBe('otherSide');
});

test('a bot’s seat is not to be had', async () => {
  const server = await startForTest();
  const { body: games } = await server
    .visitor()
    .ask<readonly { bots: readonly { level: string }[] }[]>('GET /api/games');
  const { match } = await create(server.visitor(), {
    seats: { red: { bot: games[0]?.bots[0]?.level } },
  });
  expect(codeOf(await ask(server.visitor(), match.id, { seat: 'red' }))).toBe('botSeat');
});

test('a seat of a private match is taken by its key only', async () => {
  const server = await startForTest();
  const ann = server.visitor();
  const { match, keys } = await create(ann, { seats: { black: 'me' }, visibility: 'private' });
  const ben = server.visitor();
  const bare = await ask(ben, match.id, { seat: 'red' });
  expect([bare.status, codeOf(bare)]).toStrictEqual([403, 'keyNeeded']);
  const taken = await takeSeat(ben, match.id, { key: keys['red'] });
  expect(taken.you).toStrictEqual(['red']);
});

test('a seat key opens its own seat of its own match only', async () => {
  const server = await startForTest();
  const ann = server.visitor();
  const one = await create(ann, { visibility: 'private' });
  const other = await create(ann, { visibility: 'private' });
  expect(new Set([...Object.values(one.keys), ...Object.values(other.keys)]).size).toBe(4);
  expect(codeOf(await ask(server.visitor(), one.match.id, { key: other.keys['red'] }))).toBe(
    'badKey',
  );
  const taken = await takeSeat(server.visitor(), one.match.id, { key: one.keys['red'] });
  expect(taken.match.seats.map(({ holder }) => holder?.kind)).toStrictEqual([undefined, 'person']);
});

test('an invitation is spent once it was used: neither its maker nor a stranger can use it again', async () => {
  const server = await startForTest();
  const ann = server.visitor();
  const { match, keys } = await create(ann, { visibility: 'private' });
  const ben = server.visitor();
  await takeSeat(ben, match.id, { key: keys['red'] });
  expect(codeOf(await ask(ann, match.id, { key: keys['red'] }))).toBe('badKey');
  expect(codeOf(await ask(server.visitor(), match.id, { key: keys['red'] }))).toBe('badKey');
  const again = await takeSeat(ben, match.id, { key: keys['red'] });
  expect(again.you, 'whoever opens their own invitation again is seated already').toStrictEqual([
    'red',
  ]);
  const seen = await ann.ask<MyMatch>(`GET /api/matches/${match.id}`);
  expect(Object.keys(seen.body.keys), 'the taken seat has none').toStrictEqual(['black']);
});

test('a seat that somebody holds is opened for nobody else, whatever key they have', async () => {
  const server = await startForTest();
  const { id, red } = await sitDown(server);
  const { keyOf } = seatKeys(await server.store.secret());
  for (const handovers of [0, 1, 2]) {
    const key = keyOf(id, { seat: 'red' as Seat, handovers });
    expect(codeOf(await ask(server.visitor(), id, { key }))).toBe('badKey');
  }
  expect(red.knows.you()).toStrictEqual(['red']);
});

test('a seat key is of no use once the match is over', async () => {
  const server = await startForTest();
  const { id, blackBrowser } = await sitDown(server);
  const key = seatKeys(await server.store.secret()).keyOf(id, {
    seat: 'black' as Seat,
    handovers: 1,
  });
  await blackBrowser.ask(`POST /api/matches/${id}/seats/black/resign`);
  expect(codeOf(await ask(server.visitor(), id, { key }))).toBe('over');
});

test('two people who want the last seat at once: one gets it', async () => {
  const server = await startForTest();
  const { match } = await create(server.visitor(), { seats: { black: 'me' } });
  const rivals = Array.from({ length: 8 }, () => server.visitor());
  const answers = await Promise.all(rivals.map((rival) => ask(rival, match.id, { seat: 'red' })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter((answer) => codeOf(answer) === 'seatTaken')).toHaveLength(7);
});

test('a kept seat waits for the one it is kept for, and the match begins when that one sits down', async () => {
  const server = await startForTest();
  const ann = server.visitor();
  const made = await create(ann, { seats: { black: 'kept', red: { bot: 'cadet' } } });
  expect(made).toMatchObject({ you: [], kept: ['black'], match: { status: 'lobby' } });
  const other = await server.visitor().ask(`POST /api/matches/${made.match.id}/seats`, {
    body: { seat: 'black' },
  });
  expect([other.status, other.body]).toMatchObject([403, { code: 'keyNeeded' }]);
  const begun = await takeSeat(ann, made.match.id, { seat: 'black', contribution: 'ab'.repeat(8) });
  expect(begun).toMatchObject({ you: ['black'], kept: [], match: { status: 'running' } });
  expect(begun.match.commitment).toBe(made.match.commitment);
});

test('luck that is no hex, or too much of it, is refused', async () => {
  const server = await startForTest();
  const { match } = await create(server.visitor(), { seats: { black: 'me' } });
  for (const contribution of ['lucky', 'a'.repeat(65)]) {
    const answer = await server.visitor().ask(`POST /api/matches/${match.id}/seats`, {
      body: { seat: 'red', contribution },
    });
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'badRequest' }]);
    expect(answer.text).toContain('randomness');
  }
});
