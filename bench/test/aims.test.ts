import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aimsOf, atLeast, atMost } from '../src/report/aims.ts';

test('an aim is met at its very figure, and missed beyond it', () => {
  const met = (got: number): boolean[] => [atLeast('a', 2, got).met, atMost('b', 2, got).met];
  assert.deepEqual(met(2), [true, true]);
  assert.deepEqual(met(1.9), [false, true]);
  assert.deepEqual(met(2.1), [true, false]);
  assert.deepEqual(met(Number.NaN), [false, false]);
});

test('nothing is said of contestants that took no part', () => {
  const size = { contestants: [], ratios: { colyseus: 0.5 }, p99Ratios: { 'durable-relay': 1.2 } };
  const sizes = [
    { ...size, matches: 100 },
    { ...size, matches: 1000 },
  ];
  const aims = aimsOf({
    rules: null,
    belief: null,
    steady: null,
    crews: null,
    growth: null,
    cluster: null,
    server: { sizes },
  });
  assert.deepEqual(
    aims.map(({ what, met }) => [what, met]),
    [
      ['server: 100 matches, moves/s, times Colyseus', false],
      ['server: 1000 matches, moves/s, times Colyseus', false],
      ['server: 1000 matches, p99, times the durable relay', true],
    ],
  );
});
