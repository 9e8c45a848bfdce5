import { expect, it } from 'vitest';
import { alike } from '../src/laws/alike.ts';
import { fingerprintOf } from '../src/laws/fingerprint.ts';
import type { Millis, Row } from '@fathom/kit';

it.each([
  [1, 1, true],
  [null, {}, false],
  [[], {}, false],
  [[1, 2], [1, 2], true],
  [[1, 2], [2, 1], false],
  [{ a: 1, b: [{}] }, { b: [{}], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: null }, false],
  [{ a: 1 }, { b: 1 }, false],
  ['1', 1, false],
])('%j and %j are alike: %s', (one, other, expected) => {
  expect(alike(one, other)).toBe(expected);
  expect(alike(other, one)).toBe(expected);
});

const row = (at: number): Row => ({ input: { type: 'tick', at: at as Millis }, events: [at] });

it('a world is known by its start, its rows and their order', () => {
  const prints = [
    fingerprintOf('a', []),
    fingerprintOf('b', []),
    fingerprintOf('a', [row(1)]),
    fingerprintOf('a', [row(1), row(2)]),
    fingerprintOf('a', [row(2), row(1)]),
    fingerprintOf('b', [row(2), row(1)]),
  ];
  expect(new Set(prints).size).toBe(prints.length);
  expect(fingerprintOf('a', [row(1), row(2)])).toBe(prints[3]);
});
