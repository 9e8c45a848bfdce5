import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { NotAdmitted, openLine } from '../client/line.ts';
import { frame, OPCODE, openRawLine, repeated } from '../client/raw-line.ts';
import { allPong, beatByHand } from '../server/beats.ts';
import { startForTest } from '../server/running.ts';
import type { Running } from '../server/running.ts';
import { sitDown } from '../server/two-players.ts';

/** Frames that the server has made anything of, by kind. */
function watchFrames(server: Running): Readonly<Record<'message' | 'ping' | 'pong', number>> {
  const seen = { message: 0, ping: 0, pong: 0 };
  for (const socket of server.sockets()) {
    const emit = socket.emit.bind(socket);
    socket.emit = (event: string, ...rest: unknown[]) => {
      if (event in seen) seen[event as keyof typeof seen] += 1;
      return emit(event, ...rest);
    };
  }
  return seen;
}

const pongsIn = (received: Buffer): number =>
  received.toString('latin1').split('\u008a\u0000').length - 1;

test('a ping is answered with what it holds', async () => {
  const server = await startForTest();
  const line = await openRawLine(server.address);
  line.write(frame(OPCODE.ping, 'still there?'));
  await expect.poll(() => line.received().toString('latin1')).toContain('\u008a\u000cstill there?');
});

test.each([
  ['pings', frame(OPCODE.ping)],
  ['pongs nobody asked for', frame(OPCODE.pong)],
  ['texts', frame(OPCODE.text, '{"t":"hurry"}')],
  ['binaries', frame(OPCODE.binary)],
  [
    'pings and texts in turn',
    Buffer.concat([frame(OPCODE.ping), frame(OPCODE.text, '{"t":"hurry"}')]),
  ],
])('%s: who sends too many is told so, and nothing more of it is handled', async (_title, one) => {
  const server = await startForTest({ limits: { messagesPerSecond: 5 } });
  const { red } = await sitDown(server);
  const line = await openRawLine(server.address);
  const seen = watchFrames(server);
  line.write(repeated(one, 5_000));
  await line.ended;
  expect(line.received().toString()).toMatch(/tooFast|tooManyBadMessages/);
  expect(line.received().includes(Buffer.from([0x88])), 'a close frame').toBe(true);
  const handled = seen.message + seen.ping + seen.pong;
  expect(handled).toBeGreaterThan(15);
  expect(handled).toBeLessThan(60);
  expect(pongsIn(line.received())).toBeLessThan(40);
  expect(await red.act(red.legal()[0])).toMatchObject({ t: 'update' });
});

test('what arrives after the cut is not even read', async () => {
  const server = await startForTest({ limits: { messagesPerSecond: 5 } });
  const line = await openRawLine(server.address, { allowHalfOpen: true });
  const [socket] = [...server.sockets()];
  const seen = watchFrames(server);
  line.write(repeated(frame(OPCODE.ping), 100));
  await expect.poll(() => socket?.readyState).not.toBe(WebSocket.OPEN);
  const atCut = seen.ping;
  for (let i = 0; i < 50; i++) line.write(repeated(frame(OPCODE.ping), 10_000));
  await expect.poll(() => server.sockets().size).toBe(0);
  expect(seen.ping).toBe(atCut);
});

test('the pongs that answer our own pings are free', async () => {
  const beat = beatByHand();
  const server = await startForTest({ limits: { messagesPerSecond: 0.001 } });
  await openLine(server.address);
  for (let n = 0; n < 4; n++) {
    const answered = allPong(server); // by the client, without being asked
    beat();
    await answered;
  }
  expect(server.sockets().size).toBe(1);
});

test.each([
  ['fragments without end', [frame(OPCODE.text, '', { isLast: false })], 'continuation'],
  ['a message inside another', [frame(OPCODE.text, '{', { isLast: false })], 'text'],
  ['a kind that there is not', [], 'unknown'],
] as const)('%s end the connection with one line in the log, without a stack', async (...row) => {
  const [, first, rest] = row;
  const server = await startForTest();
  const more = {
    continuation: frame(OPCODE.continuation, '', { isLast: false }),
    text: frame(OPCODE.text, '{}'),
    unknown: frame(0xb),
  }[rest];
  const line = await openRawLine(server.address);
  line.write(Buffer.concat([...first, repeated(more, 5_000)]));
  await line.ended;
  await expect.poll(() => server.sockets().size).toBe(0);
  const lines = server.log.filter((logged) => logged.includes('malformed'));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ level: 30 });
  expect(lines[0]).not.toMatch(/stack|\.js:/);
  expect(server.log.filter((logged) => logged.includes('"level":50'))).toStrictEqual([]);
});

test('a message that comes drop by drop is not kept for ever', async () => {
  const server = await startForTest();
  const line = await openRawLine(server.address);
  line.stream.setNoDelay(true);
  line.write(Buffer.from([0x81, 0xfe, 0x3f, 0xff, 0, 0, 0, 0]));
  const drip = setInterval(() => line.write(Buffer.from(' ')), 1);
  await line.ended;
  clearInterval(drip);
  await expect.poll(() => server.sockets().size).toBe(0);
});

test('many malformed frames are a few lines in the log', async () => {
  const server = await startForTest();
  for (let i = 0; i < 20; i++) {
    const line = await openRawLine(server.address).catch(() => null);
    line?.write(frame(0xb));
    await line?.ended;
  }
  expect(server.log.filter((line) => line.includes('malformed')).length).toBeLessThan(10);
});

test('who is cut off again and again has to wait before the next try, and is told how long', async () => {
  const server = await startForTest({ limits: { messagesPerSecond: 1 } });
  const { red } = await sitDown(server);
  for (let i = 0; i < 5; i++) {
    const line = await openRawLine(server.address);
    line.write(repeated(frame(OPCODE.ping), 50));
    await line.ended;
  }
  await expect(openLine(server.address)).rejects.toEqual(new NotAdmitted(429));
  const { status, body, headers } = await server.visitor().ask('GET /ws');
  const seconds = Number(headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect([status, body]).toMatchObject([
    429,
    { code: 'tooManyConnections', facts: { what: 'cutOff', seconds } },
  ]);
  expect(await red.act(red.legal()[0])).toMatchObject({ t: 'update' });
});

test('whoever opens connections without end is not answered any more', async () => {
  const server = await startForTest({ limits: { connectionsPerAddress: 1 } });
  const { hostname, port } = new URL(server.address);
  const dropped = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const stream = connect(Number(port), hostname);
      stream.on('error', () => {});
      stream.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
      let answer = '';
      stream.on('data', (chunk: Buffer) => (answer += chunk.toString()));
      await new Promise((resolve) => stream.once('close', resolve));
      return answer === '';
    }),
  );
  expect(dropped.filter((isDropped) => !isDropped).length).toBeGreaterThanOrEqual(8);
  expect(dropped.filter(Boolean).length).toBeGreaterThan(10);
});

test('requests that do not wait for their answers end the connection, and the rest is not even parsed', async () => {
  const server = await startForTest();
  const { hostname, port } = new URL(server.address);
  const stream = connect(Number(port), hostname);
  stream.on('error', () => {});
  let requests = 0;
  server.app.http.server.on('request', () => (requests += 1));
  stream.write('GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1_000));
  await new Promise((resolve) => stream.once('close', resolve));
  expect(requests).toBeLessThan(40);
  expect((await server.visitor().ask('GET /healthz')).status).toBe(200);
});

test('a server with as many sockets as it may have says that it is full', async () => {
  const server = await startForTest({ limits: { connections: 2 } });
  const ask = () => server.visitor().ask('GET /ws');
  expect(await ask()).toMatchObject({ status: 426, body: { code: 'upgradeRequired' } });
  await openLine(server.address);
  await openLine(server.address);
  await expect(openLine(server.address)).rejects.toEqual(new NotAdmitted(503));
  const { status, body, headers } = await ask();
  expect([status, body]).toMatchObject([503, { code: 'full', facts: { what: 'server' } }]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});
