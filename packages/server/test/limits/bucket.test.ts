import { expect, test } from 'vitest';
import { byNetwork } from '../../src/limits/by-network.ts';
import { openBucket } from '../../src/limits/bucket.ts';

test('a burst is let through, then the steady rate', () => {
  const bucket = openBucket({ burst: 30, perSecond: 10 });
  const taken = (now: number, tries: number): number =>
    Array.from({ length: tries }, () => bucket.take(now)).filter(Boolean).length;
  expect(taken(0, 100)).toBe(30);
  expect(taken(500, 100)).toBe(5);
  expect(taken(1_500, 100)).toBe(10);
  expect(taken(100_000, 100)).toBe(30);
});

test('what costs more takes more, and nothing is taken where it is not enough', () => {
  const bucket = openBucket({ burst: 10, perSecond: 1 });
  expect(bucket.take(0, 8)).toBe(true);
  expect(bucket.take(0, 8)).toBe(false);
  expect(bucket.secondsUntil(0, 8)).toBe(6);
  expect(bucket.secondsUntil(0, 2)).toBe(0);
  expect(bucket.take(0, 2)).toBe(true);
  expect(bucket.secondsUntil(500)).toBe(1);
  expect(bucket.take(6_000, 1_000)).toBe(false);
  expect(bucket.secondsUntil(6_000, 1_000)).toBe(4);
  expect(bucket.take(10_000, 1_000), 'all there is, once it is full').toBe(true);
});

test('what was taken elsewhere is missing here, even more than there is', () => {
  const bucket = openBucket({ burst: 10, perSecond: 1 });
  bucket.charge(0, 4);
  expect([bucket.debt(0), bucket.debt(3_000)]).toStrictEqual([4, 1]);
  bucket.charge(3_000, 1_000);
  expect(bucket.debt(3_000)).toBe(20);
  expect(bucket.secondsUntil(3_000)).toBe(11);
});

test('of too many networks the one not met for longest is forgotten', () => {
  let made = 0;
  const known = byNetwork(() => ++made, 2);
  expect(known.of('a')).toBe(1);
  expect(known.of('b')).toBe(2);
  expect(known.of('a')).toBe(1);
  expect(known.of('c')).toBe(3);
  expect(known.of('a')).toBe(1);
  expect(known.of('b'), 'b is new again').toBe(4);
});
