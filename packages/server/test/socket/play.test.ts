import type { View } from '@fathom/depth-charge';
import type { UpdateMessage } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { join, playOn } from '../client/player.ts';
import type { Player } from '../client/player.ts';
import { luck } from '../server/luck.ts';
import { startForTest } from '../server/running.ts';
import { create, sitDown, takeSeat } from '../server/two-players.ts';

const updatesOf = ({ line }: Player): readonly UpdateMessage[] =>
  line.messages.filter((message) => message.t === 'update');

test('two people play a whole game by messages and see the same end', async () => {
  const server = await startForTest();
  for (let game = 1; game <= 5; game++) {
    const { id, black, red } = await sitDown(server);
    await Promise.all([playOn(black, luck(game)), playOn(red, luck(game + 100))]);
    expect(black.view(), 'all is open once it is over').toStrictEqual(red.view());
    const told = await black.line.hear('match', ({ match }) => match.status === 'finished');
    const { winner, reason } = black.view().result as NonNullable<View['result']>;
    expect(told.match.outcome).toStrictEqual({ winners: winner === null ? [] : [winner], reason });
    const fresh = await join(server.visitor(), id);
    expect(fresh.view(), 'what was folded is what is').toStrictEqual(black.view());
  }
});

test('updates are numbered one by one for each audience, from the first', async () => {
  const server = await startForTest();
  const { id, black, red } = await sitDown(server);
  const watcher = await join(server.visitor(), id);
  await Promise.all([playOn(black, luck(1)), playOn(red, luck(2)), watcher.until(watcher.isOver)]);
  for (const player of [black, red, watcher]) {
    const numbers = updatesOf(player).map(({ n }) => n);
    expect(numbers).toStrictEqual(numbers.map((_, i) => i + 1));
    expect(numbers.length).toBeGreaterThan(2);
  }
});

test('the answer to an input carries its id, and nobody else’s message does', async () => {
  const server = await startForTest();
  const { id, black, red } = await sitDown(server);
  const watcher = await join(server.visitor(), id);
  const reply = await black.act(black.legal()[7], { id: 'the-seventh' });
  expect(reply).toMatchObject({ t: 'update', n: 1, re: 'the-seventh' });
  for (const other of [red, watcher]) {
    const heard = await other.line.hear('update', ({ n }) => n === 1);
    expect(heard).not.toHaveProperty('re');
  }
});

test('before the start there is no table; with the last seat everyone gets one', async () => {
  const server = await startForTest();
  const ann = server.visitor();
  const { match } = await create(ann, { seats: { black: 'me' } });
  const black = await join(ann, match.id);
  const watcher = await join(server.visitor(), match.id);
  expect(black.line.messages[0]).toMatchObject({ t: 'welcome', you: ['black'], table: null });
  await takeSeat(server.visitor(), match.id, { seat: 'red' });
  for (const player of [black, watcher]) {
    const welcome = await player.line.hear('welcome', ({ table }) => table !== null);
    expect(welcome.match.status).toBe('running');
    expect(welcome.table).toMatchObject({ n: 0, events: [] });
  }
});

test('a spectator is told what all may know, and the rest when it is over', async () => {
  const server = await startForTest();
  const { id, black, red } = await sitDown(server);
  const watcher = await join(server.visitor(), id);
  await Promise.all([
    playOn(black, luck(11)),
    playOn(red, luck(12)),
    watcher.until(watcher.isOver),
  ]);
  const beforeTheEnd = watcher.line.texts.slice(0, -2).join('\n');
  expect(beforeTheEnd).toContain('"squares":null');
  expect(beforeTheEnd).not.toMatch(/"squares":\["/);
  expect(beforeTheEnd).not.toMatch(/"mines":\{"black":\[|"red":\[".\d","/);
  expect(watcher.view()).toStrictEqual(black.view());
  expect(watcher.knows.events()).toHaveLength(black.knows.events().length);
});

test('two tabs of one player both follow, and either may act', async () => {
  const server = await startForTest();
  const { id, black, red, redBrowser } = await sitDown(server);
  const tab = await join(redBrowser, id);
  expect(tab.knows.you()).toStrictEqual(['red']);
  expect(await tab.act(tab.legal()[3])).toMatchObject({ t: 'update' });
  const told = await red.line.hear('update', ({ n }) => n === 1);
  expect(told).not.toHaveProperty('re');
  expect(red.view()).toStrictEqual(tab.view());
  expect(red.view().mines.red, 'a player’s own mines').not.toBeNull();
  expect(black.view().mines.red).toBeNull();
});

test('a person who watches and then sits down is welcomed to the seat', async () => {
  const server = await startForTest();
  const { match } = await create(server.visitor(), { seats: { black: 'me' } });
  const ben = server.visitor();
  await ben.ask('GET /api/me');
  const player = await join(ben, match.id);
  expect(player.knows.you()).toStrictEqual([]);
  await takeSeat(ben, match.id, { seat: 'red' });
  const welcome = await player.line.hear('welcome', ({ you }) => you.length === 1);
  expect(welcome.you).toStrictEqual(['red']);
  await player.line.hear('welcome', ({ table }) => table !== null);
  expect(player.legal()).toHaveLength(3276);
});
