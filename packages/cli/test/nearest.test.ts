import { expect, test } from 'vitest';
import { nearest } from '../src/nearest.ts';

const known = ['play', 'replay', 'verify', 'new-game'];

test.each([
  ['paly', 'play'],
  ['play', 'play'],
  ['relpay', 'replay'],
  ['verify-', 'verify'],
  ['arena', null],
  ['', null],
])('"%s" was meant as %s', (word, meant) => {
  expect(nearest(word, known)).toBe(meant);
});
