import { expect, test } from 'vitest';
import { grown } from '@fathom/kit';

const double = (n: number): string => String(2 * n);

test('without anything known the whole list is made', () => {
  expect(grown(undefined, [1, 2], double)).toEqual(['2', '4']);
});

test('what is known is kept, and only what is new is made', () => {
  const made: number[] = [];
  const all = grown(['two', 'four'], [1, 2, 3], (n) => {
    made.push(n);
    return double(n);
  });
  expect(all).toEqual(['two', 'four', '6']);
  expect(made).toEqual([3]);
});

test('a list that has not grown is handed back as it is', () => {
  const known = ['2', '4'];
  expect(grown(known, [1, 2], double)).toBe(known);
});

test('what is longer than the list is known of another one', () => {
  expect(grown(['2', '4', '6'], [1], double)).toEqual(['2']);
});
