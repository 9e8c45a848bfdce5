import type { OwnMatchesPage } from '@fathom/protocol';
import { expect, test } from 'vitest';
import type { Browser } from '../client/browser.ts';
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
