import { BadInput } from '@fathom/kit';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import {
  COLOURS,
  COLUMNS,
  COURSES,
  PENCIL_MARKS,
  PLOTTED,
  SYMBOLS,
  SYSTEMS,
  actionSchema,
  makeAction,
  parseAction,
} from '@fathom/captain-sonar';
import type { Action } from '@fathom/captain-sonar';

const cell = fc
  .tuple(fc.constantFrom(...COLUMNS), fc.integer({ min: 1, max: 15 }))
  .map(([column, row]) => `${column}${row}`);
const course = fc.constantFrom(...COURSES);
const system = fc.constantFrom(...SYSTEMS);
const sector = fc.integer({ min: 1, max: 9 });
const shift = fc.integer({ min: -14, max: 14 });
const type = <Name extends string>(...names: readonly Name[]) => fc.constantFrom(...names);
const claims = fc
  .record({
    row: fc.integer({ min: 1, max: 15 }),
    column: fc.constantFrom(...COLUMNS),
    sector,
    unsaid: fc.constantFrom('row', 'column', 'sector'),
  })
  .map(({ unsaid, ...said }) => Object.assign(said, { [unsaid]: null }));

const call = fc.oneof(
  fc.record({ kind: type('charge', 'use'), system }),
  fc.record({ kind: type('keep'), colour: fc.constantFrom(...COLOURS) }),
  fc.record({ kind: type('here', 'point'), cell }),
  fc.record({ kind: type('sector'), sector, sure: fc.boolean() }),
  fc.record({ kind: type('course'), course, wanted: fc.boolean() }),
  fc.record({ kind: type('where', 'lost', 'surface', 'wait', 'yes', 'no') }),
);

const anyAction: fc.Arbitrary<Action> = fc
  .oneof(
    fc.record({ type: type('start', 'mine', 'torpedo', 'scenario', 'trigger'), cell }),
    fc.record({ type: type('course'), course }),
    fc.record({ type: type('gauge', 'stop'), system }),
    fc.record({ type: type('break'), symbol: fc.constantFrom(...SYMBOLS) }),
    fc.record({ type: type('drone'), sector }),
    fc.record({ type: type('silence'), course, cells: fc.nat(4) }),
    fc.record({ type: type('answer'), claims }),
    fc.record({
      type: type('trace'),
      stroke: fc.array(fc.tuple(fc.nat(1000), fc.nat(400)), { minLength: 1, maxLength: 64 }),
    }),
    fc.record({
      type: type('sheet'),
      sheet: fc.record({
        at: fc.option(cell),
        since: fc.nat(1_000_000),
        heard: fc.nat(1_000_000),
        bends: fc.array(fc.record({ silence: fc.nat(1_000_000), east: shift, south: shift }), {
          minLength: 1,
          maxLength: 9,
        }),
        courses: fc.array(fc.constantFrom(...PLOTTED), { maxLength: 9 }),
        pencil: fc.array(fc.record({ cell, mark: fc.constantFrom(...PENCIL_MARKS) }), {
          maxLength: 9,
        }),
      }),
      on: type('second'),
    }),
    fc.record({
      type: type('sheet'),
      sheet: fc.record({ at: fc.option(cell), since: fc.nat(99), pencil: fc.constant([]) }),
    }),
    fc.record({ type: type('call'), call }),
    fc.record({
      type: type('surface', 'ok', 'sonar', 'dive', 'standDown', 'endTurn', 'readyToDive'),
    }),
  )
  .map((json) => v.parse(actionSchema, json));

test('an action survives being written and read', () => {
  fc.assert(
    fc.property(anyAction, (action) => {
      expect(parseAction(makeAction(action))).toEqual(action);
    }),
    { numRuns: 500 },
  );
});

test.each<[Action, string]>([
  [{ type: 'start', cell: 'C7' }, 'start C7'],
  [{ type: 'course', course: 'N' }, 'course N'],
  [{ type: 'gauge', system: 'torpedo' }, 'gauge torpedo'],
  [{ type: 'break', symbol: 'N3' }, 'break N3'],
  [{ type: 'silence', course: 'E', cells: 3 }, 'silence E 3'],
  [{ type: 'answer', claims: { row: 4, column: null, sector: 2 } }, 'answer row 4 sector 2'],
  [{ type: 'answer', claims: { row: null, column: 'C', sector: 2 } }, 'answer column C sector 2'],
  [{ type: 'standDown' }, 'stand down'],
  [{ type: 'endTurn' }, 'end turn'],
  [{ type: 'readyToDive' }, 'ready to dive'],
  [
    {
      type: 'trace',
      stroke: [
        [330, 160],
        [400, 160],
      ],
    },
    'trace 330,160 400,160',
  ],
  [
    { type: 'sheet', sheet: { at: 'C7', since: 3, pencil: [{ cell: 'A1', mark: 'cross' }] } },
    'sheet at C7 since 3 cross A1',
  ],
  [{ type: 'sheet', sheet: { at: null, since: 0, pencil: [] } }, 'sheet off since 0'],
  [
    {
      type: 'sheet',
      sheet: {
        at: 'C7',
        since: 3,
        heard: 9,
        bends: [{ silence: 1, east: -2, south: 0 }],
        courses: ['N', '?', 'E'],
        pencil: [],
      },
      on: 'second',
    },
    'sheet at C7 since 3 heard 9 bend 1,-2,0 drawn N?E on second',
  ],
  [{ type: 'call', call: { kind: 'charge', system: 'torpedo' } }, 'call charge torpedo'],
  [{ type: 'call', call: { kind: 'sector', sector: 3, sure: true } }, 'call sector 3 surely'],
  [{ type: 'call', call: { kind: 'course', course: 'W', wanted: false } }, 'call not W'],
  [{ type: 'call', call: { kind: 'where' } }, 'call where'],
])('%j is written "%s"', (action, text) => {
  expect(makeAction(action)).toBe(text);
  expect(parseAction(text)).toEqual(action);
});

test.each<[string, Action]>([
  ['  Start   c7 ', { type: 'start', cell: 'C7' }],
  ['course north', { type: 'course', course: 'N' }],
  ['COURSE w', { type: 'course', course: 'W' }],
  ['silence East 0', { type: 'silence', course: 'E', cells: 0 }],
  ['endTurn', { type: 'endTurn' }],
  ['STANDDOWN', { type: 'standDown' }],
  ['answer sector 2 row 4', { type: 'answer', claims: { row: 4, column: null, sector: 2 } }],
  ['call go north', { type: 'call', call: { kind: 'course', course: 'N', wanted: true } }],
  ['call Here f6', { type: 'call', call: { kind: 'here', cell: 'F6' } }],
  ['call sector 3', { type: 'call', call: { kind: 'sector', sector: 3, sure: false } }],
  ['answer column c row 4', { type: 'answer', claims: { row: 4, column: 'C', sector: null } }],
])('"%s" is read as well', (text, action) => {
  expect(parseAction(text)).toEqual(action);
});

test.each([
  ['', /expected start, course, surface, .*; found ""/],
  ['ram C7', /expected start, course/],
  ['start', /expected one cell, as in "start C7"; found "start"/],
  ['start C7 C8', /expected one cell/],
  ['start P1', /cell: expected a cell such as "C7"/],
  ['course up', /course: expected a course/],
  ['surface now', /expected nothing more, as in "surface"/],
  ['gauge laser', /system/],
  ['break N7', /symbol: expected a symbol such as "N3"/],
  ['drone north', /sector/],
  ['silence E', /expected a course and how many cells/],
  ['silence E 5', /cells/],
  ['answer row 4', /expected two of row, column and sector/],
  ['answer row 4 row 5', /expected two of row, column and sector/],
  ['answer row 4 depth 2', /expected two of row, column and sector/],
  ['answer row four sector 2', /row/],
  ['trace', /expected points from 0,0 to 1000,400/],
  ['trace 1;2', /expected points/],
  ['trace 1001,2', /stroke/],
  ['sheet', /expected where it lies/],
  ['sheet at C7', /expected where it lies/],
  ['sheet at C7 since 0 blob A1', /expected where it lies/],
  ['sheet at C7 since 0 bend 1', /bends/],
  ['sheet at C7 since 0 bend 1,99,0', /bends/],
  ['sheet at C7 since 0 drawn NX', /courses/],
  ['sheet at C7 since 0 on third', /second/],
  ['call', /expected what is said/],
  ['call ahoy', /expected what is said/],
  ['call wait now', /expected what is said/],
  ['call here F6 F7', /expected what is said/],
  ['call sector 3 never', /expected what is said/],
  ['call charge laser', /system/],
  ['end', /expected start, course/],
  ['ready to dive now', /expected nothing more/],
])('"%s" is no action, and the error says why', (text, message) => {
  expect(() => parseAction(text)).toThrow(BadInput);
  expect(() => parseAction(text)).toThrow(message);
});
