import type { GameInfo, MatchInfo, MyMatch, OwnMatchesPage } from '@fathom/protocol';
import { expect, test } from 'vitest';
import type { Answer, Browser } from '../client/browser.ts';
import { join } from '../client/player.ts';
import { startForTest } from '../server/running.ts';
import { create, isHere, sitDown } from '../server/two-players.ts';

/** Offers a rematch, or accepts one. */
const want = (browser: Browser, id: string): Promise<Answer<MyMatch>> =>
  browser.ask<MyMatch>(`POST /api/matches/${id}/rematch`);
const decline = (browser: Browser, id: string): Promise<Answer<MyMatch>> =>
  browser.ask<MyMatch>(`DELETE /api/matches/${id}/rematch`);
const look = async (browser: Browser, id: string): Promise<MyMatch> =>
  (await browser.ask<MyMatch>(`GET /api/matches/${id}`)).body;
/** Sits down on the seat that is kept in a match. */
async function sitOnKept(browser: Browser, id: string): Promise<MyMatch> {
  const { kept } = await look(browser, id);
  const body = { seat: kept[0] };
  return (await browser.ask<MyMatch>(`POST /api/matches/${id}/seats`, { body })).body;
}
const resign = (browser: Browser, id: string, seat: string): Promise<Answer<MyMatch>> =>
  browser.ask<MyMatch>(`POST /api/matches/${id}/seats/${seat}/resign`);
const holders = ({ seats }: MatchInfo): readonly (string | null)[] =>
  seats.map(({ holder }) => holder?.name ?? null);

/** A match between two people that red has resigned. */
async function played(ask: Record<string, unknown> = {}) {
  const server = await startForTest();
  const sitting = await sitDown(server, ask);
  await resign(sitting.redBrowser, sitting.id, 'red');
  return { server, ...sitting };
}

test('a rematch is offered by name, and with the other’s word made on the other sides, by the same options', async () => {
  const { id, black, blackBrowser, redBrowser } = await played({
    options: { first: 'red', turnLimit: 60 },
    clock: { type: 'move', seconds: 90 },
  });
  const offered = await want(redBrowser, id);
  expect(offered.body).toMatchObject({ match: { id, rematch: null, offer: { by: 'red' } } });
  const told = await black.line.hear('match', ({ match }) => match.offer !== null);
  expect(told.match.offer).toEqual({
    by: 'red',
    accepted: [],
    declined: [],
    isOpen: true,
  });
  const made = await want(blackBrowser, id);
  expect(made.body, 'whoever offered it is its host').toMatchObject({ host: false, kept: ['red'] });
  expect(made.body.match).toMatchObject({
    status: 'lobby',
    options: { first: 'red', turnLimit: 60 },
    clock: { type: 'move', seconds: 90 },
    series: { number: 2, before: id, wins: { black: 0, red: 1 }, draws: 0 },
  });
  const followed = await black.line.hear('match', ({ match }) => match.rematch !== null);
  expect(followed.match).toMatchObject({ rematch: made.body.match.id, offer: null });
  const next = made.body.match.id;
  expect(await look(redBrowser, next)).toMatchObject({ host: true, kept: ['black'] });
  await sitOnKept(redBrowser, next);
  const begun = await sitOnKept(blackBrowser, next);
  expect(begun).toMatchObject({ you: ['red'], match: { status: 'running' } });
  expect(begun.match.commitment).not.toBe(told.match.commitment);
});

test('said twice it counts once: offers, answers, and what comes of them', async () => {
  const { server, id, blackBrowser, redBrowser } = await played();
  const rows = (): number => server.disk.logs.get(id)?.length ?? 0;
  const before = rows();
  await want(redBrowser, id);
  await want(redBrowser, id);
  expect(rows() - before).toBe(1);
  await decline(blackBrowser, id);
  await decline(blackBrowser, id);
  expect(rows() - before).toBe(2);
  expect((await look(redBrowser, id)).match.offer).toMatchObject({
    declined: ['black'],
    isOpen: false,
  });
  const changed = await want(blackBrowser, id);
  expect(changed.body.match.offer, 'who has declined may offer').toMatchObject({
    by: 'black',
    isOpen: true,
  });
  const one = await want(redBrowser, id);
  const two = await want(redBrowser, id);
  const three = await want(blackBrowser, id);
  expect(new Set([one, two, three].map(({ body }) => body.match.id)).size).toBe(1);
  expect(server.disk.logs.size).toBe(2);
  expect(server.disk.logs.get(id)?.slice(before)).toHaveLength(4);
});

test('an offer that is taken back is no more, and nothing can be accepted', async () => {
  const { id, blackBrowser, redBrowser } = await played();
  await want(redBrowser, id);
  const back = await decline(redBrowser, id);
  expect(back.body.match.offer).toBeNull();
  const late = await want(blackBrowser, id);
  expect(late.body.match, 'it is an offer of their own').toMatchObject({
    id,
    offer: { by: 'black' },
  });
});

test('a rematch seats nobody who has not yet seen its commitment', async () => {
  const { id, blackBrowser, redBrowser } = await played();
  await want(blackBrowser, id);
  const { body } = await want(redBrowser, id);
  expect(body).toMatchObject({ you: [], kept: ['black'], match: { status: 'lobby' } });
  expect(holders(body.match)).toStrictEqual([null, null]);
});

test('the seats of a rematch are kept for the players: nobody else sits down there', async () => {
  const { server, id, blackBrowser, redBrowser } = await played();
  await want(redBrowser, id);
  const { body } = await want(blackBrowser, id);
  const stranger = await server.visitor().ask(`POST /api/matches/${body.match.id}/seats`, {
    body: { seat: 'black' },
  });
  expect(stranger.body).toMatchObject({ code: 'keyNeeded' });
  const { keys } = await look(redBrowser, body.match.id);
  expect(keys, 'the one who offered it gets no key of the other’s seat').not.toHaveProperty('red');
  await sitOnKept(blackBrowser, body.match.id);
  expect((await sitOnKept(redBrowser, body.match.id)).match.status).toBe('running');
});

test('against bots alone a rematch needs nobody’s word, and bots change sides as well', async () => {
  const server = await startForTest();
  const ann = server.visitor();
  const { body: games } = await ann.ask<readonly GameInfo[]>('GET /api/games');
  const level = games[0]?.bots[0]?.level;
  const { match } = await create(ann, { seats: { black: 'me', red: { bot: level } } });
  await resign(ann, match.id, 'black');
  const { body } = await want(ann, match.id);
  expect(body.kept).toStrictEqual(['red']);
  const begun = await sitOnKept(ann, body.match.id);
  expect(begun.match).toMatchObject({
    status: 'running',
    series: { number: 2, wins: { black: 1, red: 0 } },
  });
  expect(begun.match.seats[0]?.holder).toMatchObject({ kind: 'bot', level });
});

test('a series goes on: wins stay with whoever has them, on whatever side', async () => {
  const { id, blackBrowser: ann, redBrowser: ben } = await played();
  let match = id;
  const play = async (loser: Browser): Promise<MatchInfo> => {
    await want(ann, match);
    match = (await want(ben, match)).body.match.id;
    await sitOnKept(ann, match);
    const { match: begun } = await sitOnKept(ben, match);
    const { you } = await look(loser, match);
    expect(begun.status).toBe('running');
    return (await resign(loser, match, you[0] ?? '')).body.match;
  };
  expect((await play(ann)).series).toMatchObject({ number: 2, wins: { red: 1, black: 1 } });
  expect((await play(ben)).series).toMatchObject({ number: 3, wins: { black: 2, red: 1 } });
  expect((await look(ann, match)).you).toEqual(['black']);
});

test('what was last said at the table is there in the next match, and spectators are told where it is', async () => {
  const { server, id, black, red, blackBrowser, redBrowser } = await played();
  const watcher = await join(server.visitor(), id);
  red.line.say({ t: 'chat', id: 'c', text: 'again?' });
  await red.reply('c');
  watcher.line.say({ t: 'chat', id: 'w', text: 'do!' });
  await watcher.reply('w');
  await want(redBrowser, id);
  const { body } = await want(blackBrowser, id);
  const told = await watcher.line.hear('match', ({ match }) => match.rematch !== null);
  expect(told.match.rematch).toBe(body.match.id);
  await sitOnKept(blackBrowser, body.match.id);
  await sitOnKept(redBrowser, body.match.id);
  const again = await join(blackBrowser, body.match.id);
  again.line.say({ t: 'chat', id: 'd', text: 'so be it' });
  const { line } = await again.line.hear('chat');
  expect(line).toMatchObject({ n: 1, text: 'so be it' });
  const late = await join(server.visitor(), body.match.id);
  const arrival = late.line.messages.find((message) => message.t === 'welcome');
  expect(arrival?.chat.map(({ n, seat, text }) => [n, seat, text])).toEqual([
    [-1, 'black', 'again?'], // said as red, by whoever is black now
    [0, null, 'do!'],
    [1, 'red', 'so be it'],
  ]);
  expect(black.knows.match()?.rematch).toBe(body.match.id);
});

test('asked for by both at once there is still one rematch', async () => {
  const { server, id, blackBrowser, redBrowser } = await played();
  await Promise.all([want(blackBrowser, id), want(redBrowser, id)]);
  const [one, two] = await Promise.all([want(blackBrowser, id), want(redBrowser, id)]);
  expect(one.body.match.id).toBe(two.body.match.id);
  expect(one.body.match.id).not.toBe(id);
  expect(server.disk.logs.size).toBe(2);
});

test('an offer and its answer are there after a restart', async () => {
  const { server, id, blackBrowser, redBrowser } = await played();
  await want(redBrowser, id);
  await server.stop();
  const second = await server.again();
  expect((await look(blackBrowser, id)).match.offer).toMatchObject({ by: 'red', isOpen: true });
  const { body } = await want(blackBrowser, id);
  await second.crash();
  await server.again();
  expect((await look(redBrowser, id)).match).toMatchObject({
    rematch: body.match.id,
    offer: null,
  });
  expect(await look(redBrowser, body.match.id)).toMatchObject({
    kept: ['black'],
    match: { series: { number: 2, wins: { red: 1 } } },
  });
});

test('a rematch that was given up does not stand in the way of the next', async () => {
  const { id, blackBrowser, redBrowser } = await played();
  await want(redBrowser, id);
  const { body: first } = await want(blackBrowser, id);
  await redBrowser.ask(`DELETE /api/matches/${first.match.id}`);
  const offered = await want(blackBrowser, id);
  expect(offered.body.match).toMatchObject({ id, rematch: null, offer: { by: 'black' } });
  const second = await want(redBrowser, id);
  expect(second.body.match.id).not.toBe(first.match.id);
});

test('no rematch before the end, nor for those who did not play', async () => {
  const server = await startForTest();
  const { id, blackBrowser, redBrowser } = await sitDown(server);
  expect((await want(blackBrowser, id)).body).toMatchObject({ code: 'notOver' });
  expect((await decline(blackBrowser, id)).body).toMatchObject({ code: 'notOver' });
  await resign(redBrowser, id, 'red');
  for (const ask of [want, decline]) {
    const stranger = await ask(server.visitor(), id);
    expect([stranger.status, stranger.body]).toMatchObject([403, { code: 'notYourSeat' }]);
  }
  expect(server.disk.logs.size).toBe(1);
});

test('an offer that is taken back is no news to whoever was away', async () => {
  const { red, black, redBrowser, blackBrowser, id } = await played();
  black.line.hangUp();
  await red.until(() => !isHere(red, 'black'));
  const news = async (): Promise<unknown> => {
    const { body } = await blackBrowser.ask<OwnMatchesPage>('GET /api/me/matches?status=over');
    return body.matches.find(({ match }) => match.id === id)?.news;
  };
  await want(redBrowser, id);
  expect(await news()).toMatchObject({ kind: 'offered' });
  await decline(redBrowser, id);
  expect(await news()).toBeNull();
});
