import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, commitmentTo, digest, matchSeed } from '@fathom/kit';
import type { Contribution, Seat, Seed } from '@fathom/kit';

const HOST = 'ab'.repeat(32) as Seed;
const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
const added = (seat: string, contribution: string | null): Contribution => ({
  seat: seat as Seat,
  contribution,
});

describe('fair luck', () => {
  it('a commitment is the hash of the match and the host seed', () => {
    expect(commitmentTo('k3v9x2ab', HOST)).toBe(
      sha256(`["fathom/commitment/1","k3v9x2ab","${HOST}"]`),
    );
  });

  it('a match seed is the hash of the host seed and all contributions in order', () => {
    const players = [added('black', 'ff00'), added('red', null)];
    expect(matchSeed('k3v9x2ab', HOST, players)).toBe(
      sha256(`["fathom/match-seed/1","k3v9x2ab","${HOST}",[["black","ff00"],["red",null]]]`),
    );
  });

  it('a match seed depends on each of its parts', () => {
    const black = added('black', 'ff00');
    const red = added('red', null);
    const seeds = [
      matchSeed('m', HOST, [black, red]),
      matchSeed('n', HOST, [black, red]),
      matchSeed('m', 'cd'.repeat(32) as Seed, [black, red]),
      matchSeed('m', HOST, [red, black]),
      matchSeed('m', HOST, [black]),
      matchSeed('m', HOST, [black, added('red', '')]),
      matchSeed('m', HOST, [added('black', 'ff01'), red]),
    ];
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  it('a commitment does not give the match seed away', () => {
    expect(commitmentTo('m', HOST)).not.toBe(matchSeed('m', HOST, []));
  });

  it('hashes text beyond ASCII as UTF-8', () => {
    expect(digest({ name: 'Zoë ⚓' })).toBe(sha256('{"name":"Zoë ⚓"}'));
  });
});

describe('canonical JSON', () => {
  it('does not mind the order of keys', () => {
    expect(canonical({ b: [1, { d: null, c: 'x' }], a: true })).toBe(
      '{"a":true,"b":[1,{"c":"x","d":null}]}',
    );
  });

  it('has the keys by their letters, numbers too, however many there are', () => {
    expect(canonical({ b: { 10: 1, 9: 2, '': 3 }, a: [{ 2: 0, 1: 0 }] })).toBe(
      '{"a":[{"1":0,"2":0}],"b":{"":3,"10":1,"9":2}}',
    );
    expect(canonical(JSON.parse('{"b":1,"__proto__":{"d":2,"c":3}}'))).toBe(
      '{"__proto__":{"c":3,"d":2},"b":1}',
    );
    const letters = 'zyxwvutsrqponmlkjihgfedcba'.split('');
    const many = Object.fromEntries(letters.map((letter) => [letter, 0]));
    expect(Object.keys(JSON.parse(canonical(many)) as object)).toEqual(letters.toReversed());
  });

  it('leaves what it is given as it was', () => {
    const given = { b: [{ d: 1, c: 2 }], a: 3 };
    canonical(given);
    expect(JSON.stringify(given)).toBe('{"b":[{"d":1,"c":2}],"a":3}');
  });

  it('refuses what is not JSON, at any depth', () => {
    for (const value of [undefined, [undefined], { a: undefined }, { a: [{ 1: undefined }] }])
      expect(() => canonical(value)).toThrow('undefined is not JSON');
  });

  it('is JSON of the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        expect(JSON.parse(canonical(JSON.parse(text)))).toEqual(JSON.parse(text));
      }),
    );
  });

  it('tells different values apart', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        const [a, b]: unknown[] = [one, other].map((value) => JSON.parse(JSON.stringify(value)));
        expect(canonical(a) === canonical(b)).toBe(equal(a, b));
      }),
    );
  });
});

function equal(one: unknown, other: unknown): boolean {
  try {
    expect(one).toStrictEqual(other);
    return true;
  } catch {
    return false;
  }
}
