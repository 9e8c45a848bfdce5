import type { MatchInfo } from '@fathom/protocol';
import { expect, test } from 'vitest';
import type { Answer, Browser } from '../client/browser.ts';
import { join } from '../client/player.ts';
import type { Player } from '../client/player.ts';
import { refusedWith } from '../rowing/crews.ts';
import { startForTest } from '../server/running.ts';
import { create, sitDown, takeSeat } from '../server/two-players.ts';

const choose = (browser: Browser, id: string, spectators: string): Promise<Answer> =>
  browser.ask(`PUT /api/matches/${id}/spectators`, { body: { spectators } });
const lastError = ({ line }: Player): string | undefined =>
  line.messages.findLast((message) => message.t === 'error')?.code;

test('at a table without spectators only its players are let in', async () => {
  const server = await startForTest();
  const { id, black } = await sitDown(server, { spectators: 'none' });
  expect(black.knows.match()?.spectators).toBe('none');
  const eve = await join(server.visitor(), id);
  expect(lastError(eve)).toBe('noSpectators');
  eve.line.say({ t: 'ping' });
  await eve.line.hear('error', ({ code }) => code === 'joinFirst'); // in no match
  const { body } = await server
    .visitor()
    .ask<{ matches: readonly MatchInfo[] }>('GET /api/matches?status=running');
  expect(body.matches, 'not offered to be watched').toStrictEqual([]);
});

test('the host says before the start who may watch; who may not is told and hears no more', async () => {
  const server = await startForTest();
  const [ann, ben, eve] = [server.visitor(), server.visitor(), server.visitor()];
  const { match } = await create(ann, { seats: { black: 'me' } });
  const host = await join(ann, match.id);
  const watcher = await join(eve, match.id);
  await host.until(() => host.knows.match()?.watchers.count === 1);
  expect(await choose(eve, match.id, 'none')).toMatchObject(refusedWith(403, 'notHost'));
  expect(await choose(ann, match.id, 'nobody')).toMatchObject(refusedWith(400, 'badRequest'));
  expect(await choose(ann, match.id, 'none')).toMatchObject({ status: 200 });
  await watcher.line.hear('error', ({ code }) => code === 'noSpectators');
  await host.until(() => host.knows.match()?.watchers.count === 0);
  expect(host.knows.match()?.spectators).toBe('none');
  const heard = watcher.line.messages.length;
  watcher.line.say({ t: 'chat', id: 'c1', text: 'still here' });
  expect(await watcher.reply('c1')).toMatchObject({ t: 'refused', code: 'noSpectators' });
  await takeSeat(ben, match.id, { seat: 'red' });
  await host.until(() => host.knows.match()?.status === 'running');
  expect(watcher.line.messages).toHaveLength(heard + 1);
  const player = await join(ben, match.id);
  expect(player.knows.you()).toStrictEqual(['red']);
});

test('the host can take it back', async () => {
  const server = await startForTest();
  const [ann, eve] = [server.visitor(), server.visitor()];
  const { match } = await create(ann, { seats: { black: 'me' }, spectators: 'none' });
  await choose(ann, match.id, 'welcome');
  const watcher = await join(eve, match.id);
  expect(watcher.knows.match()?.spectators).toBe('welcome');
});

test('once it runs all players together send spectators away, and each may think better of it', async () => {
  const server = await startForTest();
  const { id, black, red, blackBrowser, redBrowser } = await sitDown(server);
  const eve = server.visitor();
  const watcher = await join(eve, id);
  expect(await choose(eve, id, 'none')).toMatchObject(refusedWith(403, 'notYourSeat'));
  await choose(blackBrowser, id, 'none');
  await red.until(() => red.knows.match()?.unwatched?.asked.length === 1);
  expect(red.knows.match()?.unwatched).toStrictEqual({ asked: ['black'], needed: 2 });
  await choose(blackBrowser, id, 'welcome');
  await red.until(() => red.knows.match()?.unwatched === null);
  await choose(redBrowser, id, 'none');
  await choose(blackBrowser, id, 'none');
  await watcher.line.hear('error', ({ code }) => code === 'noSpectators');
  await black.until(() => black.knows.match()?.spectators === 'none');
  expect(black.knows.match()).toMatchObject({ unwatched: null, watchers: { count: 0 } });
  expect(await choose(blackBrowser, id, 'welcome')).toMatchObject(refusedWith(409, 'begun'));
  expect(lastError(await join(eve, id))).toBe('noSpectators');
});

test('it stays so after a restart, and in the match that follows', async () => {
  const server = await startForTest();
  const { id, blackBrowser, redBrowser } = await sitDown(server, { spectators: 'none' });
  await redBrowser.ask(`POST /api/matches/${id}/seats/red/resign`);
  const { body: next } = await blackBrowser.ask<{ match: MatchInfo }>(
    `POST /api/matches/${id}/rematch`,
  );
  expect(next.match.spectators).toBe('none');
  await server.stop();
  const again = await server.again();
  expect(lastError(await join(again.visitor(), id))).toBe('noSpectators');
  expect(lastError(await join(again.visitor(), next.match.id))).toBe('noSpectators');
});

test('whether one wants spectators can be said ten times', async () => {
  const server = await startForTest();
  const { id, blackBrowser } = await sitDown(server);
  for (let n = 0; n < 10; n++) await choose(blackBrowser, id, n % 2 === 0 ? 'none' : 'welcome');
  expect(await choose(blackBrowser, id, 'none')).toMatchObject(refusedWith(409, 'usedUp'));
});
