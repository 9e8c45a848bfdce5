import { luckOf } from '@fathom/kit';
import { describe, expect, test } from 'vitest';
import { eloOf, shareEstimate, shareFor, varianceOf } from '../src/stats/interval.ts';
import { likelihoodRatio, sequentialTest } from '../src/stats/sprt.ts';
import { inverse, product, ratingsOf } from '../src/stats/ratings.ts';
import type { Hypotheses, SprtVerdict } from '../src/stats/sprt.ts';
import { quantile, summariseTimes } from '../src/stats/times.ts';

describe('Elo', () => {
  test.each([
    [0.5, 2, 0],
    [0.64, 2, 99.95],
    [0.81, 2, 251.9],
    [0.25, 4, 0],
    [0.5, 4, 190.85],
    [0.2, 5, 0],
  ])('%f of the points among %i is %f', (share, sides, elo) => {
    expect(eloOf(share, sides)).toBeCloseTo(elo, 1);
    expect(shareFor(elo, sides)).toBeCloseTo(share, 3);
  });

  test('all points and none are beyond measure', () => {
    expect([eloOf(1, 2), eloOf(0, 2)]).toEqual([Infinity, -Infinity]);
  });
});

function width(scores: readonly number[]): number {
  const { low, high } = shareEstimate(scores, 2);
  return high - low;
}

describe('the interval of a share', () => {
  test('of independent games is Wilson’s', () => {
    // 60 of 100 sets of one game won: the textbook gives 0.502 … 0.691.
    const scores = Array.from({ length: 100 }, (_, i) => Number(i < 60));
    const { value, low, high } = shareEstimate(scores, 1);
    expect(value).toBeCloseTo(0.6, 10);
    expect(low).toBeCloseTo(0.503, 2);
    expect(high).toBeCloseTo(0.69, 2);
  });

  test('is narrower where pairs cancel the luck out, and wider where they double it', () => {
    const cancelling = Array.from({ length: 100 }, (_, i) => (i % 10 === 0 ? 1 : 0.5));
    const doubling = Array.from({ length: 100 }, (_, i) => Number(i % 20 < 11));
    expect(width(cancelling)).toBeLessThan(width(doubling) / 3);
  });

  test.each([
    [1, 0.9812, 1],
    [0, 0, 0.0188],
  ])('of nothing but %i still has a width', (score, low, high) => {
    const estimate = shareEstimate(
      Array.from({ length: 100 }, () => score),
      2,
    );
    expect(estimate.value).toBe(score);
    expect(estimate.low).toBeCloseTo(low, 4);
    expect(estimate.high).toBeCloseTo(high, 4);
  });

  test('holds the truth about 95 times of 100', () => {
    const luck = luckOf(1);
    let held = 0;
    for (let trial = 0; trial < 1000; trial++) {
      // Pairs with luck of their own: both games lean the same way half of the time.
      const scores = Array.from({ length: 60 }, () => {
        const first = Number(luck.int(10) < 7);
        return luck.int(2) === 0 ? first : (first + Number(luck.int(10) < 7)) / 2;
      });
      const { low, high } = shareEstimate(scores, 2);
      if (low <= 0.7 && 0.7 <= high) held += 1;
    }
    expect(held).toBeGreaterThan(930);
    expect(held).toBeLessThan(970);
  });
});

describe('the sequential test', () => {
  test('counts as the testing frameworks of chess do', () => {
    // A published example of the generalised test: 4307 won, 8620 drawn, 4063 lost, 0 against 3 Elo.
    const counts = [
      [0, 4063],
      [0.5, 8620],
      [1, 4307],
    ] as const;
    expect(likelihoodRatio(counts, [shareFor(0, 2), shareFor(3, 2)])).toBeCloseTo(2.99, 2);
  });

  test('comes close to the normal approximation over pairs', () => {
    const counts = [
      [0, 40],
      [0.25, 150],
      [0.5, 500],
      [0.75, 230],
      [1, 80],
    ] as const;
    const scores = counts.flatMap(([score, count]) =>
      Array.from({ length: count }, (): number => score),
    );
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    const [s0, s1] = [shareFor(0, 2), shareFor(10, 2)];
    const normal = (scores.length * (s1 - s0) * (2 * mean - s0 - s1)) / (2 * varianceOf(scores));
    expect(likelihoodRatio(counts, [s0, s1])).toBeCloseTo(normal, 0);
  });

  test('has the bounds of Wald', () => {
    const { lower, upper } = sequentialTest(bounds(0, 10), 2).state();
    expect([lower, upper].map((bound) => bound.toFixed(2))).toEqual(['-2.94', '2.94']);
  });

  test.each<[string, (set: number) => number, SprtVerdict]>([
    ['nothing but wins', () => 1, 'accepted'],
    ['nothing but losses', () => 0, 'rejected'],
    ['nothing but even pairs', () => 0.5, 'rejected'],
    ['two even pairs', (set) => (set < 2 ? 0.5 : NaN), 'undecided'],
  ])('%s', (_, scoreAt, verdict) => {
    const test = sequentialTest(bounds(0, 50), 2);
    for (let set = 0; set < 400 && !Number.isNaN(scoreAt(set)); set++) test.add(scoreAt(set));
    expect(test.state().verdict).toBe(verdict);
  });

  test('says no more once it has decided', () => {
    const test = sequentialTest(bounds(0, 50), 2);
    for (let set = 0; set < 100; set++) test.add(1);
    const decided = test.state();
    for (let set = 0; set < 500; set++) test.add(0);
    expect(test.state()).toEqual(decided);
  });

  test.each([
    [0, 2, 'rejected'],
    [60, 2, 'accepted'],
    [0, 4, 'rejected'],
    [60, 4, 'accepted'],
  ] as const)('%i Elo among %i is %s, and seldom mistaken', (elo, sides, right) => {
    const luck = luckOf(2, `${elo} ${sides}`);
    const share = shareFor(elo, sides);
    const score = (): number => {
      const games = Array.from({ length: sides }, () => Number(luck.int(1_000_000) < share * 1e6));
      return games.reduce((sum, game) => sum + game, 0) / sides;
    };
    let wrong = 0;
    for (let trial = 0; trial < 100; trial++) {
      const test = sequentialTest(bounds(0, 60), sides);
      for (let set = 0; set < 5000 && test.state().verdict === 'undecided'; set++)
        test.add(score());
      if (test.state().verdict !== right) wrong += 1;
    }
    expect(wrong).toBeLessThanOrEqual(9); // 5 are allowed on average
  });
});

const bounds = (elo0: number, elo1: number): Hypotheses => ({
  elo0,
  elo1,
  alpha: 0.05,
  beta: 0.05,
});

describe('ratings', () => {
  test('of two are their Elo difference', () => {
    const [cadet, mate] = ratingsOf(
      2,
      [{ one: 1, others: 0, sides: 2, scores: [[0.64, 100_000]] }],
      1000,
    );
    expect(cadet).toEqual({ value: 1000, low: 1000, high: 1000 });
    expect(mate?.value).toBeCloseTo(1000 + eloOf(0.64, 2), 1);
  });

  test.each([2, 4])('are found again from games among %i', (sides) => {
    const truth = [1000, 1150, 1300, 1450, 1300];
    const luck = luckOf(3, String(sides));
    const pairs = [
      [1, 0],
      [2, 1],
      [3, 2],
      [2, 0],
      [3, 1],
      [4, 3],
      [0, 4],
    ] as const;
    const contests = pairs.map(([one, others]) => {
      const share = shareFor((truth[one] ?? 0) - (truth[others] ?? 0), sides);
      const wins = Array.from({ length: 600 * sides }, () => luck.int(10_000) < share * 10_000);
      const sets = Array.from(
        { length: 600 },
        (_, set) => wins.slice(set * sides, (set + 1) * sides).filter(Boolean).length / sides,
      );
      return { one, others, sides, scores: sets.map((score) => [score, 1] as const) };
    });
    const ratings = ratingsOf(truth.length, contests, 1000);
    for (const [i, { value }] of ratings.entries())
      expect(Math.abs(value - (truth[i] ?? 0))).toBeLessThan(45);
    for (const { low, high } of ratings.slice(1)) expect(high - low).toBeGreaterThan(20);
    const outside = ratings.filter(
      ({ low, high }, i) => (truth[i] ?? 0) < low - 1e-9 || (truth[i] ?? 0) > high + 1e-9,
    );
    expect(outside.length).toBeLessThanOrEqual(1);
  });

  test('of a clean sweep are finite and vague', () => {
    const [, winner] = ratingsOf(2, [{ one: 1, others: 0, sides: 2, scores: [[1, 50]] }], 1000);
    expect(winner?.value).toBeGreaterThan(1700);
    expect(winner?.value).toBeLessThan(2100);
    expect((winner?.high ?? 0) - (winner?.low ?? 0)).toBeGreaterThan(400);
  });
});

test('a matrix times its inverse is one', () => {
  const matrix = [
    [0, 2, 1],
    [4, -6, 0],
    [-2, 7, 3],
  ];
  const one = product(matrix, inverse(matrix));
  for (const [i, row] of one.entries())
    for (const [j, number] of row.entries()) expect(number).toBeCloseTo(Number(i === j), 10);
  expect(() =>
    inverse([
      [1, 2],
      [2, 4],
    ]),
  ).toThrow('no inverse');
});

test('times are summed up', () => {
  const times = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect(summariseTimes(times)).toEqual({ decisions: 100, mean: 50.5, p95: 95, max: 100 });
  expect(summariseTimes([])).toEqual({ decisions: 0, mean: 0, p95: 0, max: 0 });
  expect(quantile([7], 0.5)).toBe(7);
});
