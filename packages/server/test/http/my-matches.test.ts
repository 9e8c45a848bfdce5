import type { OwnMatchesPage } from '@fathom/protocol';
import { expect, test } from 'vitest';
import type { Browser } from '../client/browser.ts';
import { openLine } from '../client/line.ts';
import { join } from '../client/player.ts';
import { startForTest } from '../server/running.ts';
import { create, takeSeat } from '../server/two-players.ts';

const mine = async (browser: Browser, query = ''): Promise<OwnMatchesPage> => {
  const { status, body } = await browser.ask<OwnMatchesPage>(`GET /api/me/matches${query}`);
  expect(status).toBe(200);
  return body;
};
const idsOf = async (browser: Browser, query = ''): Promise<readonly string[]> =>
  (await mine(browser, query)).matches.map(({ match }) => match.id).toSorted();

test('everybody finds the matches they made or play in, private ones too, and nobody else’s', async () => {
  const server = await startForTest();
  const [ann, ben, eve] = [server.visitor(), server.visitor(), server.visitor()];
  const make = async (ask: object): Promise<string> =>
    (await create(ann, { seats: { black: 'me' }, ...ask })).match.id;
  const waiting = await make({ visibility: 'private' });
  const running = await make({});
  await takeSeat(ben, running, { seat: 'red' });
  const over = await make({});
  await takeSeat(ben, over, { seat: 'red' });
  await ben.ask(`POST /api/matches/${over}/seats/red/resign`);
  const made = await make({ seats: {} });

  expect(await idsOf(ann)).toEqual([waiting, running, over, made].toSorted());
  expect(await idsOf(ann, '?status=open')).toEqual([waiting, running, made].toSorted());
  expect(await idsOf(ben)).toEqual([running, over].toSorted());
  expect(await idsOf(ben, '?status=over')).toEqual([over]);
  expect(await idsOf(eve)).toEqual([]);
  const [own] = (await mine(ben, '?status=open')).matches;
  expect(own).toMatchObject({ you: ['red'], host: false, relieved: [], turn: true });
  expect(JSON.stringify(await mine(ann)), 'no keys').not.toContain('"keys"');
});

test('they are in groups, each with its count, and what happened meanwhile is told', async () => {
  const server = await startForTest();
  const [ann, ben] = [server.visitor(), server.visitor()];
  const make = async (ask: object = {}): Promise<string> => {
    const seats = { black: 'me' };
    return (await create(ann, { options: { first: 'black' }, seats, ...ask })).match.id;
  };
  const waiting = await make({ visibility: 'private' });
  const running = await make();
  await takeSeat(ben, running, { seat: 'red' });
  const over = await make();
  await takeSeat(ben, over, { seat: 'red' });
  await ben.ask(`POST /api/matches/${over}/seats/red/resign`);
  const given = await make();
  await ann.ask(`DELETE /api/matches/${given}`);

  const { counts, matches } = await mine(ann, '?status=turn');
  expect(counts).toEqual({ turn: 1, running: 0, waiting: 1, over: 2 });
  expect(matches).toMatchObject([{ match: { id: running }, turn: true, news: { kind: 'began' } }]);
  expect(await idsOf(ann, '?status=waiting')).toEqual([waiting]);
  expect(await idsOf(ann, '?status=over')).toEqual([over, given].toSorted());
  const black = await join(ann, running);
  await black.act({ type: 'place', squares: ['b1', 'd2', 'f1'] });
  expect((await mine(ann, '?status=running')).matches).toMatchObject([
    { match: { id: running }, turn: false, news: null },
  ]);
  expect((await mine(ben)).counts).toEqual({ turn: 1, running: 0, waiting: 0, over: 1 });
});

test('whoever follows is told, without a match and beside one', async () => {
  const server = await startForTest();
  const [ann, ben] = [server.visitor(), server.visitor()];
  const { match } = await create(ann, { options: { first: 'black' }, seats: { black: 'me' } });
  const line = await openLine(server.address, { cookie: ann.cookie() });
  line.say({ t: 'follow' });
  expect(await line.hear('own')).toEqual({
    t: 'own',
    turns: 0,
    running: 0,
    waiting: 1,
    news: null,
  });
  await takeSeat(ben, match.id, { seat: 'red' });
  const told = await line.hear('own', ({ turns }) => turns === 1);
  expect(told.news).toMatchObject({ match: match.id, game: 'depth-charge', kind: 'began' });
  const player = await join(ann, match.id);
  expect((await line.hear('own', ({ news }) => news === null)).turns).toBe(1);
  player.line.say({ t: 'follow' });
  expect(await player.line.hear('own')).toMatchObject({ turns: 1 });
  await ben.ask(`POST /api/matches/${match.id}/seats/red/resign`);
  await Promise.all(
    [line, player.line].map((each) => each.hear('own', ({ turns }) => turns === 0)),
  );
});

test('a list outlives a crash, and says whose turn it is though they were at the table', async () => {
  const server = await startForTest();
  const [ann, ben] = [server.visitor(), server.visitor()];
  const { match } = await create(ann, { options: { first: 'black' }, seats: { black: 'me' } });
  await takeSeat(ben, match.id, { seat: 'red' });
  await join(ann, match.id);
  await join(ben, match.id);
  await server.crash();
  await server.again();
  expect((await mine(ann)).counts).toEqual({ turn: 1, running: 0, waiting: 0, over: 0 });
  expect((await mine(ben)).counts).toEqual({ turn: 1, running: 0, waiting: 0, over: 0 });
});

test('more than a page is handed out page by page', async () => {
  const server = await startForTest();
  const ann = server.visitor();
  await ann.ask('GET /api/me');
  for (let n = 0; n < 23; n += 1) await create(ann);
  const first = await mine(ann);
  expect(first.matches).toHaveLength(20);
  const second = await mine(ann, `?before=${first.next}`);
  expect(second).toMatchObject({ matches: { length: 3 }, next: null });
  const ids = [...first.matches, ...second.matches].map(({ match }) => match.id);
  expect(new Set(ids).size).toBe(23);
});

test.each([
  ['?status=lobby', /status/],
  ['?before=1', /next/],
  ['?before=1-23456789-1', /next/],
  ['?before=9999999999999999999-23456789', /next/],
  ['?guest=ann', /guest/],
])('refuses the query %s', async (query, message) => {
  const server = await startForTest();
  const answer = await server.visitor().ask(`GET /api/me/matches${query}`);
  expect(answer.status).toBe(400);
  expect(answer.body).toStrictEqual({
    code: 'badRequest',
    message: expect.stringMatching(message),
  });
});
