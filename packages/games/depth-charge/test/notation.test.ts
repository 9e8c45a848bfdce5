import { BadInput } from '@fathom/kit';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { SQUARES, actionSchema, makeAction, parseAction } from '@fathom/depth-charge';
import type { Action } from '@fathom/depth-charge';
import * as v from 'valibot';

const square = fc.constantFrom(...SQUARES);
const anyAction: fc.Arbitrary<Action> = fc
  .oneof(
    fc.record({
      type: fc.constant('place'),
      squares: fc.tuple(square, square, square),
    }),
    fc.record({ type: fc.constant('move'), to: square }),
    fc.record({ type: fc.constantFrom('sound', 'charge'), square }),
    fc.record({ type: fc.constant('pass') }),
  )
  .map((json) => v.parse(actionSchema, json));

test('an action survives being written and read', () => {
  fc.assert(
    fc.property(anyAction, (action) => {
      expect(parseAction(makeAction(action))).toEqual(action);
    }),
  );
});

test('case and spacing of an action do not matter', () => {
  expect(parseAction('  Place  C1 a2\tB4 ')).toEqual({
    type: 'place',
    squares: ['a2', 'b4', 'c1'],
  });
});

test.each([
  ['', /expected place, move, sound, charge or pass/],
  ['dive a1', /found "dive a1"/],
  ['move', /expected one square after "move"/],
  ['move i9', /to: expected a square from a1 to h8/],
  ['place a1 a2', /expected 3 squares after "place", found "a1 a2"/],
  ['pass a1', /expected nothing after "pass"/],
])('“%s” is not an action, and the error says why', (text, message) => {
  expect(() => parseAction(text)).toThrow(BadInput);
  expect(() => parseAction(text)).toThrow(message);
});

test('no text makes a reader fail in another way', () => {
  const lines = fc.constantFrom('place a2 b4 c1', 'move d4', 'sound e5', 'charge e5', 'pass');
  const garbage = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.oneof(lines, fc.string())).map((all) => all.join('\n')),
    fc
      .tuple(lines, fc.nat(14), fc.nat(3), fc.string({ maxLength: 4 }))
      .map(([line, at, cut, put]) => line.slice(0, at) + put + line.slice(at + cut)),
  );
  fc.assert(
    fc.property(garbage, (text) => {
      try {
        parseAction(text);
      } catch (error) {
        if (!(error instanceof BadInput)) throw error;
      }
    }),
    { numRuns: 2000 },
  );
});
