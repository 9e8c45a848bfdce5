import { virtualClock } from '@fathom/host';
import { verifyRecord } from '@fathom/kit';
import type { MatchRecord, Playable } from '@fathom/kit';
import { gameById } from '@fathom/games';
import type { MatchInfo, MyMatch } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { join, playOn } from './client/player.ts';
import { anyBot } from './server/bots.ts';
import { luck } from './server/luck.ts';
import { startForTest } from './server/running.ts';
import { create, GAME, sitDown, takeSeat } from './server/two-players.ts';

const ENDS = ['stop', 'crash'] as const;
const infoOf = async (
  server: Awaited<ReturnType<typeof startForTest>>,
  id: string,
): Promise<MatchInfo> => (await server.visitor().ask<MyMatch>(`GET /api/matches/${id}`)).body.match;

test.each(ENDS)('after a %s matches go on where they were, and numbers, too', async (end) => {
  const server = await startForTest();
  const { id, black, red, blackBrowser, redBrowser } = await sitDown(server);
  await black.act(black.legal()[40]);
  await red.act(red.legal()[50]);
  await black.reach(2);
  await server[end]();
  await Promise.all([black.line.ended, red.line.ended]);
  await server.again();

  const seen = (player: typeof black): { as: never; n: number } => ({
    as: player.knows.you() as never,
    n: player.knows.n() ?? -1,
  });
  const again = await join(blackBrowser, id, { seen: seen(black), knows: black.knows });
  expect(again.line.messages[0]).toMatchObject({ t: 'resumed', missed: [] });
  const opponent = await join(redBrowser, id, { seen: seen(red), knows: red.knows });
  const moved = await again.act(again.legal()[0]);
  expect(moved).toMatchObject({ t: 'update', n: 3 });
  await Promise.all([playOn(again, luck(1)), playOn(opponent, luck(2))]);
  const { body } = await blackBrowser.ask<MatchRecord>(`GET /api/matches/${id}/export`);
  expect(verifyRecord(gameById(GAME) as Playable, body)).toMatchObject({ ok: true });
});

test('a graceful stop tells everybody to come back', async () => {
  const server = await startForTest();
  const { black } = await sitDown(server);
  await server.stop();
  expect(await black.line.ended).toMatchObject({ code: 1001 });
});

test.each(ENDS)(
  'after a %s bots resume where there are people, and play to the end',
  async (end) => {
    const server = await startForTest();
    const ann = server.visitor();
    const bots = { black: anyBot(), red: anyBot() };
    const { match } = await create(ann, { seats: bots, pace: 'human' });
    const person = await create(ann, {
      options: { first: 'red' },
      seats: { black: 'me', red: anyBot() },
      pace: 'instant',
    });
    const player = await join(ann, person.match.id);
    await player.act(player.legal()[0]);
    await server[end]();
    await player.line.ended;
    const next = await server.again();
    const back = await join(ann, person.match.id);
    await playOn(back, luck(3));
    expect(await infoOf(next, match.id)).toMatchObject({ status: 'closed', closed: 'botsAlone' });
  },
);

test('what was said, who sits where and every seat key outlive a crash', async () => {
  const server = await startForTest();
  const ann = server.visitor();
  const ben = server.visitor();
  await ann.ask('PUT /api/me', { body: { name: 'Ann' } });
  const made = await create(ann, { seats: { black: 'me' }, visibility: 'private' });
  await server.crash();
  const next = await server.again();
  expect((await ann.ask<MyMatch>(`GET /api/matches/${made.match.id}`)).body).toStrictEqual(made);
  const taken = await takeSeat(ben, made.match.id, { key: made.keys['red'] });
  expect(taken.match).toMatchObject({ status: 'running', commitment: made.match.commitment });
  expect((await infoOf(next, made.match.id)).seats[0]?.holder).toMatchObject({ name: 'Ann' });
});

test('a start that a crash cut off is made up for', async () => {
  const server = await startForTest();
  const ann = server.visitor();
  const { match } = await create(ann, { seats: { black: 'me' } });
  let appends = 0;
  server.store.onAppend = async () => {
    appends += 1;
    if (appends > 1) throw new Error('the machine went down between "seated" and "started"');
  };
  const ben = server.visitor();
  await ben.ask('GET /api/me');
  const cut = await ben.ask(`POST /api/matches/${match.id}/seats`, { body: { seat: 'red' } });
  expect(cut.status).toBe(500);
  expect(server.disk.logs.get(match.id)?.at(-1)).toContain('"type":"seated"');
  await server.crash();
  const next = await server.again();
  expect(await infoOf(next, match.id)).toMatchObject({ status: 'running' });
  expect((await join(ben, match.id)).legal()).toHaveLength(3276);
});

test('an input that could not be made durable is neither acknowledged nor shown', async () => {
  const server = await startForTest();
  const { id, black, red, blackBrowser } = await sitDown(server);
  const rows = server.disk.logs.get(id)?.length ?? 0;
  server.store.onAppend = () => Promise.reject(new Error('disk full'));
  black.line.say({ t: 'act', id: 'x', seat: 'black', action: black.legal()[0] });
  expect(await black.line.hear('error')).toMatchObject({ code: 'internal' });
  expect((await black.line.ended).code).toBe(1011);
  server.store.onAppend = async () => {};
  red.line.say({ t: 'ping' });
  await red.line.hear('pong');
  expect(red.line.messages.filter(({ t }) => t === 'update')).toStrictEqual([]);
  expect(server.disk.logs.get(id)).toHaveLength(rows);
  const back = await join(blackBrowser, id);
  expect(await back.act(back.legal()[0], { id: 'x' })).toMatchObject({ t: 'update', n: 1 });
});

test('nobody is told of an input before it is durable', async () => {
  const server = await startForTest();
  const { id, black, red } = await sitDown(server);
  const watcher = await join(server.visitor(), id);
  const { promise: durable, resolve: release } = Promise.withResolvers<void>();
  server.store.onAppend = () => durable;
  black.line.say({ t: 'act', id: 'x', seat: 'black', action: black.legal()[0] });
  for (const player of [black, red, watcher]) {
    player.line.say({ t: 'ping' });
    await player.line.hear('pong');
  }
  const updates = [black, red, watcher].flatMap(({ line }) =>
    line.messages.filter(({ t }) => t === 'update'),
  );
  expect(updates).toStrictEqual([]);
  release();
  await Promise.all([black, red, watcher].map((player) => player.reach(1)));
});

test('what another writer added to a match is told, and play goes on in the same sockets', async () => {
  const server = await startForTest();
  const { id, black, red } = await sitDown(server);
  const elsewhere = {
    type: 'chatted',
    id: '1',
    guest: 'elsewhere',
    line: { n: 1, seat: null, name: 'Eve', text: 'hello', at: 0 },
  };
  server.disk.logs.get(id)?.push(JSON.stringify(elsewhere));
  expect(await black.act(black.legal()[0])).toMatchObject({ t: 'update', n: 1 });
  await red.reach(1);
  for (const { knows } of [black, red]) expect(knows.chat()).toMatchObject([{ text: 'hello' }]);
});

test('time that falls due while the store is broken harms nothing but its match', async () => {
  const clock = virtualClock(Date.UTC(2026, 0, 1));
  const server = await startForTest({ world: clock });
  const { id } = await sitDown(server, { clock: { type: 'move', seconds: 5 } });
  server.store.onAppend = () => Promise.reject(new Error('disk full'));
  clock.pass(5_000);
  await expect.poll(() => server.log.some((line) => line.includes('time failed'))).toBe(true);
  server.store.onAppend = async () => {};
  await sitDown(server);
  expect((await infoOf(server, id)).status).toBe('running');
});

test('one log that cannot be read keeps no other match from going on', async () => {
  const server = await startForTest();
  const { id: broken } = await sitDown(server);
  const { id: sound } = await sitDown(server);
  await server.stop();
  server.disk.logs.get(broken)?.push('{"type":"seated","seat":"green"}');
  const next = await server.again();
  expect((await infoOf(next, sound)).status).toBe('running');
  expect(next.log.some((line) => line.includes('could not be loaded'))).toBe(true);
  expect(await next.visitor().ask(`GET /api/matches/${broken}`)).toMatchObject({
    status: 410,
    body: { code: 'unreadable' },
  });
  expect((await next.visitor().ask('GET /api/matches')).status).toBe(200);
});

test('a public lobby with nobody in it is closed after two hours, one that is watched is not', async () => {
  const clock = virtualClock(Date.UTC(2026, 0, 1));
  const server = await startForTest({ world: clock });
  const ann = server.visitor();
  const { match: deserted } = await create(ann, { seats: { black: 'me' } });
  const { match: watched } = await create(ann, { seats: { black: 'me' } });
  await join(ann, watched.id);
  const { id: running, black, red } = await sitDown(server);
  black.line.hangUp();
  red.line.hangUp();
  await Promise.all([black.line.ended, red.line.ended]);
  const later = async (millis: number): Promise<void> => {
    clock.pass(millis);
    await infoOf(server, watched.id); // what the host does by itself is done meanwhile
  };
  for (let hour = 0; hour < 3; hour += 1) await later(3_600_000);
  await expect
    .poll(async () => {
      await later(20_000);
      return infoOf(server, deserted.id);
    })
    .toMatchObject({ status: 'closed', closed: 'nobodyCame' });
  expect((await infoOf(server, watched.id)).status).toBe('lobby');
  expect((await infoOf(server, running)).status).toBe('running');
});
