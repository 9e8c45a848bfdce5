import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { begin, refusedWith } from './play.ts';

const here = new URL('./', import.meta.url);
const read = (folder: URL, ending: string): string =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
const source = read(new URL('../src/', here), '.ts') + read(new URL('../src/rules/', here), '.ts');
const tests = read(here, '.test.ts');

/** Every code the rules can refuse with. */
const codes = [...new Set([...source.matchAll(/refuse\(\s*'(\w+)'/g)].map(([, code]) => code!))];

test('there are dozens of reasons to refuse', () => {
  expect(codes.length).toBeGreaterThan(35);
});

test.each(codes)('%s is met in the tests', (code) => {
  expect(tests).toContain(`'${code}'`);
});

test('a refusal says what would be right', () => {
  expect(refusedWith(begin(), 'A break N1')).toEqual({
    code: 'noDuty',
    message: 'There is nothing to mark until the next course.',
  });
});
