import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openLines } from '../src/lines.ts';

const opened = () => {
  const input = new PassThrough();
  const output = new PassThrough();
  return { input, output, lines: openLines(input, output) };
};

test('lines come one by one, however they arrive, and then null', async () => {
  const { input, lines } = opened();
  input.write('one\ntwo\nth');
  expect(await lines.ask('> ')).toBe('one');
  expect(await lines.ask('> ')).toBe('two');
  input.end('ree');
  expect(await lines.ask('> ')).toBe('three');
  expect(await lines.ask('> ')).toBeNull();
  expect(lines.interrupted()).toBe(false);
});

test('a question asked again before the answer is the same question', async () => {
  const { input, lines } = opened();
  const first = lines.ask('> ');
  const second = lines.ask('> ');
  input.end('answer\n');
  expect(await Promise.all([first, second])).toEqual(['answer', 'answer']);
  expect(await lines.ask('> ')).toBeNull();
});

test('what is piped in can be read on the screen', async () => {
  const { input, output, lines } = opened();
  input.end('move\n');
  await lines.ask('black> ');
  await lines.ask('black> ');
  output.end();
  expect(await text(output)).toBe('black> move\nblack> \n');
});

test('no line of a long input is lost', async () => {
  const { input, lines } = opened();
  const all = Array.from({ length: 5000 }, (_, i) => String(i));
  input.end(`${all.join('\n')}\n`);
  const read: string[] = [];
  for (;;) {
    const line = await lines.ask('');
    if (line === null) break;
    read.push(line);
  }
  expect(read).toEqual(all);
});
