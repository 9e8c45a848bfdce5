import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { BadInput, parse } from '@fathom/kit';

const boat = v.strictObject({
  name: v.string(),
  crew: v.optional(v.pipe(v.number(), v.minValue(1, 'expected at least 1')), 4),
  at: v.optional(v.strictObject({ row: v.number() })),
  kind: v.optional(v.picklist(['sub', 'ship'])),
});

const FAULTS: readonly (readonly [title: string, json: unknown, message: string])[] = [
  ['a missing field', {}, 'the boat: name: expected "name" but received undefined'],
  ['the wrong type', { name: 7 }, 'the boat: name: expected string but received 7'],
  ['a value out of bounds', { name: 'x', crew: 0 }, 'the boat: crew: expected at least 1'],
  [
    'a field within',
    { name: 'x', at: { row: 'a' } },
    'the boat: at.row: expected number but received "a"',
  ],
  [
    'none of the choices',
    { name: 'x', kind: 'raft' },
    'the boat: kind: expected ("sub" | "ship") but received "raft"',
  ],
  ['an unknown field', { name: 'x', sail: 1 }, 'the boat: there is no field "sail"'],
  ['not even an object', null, 'the boat: expected Object but received null'],
  [
    'two faults',
    { name: 7, crew: 0 },
    'the boat: name: expected string but received 7; crew: expected at least 1',
  ],
];

describe('parse', () => {
  it('fills in defaults', () => {
    expect(parse(boat, { name: 'Nautilus' }, 'the boat')).toEqual({ name: 'Nautilus', crew: 4 });
  });

  it.each(FAULTS)('says what is wrong: %s', (_title, json, message) => {
    expect(() => parse(boat, json, 'the boat')).toThrow(new BadInput(message));
  });

  it('stops at the first fault of something large', () => {
    let looks = 0;
    const list = v.array(
      v.pipe(
        v.unknown(),
        v.check((value) => (looks += 1) < 0 || value === true, 'expected true'),
      ),
    );
    const large = Array.from({ length: 1_000 }, () => false);
    expect(() => parse(list, large, 'it')).toThrow(new BadInput('it: 0: expected true'));
    expect(looks).toBe(1);
  });

  it('names five faults at most', () => {
    const list = v.array(v.string());
    expect(() => parse(list, [1, 2, 3, 4, 5, 6, 7], 'it')).toThrow(/^it: 0: .*; 4: [^;]*$/);
  });
});

describe('a variant', () => {
  const order = v.variant('type', [
    v.strictObject({ type: v.literal('steer'), to: v.picklist(['N', 'S']) }),
    v.strictObject({ type: v.literal('stop') }),
    v.strictObject({ type: v.literal(2), deep: v.optional(v.boolean(), true) }),
  ]);
  const CASES: readonly unknown[] = [
    { type: 'steer', to: 'N' },
    { type: 'steer', to: 'X' },
    { type: 'steer' },
    { type: 'stop' },
    { type: 'stop', now: true },
    { type: 2 },
    { type: '2' },
    { type: 'dive' },
    { type: null },
    {},
    Object.create({ type: 'stop' }),
    [],
    'stop',
    null,
  ];

  /** What the library makes of it by itself. */
  const plainly = (json: unknown): unknown => {
    const { success, output } = v.safeParse(order, json);
    return success ? output : 'refused';
  };
  const byItsKey = (json: unknown): unknown => {
    try {
      return parse(order, json, 'the order');
    } catch (error) {
      return error instanceof BadInput ? 'refused' : error;
    }
  };

  it.each(CASES.map((json) => [JSON.stringify(json), json]))(
    'is read by its key as it would be by trying all: %s',
    (_title, json) => {
      expect(byItsKey(json)).toEqual(plainly(json));
    },
  );

  it('is followed by what comes after it in a pipe', () => {
    const still = v.pipe(
      order,
      v.check(({ type }) => type !== 'steer', 'expected not to be steered'),
    );
    expect(parse(still, { type: 'stop' }, 'the order')).toEqual({ type: 'stop' });
    expect(() => parse(still, { type: 'steer', to: 'N' }, 'the order')).toThrow('steered');
  });

  it('names all there is where nothing fits, and the fault of what does', () => {
    expect(() => parse(order, { type: 'dive' }, 'the order')).toThrow(
      'the order: type: expected ("steer" | "stop" | 2) but received "dive"',
    );
    expect(() => parse(order, { type: 'steer', to: 'X' }, 'the order')).toThrow(
      'the order: to: expected ("N" | "S") but received "X"',
    );
  });
});
