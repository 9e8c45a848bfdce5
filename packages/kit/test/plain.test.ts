import { describe, expect, it } from 'vitest';
import { unplain } from '../src/laws/plain.ts';

class Boat {
  readonly name = 'Nautilus';
}

const FAULTS: readonly (readonly [value: unknown, fault: string])[] = [
  [{ a: undefined }, 'it.a is undefined'],
  [{ a: [1, Number.NaN] }, 'it.a.1 is NaN'],
  [Infinity, 'it is Infinity'],
  [{ a: -0 }, 'it.a is -0'],
  [{ a: new Map() }, 'it.a is a Map'],
  [[new Set()], 'it.0 is a Set'],
  [{ when: new Date(0) }, 'it.when is a Date'],
  [new Boat(), 'it is a Boat'],
  [Array.from({ length: 1 }), 'it.0 is undefined'],
  [{ run: () => null }, 'it.run is a function'],
  [{ big: 1n }, 'it.big is a bigint'],
  [{ [Symbol('x')]: 1 }, 'it has a symbol for a key'],
];

describe('plain JSON', () => {
  it.each([null, 0, -1.5, '', 'x', true, [], {}, { a: [{ b: null }] }])('%j is', (value) => {
    expect(unplain(value)).toBeNull();
  });

  it.each(FAULTS)('%o is not', (value, fault) => {
    expect(unplain(value)).toBe(fault);
  });
});
