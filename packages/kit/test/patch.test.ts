import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply, diff, sharing } from '@fathom/kit';
import { diffText } from '../src/patch.ts';
import type { Patch } from '@fathom/kit';

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** JSON with keys that mean something to JavaScript. */
const json = fc
  .letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom(null, true, 0, 1, 'a'),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom('a', 'b', '0', '__proto__', 'constructor'), tie('value')),
    ),
  }))
  .value.map(throughJson);

describe('diff and apply', () => {
  it('turn any value into any other', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        expect(apply(before, diff(before, after))).toEqual(after);
      }),
      { numRuns: 2000 },
    );
  });

  it('survive the wire', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const sent = throughJson(diff(before, after)) as Patch;
        expect(apply(before, sent)).toEqual(after);
      }),
    );
  });

  it('are the same as text', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        expect(diffText(before, after)).toBe(JSON.stringify(diff(before, after)));
      }),
    );
  });

  it('leave their arguments alone', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const copy = [throughJson(before), throughJson(after)];
        apply(before, diff(before, after));
        expect([before, after]).toEqual(copy);
      }),
    );
  });

  it('say nothing about what is the same', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(diff(value, throughJson(value))).toEqual([]);
      }),
    );
  });

  it('are the same as to share', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        expect(sharing(before, after)).toEqual(after);
        expect(sharing(before, throughJson(before))).toBe(before);
      }),
    );
    const before = { board: { a: [1, 2] }, turn: 'red' };
    const after = sharing(before, { board: { a: [1, 2] }, turn: 'blue' });
    expect((after as typeof before).board).toBe(before.board);
  });

  it('share what did not change', () => {
    const before = { board: { a: [1, 2] }, turn: 'red' };
    const after = apply(before, diff(before, { board: { a: [1, 2] }, turn: 'blue' }));
    expect((after as typeof before).board).toBe(before.board);
  });
});

interface Small {
  readonly title: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly patch: Patch;
}

const SMALL: readonly Small[] = [
  { title: 'a field', before: { a: 1, b: 2 }, after: { a: 1, b: 3 }, patch: [[['b'], 3]] },
  {
    title: 'a field within',
    before: { a: { b: [1, 2] } },
    after: { a: { b: [1, 5] } },
    patch: [[['a', 'b', 1], 5]],
  },
  {
    title: 'a list that grew',
    before: { log: [1] },
    after: { log: [1, 2, 3] },
    patch: [
      [['log', 1], 2],
      [['log', 2], 3],
    ],
  },
  { title: 'a list that shrank: sent whole', before: [1, 2], after: [1], patch: [[[], [1]]] },
  {
    title: 'other keys: sent whole',
    before: { a: { x: 1 } },
    after: { a: { y: 1 } },
    patch: [[['a'], { y: 1 }]],
  },
  { title: 'a list for an object', before: { a: {} }, after: { a: [] }, patch: [[['a'], []]] },
  { title: 'all of it', before: null, after: { a: 1 }, patch: [[[], { a: 1 }]] },
  { title: 'nothing', before: { a: [] }, after: { a: [] }, patch: [] },
];

describe('diff', () => {
  it.each(SMALL)('is small: $title', ({ before, after, patch }) => {
    expect(diff(before, after)).toEqual(patch);
  });
});

const STRAY: readonly (readonly [title: string, path: readonly unknown[]])[] = [
  ['a missing key', ['c']],
  ['a key inside a number', ['a', 'x']],
  ['a place behind the end of a list', ['list', 4]],
  ['a negative place', ['list', -1]],
  ['half a place', ['list', 0.5]],
  ['a place by name', ['list', '0']],
  ['the length of a list', ['list', 'length']],
  ['an inherited key', ['toString']],
  ['the prototype', ['__proto__', 'polluted']],
  ['the constructor', ['constructor', 'prototype', 'polluted']],
  ['no key at all', [null]],
  ['an object for a key', [{}]],
];

describe('apply', () => {
  it.each(STRAY)('refuses a patch that does not fit: %s', (_title, path) => {
    const stray = [[path, true]] as unknown as Patch;
    expect(() => apply({ a: 1, list: [1, 2] }, stray)).toThrow(RangeError);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('sets a key called __proto__ like any other', () => {
    const before: unknown = JSON.parse('{"__proto__": 1}');
    const after: unknown = JSON.parse('{"__proto__": {"polluted": true}}');
    const applied = apply(before, diff(before, after));
    expect(JSON.stringify(applied)).toBe('{"__proto__":{"polluted":true}}');
    expect(Object.getPrototypeOf(applied)).toBe(Object.prototype);
  });
});
