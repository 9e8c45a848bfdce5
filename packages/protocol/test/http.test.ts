import { BadInput, parse } from '@fathom/kit';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrangeSeat, createMatch, setName, takeSeat } from '../src/index.ts';

test('a match needs only a game; the rest has defaults', () => {
  expect(parse(createMatch, { game: 'depth-charge' }, 'it')).toStrictEqual({
    game: 'depth-charge',
    options: {},
    seats: {},
    visibility: 'public',
    clock: { type: 'none' },
    pace: 'human',
  });
});

test('what is given is kept', () => {
  const ask = {
    game: 'depth-charge',
    options: { turnLimit: 40 },
    seats: { black: 'kept', red: { bot: 'easy' } },
    visibility: 'private',
    clock: { type: 'days', days: 2 },
    pace: 'instant',
  };
  expect(parse(createMatch, ask, 'it')).toStrictEqual(ask);
});

test.each([
  [{ seats: { black: 'you' } }],
  [{ seats: { black: { bot: 1 } } }],
  [{ seats: { black: { bot: 'easy', name: 'Hal' } } }],
  [{ seats: 'me' }],
  [{ visibility: 'secret' }],
  [{ pace: 'sleepy' }],
  [{ start: 'soon' }],
  [{ contribution: 'ab'.repeat(8) }],
  [{ options: [] }],
  [{ clock: null }],
  [{ ranked: true }],
  [{ game: null }],
])('%j is refused', (part) => {
  expect(() => parse(createMatch, { game: 'depth-charge', ...part }, 'it')).toThrow(BadInput);
});

test('a seat is taken by name or by key', () => {
  expect(parse(takeSeat, { seat: 'red' }, 'it')).toStrictEqual({
    seat: 'red',
    key: null,
    contribution: null,
    leave: null,
  });
  expect(parse(takeSeat, { seat: 'a.x', leave: 'b.y' }, 'it')).toMatchObject({ leave: 'b.y' });
  expect(parse(takeSeat, { key: '0'.repeat(32) }, 'it')).toMatchObject({ seat: null });
  expect(() => parse(takeSeat, { key: 'x' }, 'it')).toThrow(BadInput);
});

test.each([[{ plan: 'open' }], [{ plan: { bot: 'easy' } }]])(
  'the host may arrange a seat by %j',
  (json) => {
    expect(parse(arrangeSeat, json, 'it')).toStrictEqual(json);
  },
);

test.each([[{}], [{ plan: 'me' }], [{ plan: { bot: 7 } }], [{ plan: { bot: 'easy', for: 'me' } }]])(
  'not even the host may arrange a seat by %j',
  (json) => {
    expect(() => parse(arrangeSeat, json, 'it')).toThrow(BadInput);
  },
);

test.each([createMatch, takeSeat, arrangeSeat, setName])(
  'whatever comes is taken or BadInput',
  (schema) => {
    const isTakenOrBad = (json: unknown): boolean => {
      try {
        parse(schema as never, json, 'it');
        return true;
      } catch (error) {
        return error instanceof BadInput;
      }
    };
    const anything = fc.property(fc.oneof(fc.anything(), fc.jsonValue()), isTakenOrBad);
    expect(fc.check(anything, { numRuns: 500 })).toMatchObject({ failed: false });
  },
);
