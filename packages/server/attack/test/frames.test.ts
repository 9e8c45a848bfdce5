import { expect, test } from 'vitest';
import { frame, OP, readTexts } from '../raw/frames.ts';

const server = (op: number, text: string): Buffer => frame(op, text, { isMasked: false });

test.each([0, 1, 125, 126, 65_535, 65_536])(
  'a text of %i characters is read as written',
  (length) => {
    const text = 'x'.repeat(length);
    expect(readTexts(server(OP.text, text))).toStrictEqual({
      texts: [text],
      rest: Buffer.alloc(0),
    });
  },
);

test('texts are found among other frames, and half of one waits for the rest', () => {
  const half = server(OP.text, 'half');
  const { texts, rest } = readTexts(
    Buffer.concat([
      server(OP.ping, ''),
      server(OP.text, 'one'),
      server(OP.text, 'two'),
      half.subarray(0, 3),
    ]),
  );
  expect(texts).toStrictEqual(['one', 'two']);
  expect(readTexts(Buffer.concat([rest, half.subarray(3)])).texts).toStrictEqual(['half']);
});

test('a frame may claim a length it does not have', () => {
  const lying = frame(OP.text, 'x', { claims: 2 ** 40 });
  expect(lying.readBigUInt64BE(2)).toBe(2n ** 40n);
  expect(lying).toHaveLength(2 + 8 + 4 + 1);
});
