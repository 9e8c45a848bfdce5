import { virtualClock } from '@fathom/host';
import { LIMITS } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { join } from '../client/player.ts';
import { startForTest } from '../server/running.ts';
import { sitDown } from '../server/two-players.ts';

test('a line is told to all with its number, the seat and the name of who said it', async () => {
  const clock = virtualClock(Date.UTC(2026, 0, 1));
  const server = await startForTest({ world: clock });
  const { id, black, red, blackBrowser } = await sitDown(server);
  await blackBrowser.ask('PUT /api/me', { body: { name: 'Ann' } });
  const guest = server.visitor();
  await guest.ask('PUT /api/me', { body: { name: 'Cid' } });
  const watcher = await join(guest, id);
  black.line.say({ t: 'chat', id: '1', text: '  good   luck <b> ' });
  await black.line.hear('done');
  watcher.line.say({ t: 'chat', id: '1', text: 'hi' });
  await watcher.line.hear('done');
  for (const player of [black, red, watcher]) {
    await player.until(() => player.knows.chat().length === 2);
    expect(player.knows.chat()).toStrictEqual([
      { n: 1, to: 'table', seat: 'black', name: 'Ann', text: 'good luck <b>', at: clock.now() },
      { n: 2, to: 'table', seat: null, name: 'Cid', text: 'hi', at: clock.now() },
    ]);
  }
});

test('chat is kept: whoever comes later reads it, even after a restart', async () => {
  const server = await startForTest();
  const { id, black } = await sitDown(server);
  black.line.say({ t: 'chat', id: '1', text: 'hello' });
  await black.line.hear('done');
  await server.crash();
  const next = await server.again();
  const late = await join(next.visitor(), id);
  expect(late.knows.chat()).toMatchObject([{ n: 1, text: 'hello' }]);
});

test.each([
  ['an empty line', ''],
  ['blanks', '   '],
  ['too long a line', 'x'.repeat(LIMITS.chatLength + 1)],
  ['a line break', 'a\nb'],
  ['a reversing mark', 'a\u202Eb'],
  ['no text', 7],
])('%s is refused', async (_title, text) => {
  const server = await startForTest();
  const { black } = await sitDown(server);
  black.line.say({ t: 'chat', id: '1', text });
  expect(await black.line.hear('error')).toMatchObject({ code: 'badMessage' });
  black.line.say({ t: 'chat', id: '2', text: 'x'.repeat(LIMITS.chatLength) });
  expect(await black.line.hear('chat')).toMatchObject({ line: { n: 1 } });
});

test('chat takes no number from the game', async () => {
  const server = await startForTest();
  const { black } = await sitDown(server);
  black.line.say({ t: 'chat', id: '1', text: 'hello' });
  await black.line.hear('done');
  expect(await black.act(black.legal()[0])).toMatchObject({ t: 'update', n: 1 });
});

test('nobody can fill a match with talk', async () => {
  const server = await startForTest();
  const { id, black } = await sitDown(server);
  const log = server.disk.logs.get(id) ?? [];
  const line = { n: 1, seat: null, name: 'Cid', text: 'again', at: 0 };
  for (let n = 1; n <= LIMITS.chatLines; n++)
    log.push(JSON.stringify({ type: 'chatted', id: `${n}`, guest: 'cid', line: { ...line, n } }));
  await server.crash();
  const next = await server.again();
  const late = await join(next.visitor(), id);
  late.line.say({ t: 'chat', id: 'more', text: 'again' });
  expect(await late.line.hear('refused')).toMatchObject({ re: 'more', code: 'chatFull' });
  expect(black.knows.chat()).toHaveLength(0);
});
