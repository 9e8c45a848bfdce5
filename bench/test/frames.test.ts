import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frameReader, makeFrame } from '../src/load/frames.ts';

/** A frame as a server sends it: not masked. */
function serverFrame(payload: Buffer, opcode = 1): Buffer {
  const { length } = payload;
  const head =
    length < 126
      ? Buffer.from([0x80 | opcode, length])
      : length <= 0xffff
        ? Buffer.from([0x80 | opcode, 126, length >> 8, length & 0xff])
        : Buffer.from([
            0x80 | opcode,
            127,
            0,
            0,
            0,
            0,
            0,
            length >> 16,
            (length >> 8) & 0xff,
            length & 0xff,
          ]);
  return Buffer.concat([head, payload]);
}

function read(chunks: readonly Buffer[]): string[] {
  const heard: string[] = [];
  const take = frameReader({
    message: (payload) => void heard.push(payload.toString()),
    ping: (payload) => void heard.push(`ping ${payload.toString()}`),
    close: (payload) => void heard.push(`close ${payload.length}`),
  });
  for (const chunk of chunks) take(chunk);
  return heard;
}

const texts = ['', 'a', 'b'.repeat(125), 'c'.repeat(126), 'd'.repeat(65_535), 'e'.repeat(70_000)];
const stream = Buffer.concat(texts.map((text) => serverFrame(Buffer.from(text))));

test('frames of every length class are read from one chunk', () => {
  assert.deepEqual(read([stream]), texts);
});

for (const size of [1, 2, 3, 7, 1000])
  test(`frames are read from chunks of ${size} bytes`, () => {
    const chunks: Buffer[] = [];
    for (let at = 0; at < stream.length; at += size) chunks.push(stream.subarray(at, at + size));
    assert.deepEqual(read(chunks), texts);
  });

test('pings and closings are told apart from messages', () => {
  const frames = [serverFrame(Buffer.from('x'), 9), serverFrame(Buffer.from('yy'), 8)];
  assert.deepEqual(read(frames), ['ping x', 'close 2']);
});

test('a frame that is made has the masked bit, a key of zeros and its payload', () => {
  const frame = makeFrame(Buffer.from('hello'), 'text');
  assert.deepEqual([...frame.subarray(0, 6)], [0x81, 0x85, 0, 0, 0, 0]);
  assert.equal(frame.toString('utf8', 6), 'hello');
  assert.equal(makeFrame(Buffer.alloc(300), 'binary').length, 8 + 300);
});
