import { expect, test } from 'vitest';
import { openLine } from '../client/line.ts';
import { startForTest } from '../server/running.ts';
import { sitDown } from '../server/two-players.ts';

const LARGE = ' '.repeat(15_000); // of JSON, blanks are nothing but size

test('many sockets of a network that each keep to their limit are too much together, by what they send', async () => {
  const server = await startForTest({ limits: { messagesPerSecond: 10 } });
  const lines = await Promise.all(Array.from({ length: 4 }, () => openLine(server.address)));
  // A network may send 600 at once: 120 small ones are none too many, of large ones each counts for 30.
  for (const line of lines) for (let i = 0; i < 30; i++) line.sayRaw('{"t":"ping"}');
  for (const line of lines) await line.hear('error', ({ code }) => code === 'joinFirst');
  const more = await Promise.all(Array.from({ length: 4 }, () => openLine(server.address)));
  for (const line of more) for (let i = 0; i < 30; i++) line.sayRaw(`{"t":"ping"}${LARGE}`);
  const first = await Promise.race(more.map(({ ended }) => ended));
  expect(first).toMatchObject({ code: 1008, reason: 'tooFast' });
});

test('a person who draws a large sheet now and then is let through', async () => {
  const server = await startForTest({ limits: { messagesPerSecond: 10 } });
  const { black } = await sitDown(server);
  for (let i = 0; i < 10; i++) black.line.sayRaw(`{"t":"ping"}${LARGE}`);
  for (let i = 0; i < 10; i++) await black.line.hear('pong');
  expect(await black.act(black.legal()[0])).toMatchObject({ t: 'update' });
});
