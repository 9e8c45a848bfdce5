import { expect, test } from 'vitest';
import { join } from '../client/player.ts';
import { startForTest } from '../server/running.ts';
import type { Running } from '../server/running.ts';
import { sitDown } from '../server/two-players.ts';

const played = ({ disk }: Running, id: string): readonly string[] =>
  (disk.logs.get(id) ?? []).filter((row) => row.includes('"type":"played"'));

test('an input sent twice is applied once and acknowledged twice', async () => {
  const server = await startForTest();
  const { id, black } = await sitDown(server);
  const [action] = black.legal();
  expect(await black.act(action, { id: 'x' })).toMatchObject({ t: 'update', re: 'x' });
  expect(await black.act(action, { id: 'x' })).toStrictEqual({ t: 'done', re: 'x' });
  expect(played(server, id)).toHaveLength(1);
});

test('sent twice in one breath it is applied once, too', async () => {
  const server = await startForTest();
  server.store.onAppend = () => new Promise((resolve) => setTimeout(resolve, 10));
  const { id, black } = await sitDown(server);
  const message = { t: 'act', id: 'x', seat: 'black', action: black.legal()[0] };
  black.line.say(message);
  black.line.say(message);
  await black.line.hear('update', ({ re }) => re === 'x');
  await black.line.hear('done', ({ re }) => re === 'x');
  expect(played(server, id)).toHaveLength(1);
});

test('an input sent again after a reconnect is applied once', async () => {
  const server = await startForTest();
  const { id, black, blackBrowser } = await sitDown(server);
  const [action] = black.legal();
  await black.act(action, { id: 'x' });
  black.line.drop();
  const back = await join(blackBrowser, id);
  expect(await back.act(action, { id: 'x' })).toStrictEqual({ t: 'done', re: 'x' });
  expect(played(server, id)).toHaveLength(1);
});

test.each(['stop', 'crash'] as const)(
  'an input sent again after a %s of the server is applied once',
  async (end) => {
    const server = await startForTest();
    const { id, black, blackBrowser } = await sitDown(server);
    const [action] = black.legal();
    await black.act(action, { id: 'x' });
    await server[end]();
    await server.again();
    const back = await join(blackBrowser, id);
    expect(await back.act(action, { id: 'x' })).toStrictEqual({ t: 'done', re: 'x' });
    expect(played(server, id)).toHaveLength(1);
  },
);

test('an id that was refused may be used again', async () => {
  const server = await startForTest();
  const { black } = await sitDown(server);
  expect(await black.act({ type: 'pass' }, { id: 'x' })).toMatchObject({ t: 'refused' });
  expect(await black.act(black.legal()[0], { id: 'x' })).toMatchObject({ t: 'update' });
});

test('two people may choose the same id: each means an input of their own', async () => {
  const server = await startForTest();
  const { id, black, red } = await sitDown(server);
  expect(await black.act(black.legal()[0], { id: '1' })).toMatchObject({ t: 'update' });
  expect(await red.act(red.legal()[0], { id: '1' })).toMatchObject({ t: 'update' });
  expect(played(server, id)).toHaveLength(2);
  const watcher = await join(server.visitor(), id);
  watcher.line.say({ t: 'chat', id: '1', text: 'hello' });
  await watcher.line.hear('chat');
  red.line.say({ t: 'chat', id: '1', text: 'hello' });
  await red.line.hear('chat', ({ line }) => line.n === 2);
});

test('a claim is not taken for an input of the claimed with the same id', async () => {
  const server = await startForTest();
  const { black, red } = await sitDown(server);
  await black.act(black.legal()[0], { id: '1' });
  red.line.say({ t: 'claim', id: '1', seat: 'black' });
  expect(await red.reply('1')).toMatchObject({ t: 'refused', code: 'notAway' });
});

test('to resign twice with one id is to resign once', async () => {
  const server = await startForTest();
  const { id, black } = await sitDown(server);
  for (let i = 0; i < 2; i++) {
    black.line.say({ t: 'resign', id: 'x', seat: 'black' });
    expect(await black.reply('x')).toStrictEqual({ t: 'done', re: 'x' });
  }
  expect(played(server, id)).toHaveLength(1);
});

test('a chat line sent twice is said once', async () => {
  const server = await startForTest();
  const { id, black, red, blackBrowser } = await sitDown(server);
  const line = { t: 'chat', id: 'x', text: 'hello' };
  black.line.say(line);
  black.line.say(line);
  await black.line.hear('done');
  await black.line.hear('done');
  await server.crash();
  await server.again();
  const back = await join(blackBrowser, id);
  back.line.say(line);
  await back.line.hear('done');
  expect(back.knows.chat()).toHaveLength(1);
  expect(red.line.messages.filter(({ t }) => t === 'chat')).toHaveLength(1);
});
