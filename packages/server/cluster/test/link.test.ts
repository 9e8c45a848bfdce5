import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Rng, Seed } from '@fathom/kit';
import { digest, rngFor } from '@fathom/kit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLink } from '../net/link.ts';
import type { FaultyLink } from '../net/link.ts';

let echo: Server;
let link: FaultyLink;
const luck: Rng = rngFor(digest('links') as Seed, 0);

beforeEach(async () => {
  echo = createServer((socket) => socket.on('error', () => {}).pipe(socket)).listen(0, '127.0.0.1');
  await once(echo, 'listening');
  link = await openLink({ to: (echo.address() as AddressInfo).port, luck });
});
afterEach(async () => {
  await link.close();
  echo.close();
});

interface Caller {
  readonly socket: Socket;
  readonly closed: Promise<boolean>; // whether it was reset
  readonly heard: () => string;
  readonly hears: (text: string) => Promise<number>;
}
const closing = (socket: Socket): Promise<boolean> =>
  new Promise((resolve) => socket.on('error', () => {}).once('close', resolve));

async function call(): Promise<Caller> {
  const socket = connect(link.port, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  const closed = closing(socket);
  await once(socket, 'connect');
  return {
    socket,
    closed,
    heard: () => heard,
    hears: async (text) => {
      const began = performance.now();
      await expect.poll(() => heard, { interval: 5 }).toBe(text);
      return performance.now() - began;
    },
  };
}

test('a clear link passes everything on, and the end of it', async () => {
  const { socket, hears, closed } = await call();
  socket.write('one ');
  socket.end('two');
  await hears('one two');
  expect(await closed).toBe(false);
});

test('a cut link resets what is open and what is opened, until it is clear', async () => {
  const before = await call();
  before.socket.write('one');
  await before.hears('one');
  link.set('cut');
  expect(await before.closed).toBe(true);
  expect(await closing(connect(link.port, '127.0.0.1'))).toBe(true);
  link.set('clear');
  const after = await call();
  after.socket.end('three');
  await after.hears('three');
});

test('in silence nothing arrives and nobody is told; what was on its way comes after it', async () => {
  const { socket, heard, hears } = await call();
  socket.write('one ');
  await hears('one ');
  link.set('silent');
  socket.write('two');
  const opened = await call();
  opened.socket.write('new');
  await pause(100);
  expect([heard(), opened.heard(), socket.destroyed]).toStrictEqual(['one ', '', false]);
  link.set('clear');
  await hears('one two');
  await opened.hears('new');
});

test('a slow link takes 200 ms each way and keeps the order', async () => {
  link.set('slow');
  const { socket, hears } = await call();
  const pieces = Array.from({ length: 20 }, (_, i) => `${i} `);
  for (const piece of pieces) socket.write(piece);
  expect(await hears(pieces.join(''))).toBeGreaterThan(380);
});

test('a lossy link loses nothing to TCP: some pieces are late, and all that follows them', async () => {
  link.set('lossy');
  const { socket, hears } = await call();
  let late = 0;
  let all = '';
  for (let i = 0; i < 60; i++) {
    all += `${i} `;
    socket.write(`${i} `);
    if ((await hears(all)) > 180) late += 1;
  }
  expect(late).toBeGreaterThan(0);
  expect(late).toBeLessThan(20);
});
