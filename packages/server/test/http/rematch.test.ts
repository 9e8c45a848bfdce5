import type { GameInfo, MyMatch } from '@fathom/protocol';
import { expect, test } from 'vitest';
import type { Answer, Browser } from '../client/browser.ts';
import { startForTest } from '../server/running.ts';
import { create, sitDown } from '../server/two-players.ts';

/** Asks for the rematch and sits down on the seat that is kept there. */
async function rematch(browser: Browser, id: string): Promise<Answer<MyMatch>> {
  const made = await browser.ask<MyMatch>(`POST /api/matches/${id}/rematch`);
  const seat = made.status === 200 ? made.body.kept[0] : undefined;
  return seat === undefined
    ? made
    : browser.ask<MyMatch>(`POST /api/matches/${made.body.match.id}/seats`, { body: { seat } });
}
const resign = (browser: Browser, id: string, seat: string): Promise<Answer<MyMatch>> =>
  browser.ask<MyMatch>(`POST /api/matches/${id}/seats/${seat}/resign`);

test('both people meet in one rematch with the same seats, options and clock', async () => {
  const server = await startForTest();
  const { id, black, blackBrowser, redBrowser } = await sitDown(server, {
    options: { first: 'red', turnLimit: 60 },
    clock: { type: 'move', seconds: 90 },
  });
  await resign(redBrowser, id, 'red');
  const first = await rematch(redBrowser, id);
  expect(first.body.you).toStrictEqual(['red']);
  expect(first.body.match).toMatchObject({
    status: 'lobby',
    options: { first: 'red', turnLimit: 60 },
    clock: { type: 'move', seconds: 90 },
  });
  const told = await black.line.hear('match', ({ match }) => match.rematch !== null);
  expect(told.match.rematch).toBe(first.body.match.id);
  const second = await rematch(blackBrowser, id);
  expect(second.body.match.id).toBe(first.body.match.id);
  expect(second.body.you).toStrictEqual(['black']);
  expect(second.body.match.status).toBe('running');
  expect(second.body.match.commitment).not.toBe(told.match.commitment);
});

test('a rematch seats nobody who has not yet seen its commitment', async () => {
  const server = await startForTest();
  const { id, redBrowser } = await sitDown(server);
  await resign(redBrowser, id, 'red');
  const { body } = await redBrowser.ask<MyMatch>(`POST /api/matches/${id}/rematch`);
  expect(body).toMatchObject({ you: [], kept: ['red'], match: { status: 'lobby' } });
  expect(body.match.seats.map(({ holder }) => holder)).toStrictEqual([null, null]);
});

test('the seats of a rematch are kept for the players: nobody else sits down there', async () => {
  const server = await startForTest();
  const { id, blackBrowser, redBrowser } = await sitDown(server);
  await resign(redBrowser, id, 'red');
  const { body } = await rematch(redBrowser, id);
  const stranger = await server.visitor().ask(`POST /api/matches/${body.match.id}/seats`, {
    body: { seat: 'black' },
  });
  expect(stranger.body).toMatchObject({ code: 'keyNeeded' });
  expect(body.keys, 'the one who asked gets no key of the other’s seat').not.toHaveProperty(
    'black',
  );
  const taken = await blackBrowser.ask<MyMatch>(`POST /api/matches/${body.match.id}/seats`, {
    body: { seat: 'black' },
  });
  expect(taken.body.match.status).toBe('running');
});

test('a bot stays for the rematch', async () => {
  const server = await startForTest();
  const ann = server.visitor();
  const { body: games } = await ann.ask<readonly GameInfo[]>('GET /api/games');
  const level = games[0]?.bots[0]?.level;
  const { match } = await create(ann, { seats: { black: 'me', red: { bot: level } } });
  await resign(ann, match.id, 'black');
  const { body } = await rematch(ann, match.id);
  expect(body.match.status).toBe('running');
  expect(body.match.seats[1]?.holder).toMatchObject({ kind: 'bot', level });
});

test('asked for by both at once there is still one rematch', async () => {
  const server = await startForTest();
  const { id, blackBrowser, redBrowser } = await sitDown(server);
  await resign(redBrowser, id, 'red');
  const [one, two] = await Promise.all([rematch(blackBrowser, id), rematch(redBrowser, id)]);
  expect(one.body.match.id).toBe(two.body.match.id);
  expect(server.disk.logs.size).toBe(2);
});

test('a rematch that was given up does not stand in the way of the next', async () => {
  const server = await startForTest();
  const { id, blackBrowser, redBrowser } = await sitDown(server);
  await resign(redBrowser, id, 'red');
  const { body: first } = await rematch(redBrowser, id);
  await redBrowser.ask(`DELETE /api/matches/${first.match.id}/seats/red`);
  const second = await rematch(blackBrowser, id);
  expect(second.status, `not ${second.text}`).toBe(200);
  expect(second.body.match.id).not.toBe(first.match.id);
});

test('no rematch before the end, nor for those who did not play', async () => {
  const server = await startForTest();
  const { id, blackBrowser, redBrowser } = await sitDown(server);
  expect((await rematch(blackBrowser, id)).body).toMatchObject({ code: 'notOver' });
  await resign(redBrowser, id, 'red');
  const stranger = await rematch(server.visitor(), id);
  expect([stranger.status, stranger.body]).toMatchObject([403, { code: 'notYourSeat' }]);
  expect(server.disk.logs.size).toBe(1);
});
