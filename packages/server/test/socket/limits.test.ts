import { PROTOCOL_VERSION } from '@fathom/protocol';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { openBrowser } from '../client/browser.ts';
import { NotAdmitted, openLine } from '../client/line.ts';
import { frame, OPCODE, openRawLine, repeated } from '../client/raw-line.ts';
import { startForTest } from '../server/running.ts';
import { sitDown } from '../server/two-players.ts';

test('an address may open so many sockets, and another once one is closed', async () => {
  const most = 32; // of which one may be opened anew each half second
  const server = await startForTest({ limits: { connectionsPerAddress: most } });
  const lines = await Promise.all(Array.from({ length: most }, () => openLine(server.address)));
  await expect(openLine(server.address)).rejects.toEqual(new NotAdmitted(429));
  lines[0]?.hangUp();
  await lines[0]?.ended;
  await expect
    .poll(() =>
      openLine(server.address).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
});

test('who sends too fast is told so and disconnected; the match is not harmed', async () => {
  const server = await startForTest({ limits: { messagesPerSecond: 5 } });
  const { black, red } = await sitDown(server);
  for (let i = 0; i < 40; i++) black.line.say({ t: 'ping' });
  expect((await black.line.ended).code).toBe(1008);
  expect(black.line.messages.at(-1)).toMatchObject({ t: 'error', code: 'tooFast' });
  const pongs = black.line.messages.filter(({ t }) => t === 'pong').length;
  expect(pongs).toBeGreaterThan(0);
  expect(pongs).toBeLessThanOrEqual(16);
  expect(await red.act(red.legal()[0])).toMatchObject({ t: 'update' });
});

test('who does not read what is sent is disconnected before it fills the memory', async () => {
  const server = await startForTest({
    limits: { messagesPerSecond: 1_000_000 },
    world: { beat: 3_600_000 }, // by its silence it would be taken for dead some time, whatever waits for it
  });
  const { black } = await sitDown(server);
  const before = server.sockets().size;
  const deaf = await openRawLine(server.address);
  const [socket] = [...server.sockets()].slice(-1);
  deaf.stream.pause();
  const most = watchUnsent(socket);
  deaf.write(repeated(frame(OPCODE.ping, 'x'.repeat(125)), 200_000)); // each is to be answered by as much
  await expect.poll(() => server.sockets().size).toBe(before);
  expect(most()).toBeGreaterThan(512 * 1024);
  expect(most()).toBeLessThan(2 * 1024 * 1024);
  expect(await black.act(black.legal()[0])).toMatchObject({ t: 'update' });
});

/** The most bytes that ever waited for it. */
function watchUnsent(socket: WebSocket | undefined): () => number {
  let most = 0;
  socket?.on('ping', () => (most = Math.max(most, socket.bufferedAmount)));
  return () => most;
}

test('a socket without a cookie is a spectator of its own', async () => {
  const server = await startForTest();
  const { id } = await sitDown(server);
  const line = await openLine(openBrowser(server.address).address);
  line.say({ t: 'join', v: PROTOCOL_VERSION, match: id });
  expect((await line.hear('welcome')).you).toStrictEqual([]);
});
