import { BadInput, parse } from '@fathom/kit';
import { expect, test } from 'vitest';
import { actionSchema, depthCharge, depthChargePlayable, setupSchema } from '@fathom/depth-charge';

test('every option has a default', () => {
  expect(parse(setupSchema, {}, 'options')).toEqual({
    first: 'random',
    allowPass: false,
    duplicates: 'list',
    occlusion: 'inline',
    turnLimit: 200,
    assist: 'marks',
  });
});

test.each([
  [{ first: 'blue' }, /first/],
  [{ allowPass: 'yes' }, /allowPass/],
  [{ duplicates: null }, /duplicates/],
  [{ occlusion: 1 }, /occlusion/],
  [{ turnLimit: 9 }, /turnLimit/],
  [{ turnLimit: 1001 }, /turnLimit/],
  [{ turnLimit: 20.5 }, /turnLimit/],
  [{ assist: '' }, /assist/],
  [{ mines: 4 }, /there is no field "mines"/],
  [null, /options/],
])('%j is not a set of options', (json, message) => {
  expect(() => parse(setupSchema, json, 'options')).toThrow(BadInput);
  expect(() => parse(setupSchema, json, 'options')).toThrow(message);
});

test.each([
  { type: 'place', squares: ['a1', 'a2'] },
  { type: 'place', squares: ['a1', 'a2', 'a3', 'a4'] },
  { type: 'place', squares: ['a1', 'a2', 'i9'] },
  { type: 'move', to: 'A1' },
  { type: 'move', to: 'a1', from: 'a2' },
  { type: 'sound' },
  { type: 'charge', square: 7 },
  { type: 'pass', square: 'a1' },
  { type: 'dive' },
  'pass',
])('%j is not an action', (json) => {
  expect(() => parse(actionSchema, json, 'action')).toThrow(BadInput);
});

test('a placement is read in the order of its squares', () => {
  const action = parse(actionSchema, { type: 'place', squares: ['c1', 'a2', 'b4'] }, 'action');
  expect(action).toEqual({ type: 'place', squares: ['a2', 'b4', 'c1'] });
});

test('there is one captain a side', () => {
  expect(depthChargePlayable.chairs({})).toEqual([
    { seat: 'black', side: 'black', role: 'captain' },
    { seat: 'red', side: 'red', role: 'captain' },
  ]);
  expect([depthCharge.id, depthCharge.version]).toEqual(['depth-charge', 1]);
});
