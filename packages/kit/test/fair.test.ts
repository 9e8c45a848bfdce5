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
