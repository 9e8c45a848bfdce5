import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rngFor, rngFrom } from '@fathom/kit';
import type { Seed } from '@fathom/kit';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f' as Seed;
const WORDS = 2 ** 32;

/** The same stream by other means: big-endian words of HMAC-SHA-256(seed, "position/block"). */
function wordsByNode(seed: Seed, position: number, count: number): number[] {
  const key = Buffer.from(seed, 'hex');
  const words: number[] = [];
  for (let block = 0; words.length < count; block++) {
    const digest = createHmac('sha256', key).update(`${position}/${block}`).digest();
    for (let i = 0; i < 8; i++) words.push(digest.readUInt32BE(i * 4));
  }
  return words.slice(0, count);
}

/** Draws from a list of words, then fails. */
function from(...words: number[]): () => number {
  return () => {
    const word = words.shift();
    if (word === undefined) throw new Error('no words left');
    return word;
  };
}

describe('the luck of a log position', () => {
  it.each([0, 1, 2, 41, 1_000_000])('is the keyed hash of position %i', (position) => {
    const rng = rngFor(SEED, position);
    const drawn = Array.from({ length: 25 }, () => rng.int(WORDS));
    expect(drawn).toEqual(wordsByNode(SEED, position, 25));
  });

  it('does not change from one release to the next', () => {
    const rng = rngFor(SEED, 7);
    expect(Array.from({ length: 8 }, () => rng.int(100))).toEqual(
      wordsByNode(SEED, 7, 8).map((word) => word % 100),
    );
    expect(rngFor(SEED, 7).shuffle(['a', 'b', 'c', 'd', 'e'])).toMatchInlineSnapshot(`
      [
        "c",
        "d",
        "b",
        "a",
        "e",
      ]
    `);
  });

  it('owes nothing to what was drawn elsewhere', () => {
    const first = rngFor(SEED, 3);
    first.int(6);
    const other = rngFor(SEED, 4);
    other.shuffle([1, 2, 3]);
    expect(first.int(WORDS)).toBe(wordsByNode(SEED, 3, 2)[1]);
  });
});

describe('int', () => {
  it('stays below its bound', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: WORDS }), fc.nat(), (below, position) => {
        const drawn = rngFor(SEED, position).int(below);
        expect(Number.isInteger(drawn)).toBe(true);
        expect(drawn).toBeGreaterThanOrEqual(0);
        expect(drawn).toBeLessThan(below);
      }),
    );
  });

  it.each([0, -1, 1.5, WORDS + 1, Number.NaN, Infinity])('refuses the bound %d', (below) => {
    expect(() => rngFor(SEED, 0).int(below)).toThrow(RangeError);
  });

  it('draws again where a word would favour small numbers', () => {
    expect(rngFrom(from(WORDS - 1, 8)).int(3)).toBe(2);
    expect(rngFrom(from(WORDS - 2)).int(3)).toBe(2);
    expect(rngFrom(from(WORDS - 1)).int(WORDS)).toBe(WORDS - 1);
  });

  it.each([2, 3, 6, 10, 64])('gives each number below %i as often as the others', (below) => {
    const draws = 20_000;
    const counts = Array.from({ length: below }, () => 0);
    const rng = rngFor(SEED, below);
    for (let i = 0; i < draws; i++) {
      const drawn = rng.int(below);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(limit(below - 1));
  });
});

describe('pick and shuffle', () => {
  it('pick takes from the list', () => {
    const items = ['a', 'b', 'c'];
    expect(items).toContain(rngFor(SEED, 1).pick(items));
    expect(() => rngFor(SEED, 1).pick([])).toThrow(RangeError);
  });

  it('shuffle gives a permutation and leaves its argument alone', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.nat(), (items, position) => {
        const before = [...items];
        const shuffled = rngFor(SEED, position).shuffle(items);
        expect(items).toEqual(before);
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(before.toSorted((a, b) => a - b));
      }),
    );
  });

  it('shuffle gives each order as often as the others', () => {
    const counts: Record<string, number> = {};
    for (let position = 0; position < 6000; position++) {
      const order = rngFor(SEED, position).shuffle([1, 2, 3]).join('');
      counts[order] = (counts[order] ?? 0) + 1;
    }
    expect(Object.keys(counts)).toHaveLength(6);
    expect(chiSquare(Object.values(counts))).toBeLessThan(limit(5));
  });
});

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** Exceeded by a fair source once in a thousand (Wilson and Hilferty's approximation). */
const limit = (freedom: number): number =>
  freedom * (1 - 2 / (9 * freedom) + 3.09 * Math.sqrt(2 / (9 * freedom))) ** 3;
