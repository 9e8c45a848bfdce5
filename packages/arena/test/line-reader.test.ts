import { expect, test } from 'vitest';
import { lineReader } from '../src/contestants/exec/child.ts';

function read(chunks: readonly string[], longest = 10): readonly string[] {
  const heard: string[] = [];
  const reader = lineReader({
    longest,
    line: (line) => heard.push(line),
    tooLong: () => heard.push('too long'),
  });
  for (const chunk of chunks) reader.add(chunk);
  return heard;
}

test.each([
  [['one\ntwo\n'], ['one', 'two']],
  [['o', 'n', 'e', '\n'], ['one']],
  [
    ['one\r\n', '\n'],
    ['one', ''],
  ],
  [['one'], []],
  [
    ['a\nb', 'c\nd'],
    ['a', 'bc'],
  ],
  [['0123456789\n'], ['0123456789']],
  [['0123456789x\n'], ['too long']],
  [['01234', '56789', 'x', 'y', 'z'], ['too long']],
  [
    ['01234', '56789', 'xyz\nok\n'],
    ['too long', 'ok'],
  ],
])('%j is %j', (chunks, lines) => {
  expect(read(chunks)).toEqual(lines);
});
