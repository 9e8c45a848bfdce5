import { virtualClock } from '@fathom/host';
import { LIMITS } from '@fathom/protocol';
import { expect, test } from 'vitest';
import type { ServerMessage } from '@fathom/protocol';
import { join } from '../client/player.ts';
import type { Player } from '../client/player.ts';
import { startForTest } from '../server/running.ts';
import type { Running } from '../server/running.ts';
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

const { chatBurst, chatLinesOfWatchers, chatLinesSeated, chatLinesWatching } = LIMITS;
const PACE = LIMITS.chatEverySeconds * 1_000;

/** What is said in a row by one person, and how the last of it was answered. */
async function talk({ line }: Player, lines: number): Promise<ServerMessage> {
  const answer = (n: number): Promise<ServerMessage> =>
    line.hearAny((message) => 're' in message && message.re === `${lines}-${n}`);
  for (let n = 1; n <= lines; n++) line.say({ t: 'chat', id: `${lines}-${n}`, text: 'hello' });
  for (let n = 1; n < lines; n++) expect(await answer(n)).toMatchObject({ t: 'done' });
  return answer(lines);
}

test('a person may say a few lines at once, and then one every so often', async () => {
  const clock = virtualClock(Date.UTC(2026, 0, 1));
  const server = await startForTest({ world: clock });
  const { black, red } = await sitDown(server);
  expect(await talk(black, chatBurst + 1)).toMatchObject({
    code: 'chatTooFast',
    facts: { seconds: LIMITS.chatEverySeconds },
    message: 'That was fast. You can say more in 2 seconds.',
  });
  expect(await talk(red, 1), 'others may').toMatchObject({ t: 'done' });
  clock.pass(PACE - 1);
  expect(await talk(black, 1)).toMatchObject({ code: 'chatTooFast', facts: { seconds: 1 } });
  clock.pass(1);
  expect(await talk(black, 2)).toMatchObject({ code: 'chatTooFast' });
  clock.pass(chatBurst * PACE);
  expect(await talk(black, chatBurst)).toMatchObject({ t: 'done' });
});

interface Spoken {
  readonly guest: string;
  readonly seat: string | null;
}
/** The match with so many lines more in its log, after a restart. */
async function withLines(server: Running, id: string, spoken: readonly Spoken[]): Promise<Running> {
  const log = server.disk.logs.get(id) ?? [];
  for (const [i, { guest, seat }] of spoken.entries()) {
    const line = { n: i + 1, to: 'table', seat, name: 'Cid', text: 'again', at: 0 };
    log.push(JSON.stringify({ type: 'chatted', id: `${i}`, guest, line }));
  }
  await server.crash();
  return server.again();
}
const guestIn = (server: Running, id: string, seat: string): string =>
  (server.disk.logs.get(id) ?? [])
    .map((row) => JSON.parse(row) as { type: string; seat: string; guest: string })
    .find((row) => row.type === 'seated' && row.seat === seat)?.guest ?? '';

test('those who watch can use up what they have together, and nothing of a player’s', async () => {
  const server = await startForTest();
  const { id, blackBrowser } = await sitDown(server);
  const crowd = Array.from({ length: chatLinesOfWatchers }, (_, n) => ({
    guest: `cid-${n}`,
    seat: null,
  }));
  const next = await withLines(server, id, crowd);
  expect(await talk(await join(next.visitor(), id), 1)).toMatchObject({
    code: 'chatFull',
    facts: { most: chatLinesOfWatchers, of: 'watchers' },
  });
  const black = await join(blackBrowser, id);
  black.line.say({ t: 'chat', id: 'mine', text: 'still here' });
  expect(await black.line.hear('chat')).toMatchObject({ line: { n: chatLinesOfWatchers + 1 } });
});

test.each([
  ['player', chatLinesSeated],
  ['spectator', chatLinesWatching],
])('one %s can say no more than %d lines, and takes nothing from another', async (who, most) => {
  const server = await startForTest();
  const { id, blackBrowser, redBrowser } = await sitDown(server);
  const isPlayer = who === 'player';
  const guest = guestIn(server, id, 'black');
  const own = { guest, seat: isPlayer ? 'black' : null };
  const next = await withLines(
    server,
    id,
    Array.from({ length: most }, () => own),
  );
  const black = await join(blackBrowser, id);
  expect(await talk(black, 1)).toMatchObject(
    isPlayer ? { code: 'chatFull', facts: { most, of: 'person' } } : { t: 'done' },
  );
  expect(await talk(await join(redBrowser, id), 1)).toMatchObject({ t: 'done' });
  expect(await talk(await join(next.visitor(), id), 1)).toMatchObject({ t: 'done' });
});
