import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { textFrame } from '../../src/socket/frames.ts';
import { openOutgoing } from '../../src/socket/outgoing.ts';

interface FakeStream {
  readonly written: string[];
  readonly stream: Socket;
}

function fakeStream({ writable = true } = {}): FakeStream {
  const written: string[] = [];
  const write = (text: string): boolean => written.push(text) > 0;
  return { written, stream: { writable, writableLength: 7, write } as unknown as Socket };
}

const endOfTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('what is posted in one turn leaves at its end, in one write', async () => {
  const { written, stream } = fakeStream();
  const outgoing = openOutgoing(stream);
  outgoing.post('one');
  outgoing.post('zwölf');
  expect(written).toEqual([]);
  expect(outgoing.unsent()).toBe(7 + (textFrame('one') + textFrame('zwölf')).length);
  await endOfTurn();
  expect(written).toEqual([textFrame('one') + textFrame('zwölf')]);
  outgoing.post('two');
  await endOfTurn();
  expect(written.slice(1)).toEqual([textFrame('two')]);
});

test('what is flushed before the end of the turn is sent once', async () => {
  const { written, stream } = fakeStream();
  const outgoing = openOutgoing(stream);
  outgoing.post('last words');
  outgoing.flush();
  await endOfTurn();
  expect(written).toEqual([textFrame('last words')]);
});

test('many sockets do not wait for one another', () => {
  const streams = Array.from({ length: 65 }, () => fakeStream());
  for (const { stream } of streams) openOutgoing(stream).post('x');
  expect(streams.map(({ written }) => written.length)).toEqual([...Array(64).fill(1), 0]);
});

test('a socket that takes nothing any more is left alone', async () => {
  const { written, stream } = fakeStream({ writable: false });
  openOutgoing(stream).post('x');
  await endOfTurn();
  expect(written).toEqual([]);
});
