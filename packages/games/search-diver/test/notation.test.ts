import { BadInput } from '@fathom/kit';
import { expect, test } from 'vitest';
import { legal, makeAction, parseAction, searchDiver, seatOf } from '@fathom/search-diver';
import type { Action } from '@fathom/search-diver';
import { fresh, play, rolls, scene } from './play.ts';

test.each<[string, Action]>([
  ['place 1607', { type: 'place', hex: '1607' }],
  ['dive 1607 21', { type: 'dive', hex: '1607', minutes: 21 }],
  ['search 0403', { type: 'search', hex: '0403' }],
  ['skip', { type: 'skip' }],
  ['schedule 1 08:00', { type: 'schedule', day: 1, hour: 8 }],
  ['pass 2 06:00', { type: 'pass', day: 2, hour: 6 }],
])('%s', (text, action) => {
  expect(parseAction(text)).toEqual(action);
  expect(makeAction(action)).toBe(text);
});

test('any case and spacing, and hours without their minutes', () => {
  expect(parseAction('  DIVE   1607  21 ')).toEqual(parseAction('dive 1607 21'));
  expect(parseAction('schedule 1 8')).toEqual(parseAction('schedule 1 08:00'));
  expect(parseAction('pass 1 14')).toEqual(parseAction('pass 1 14:00'));
});

test.each([
  ['', /expected one of "place 1607"/],
  ['swim', /expected one of/],
  ['dive 1607', /expected "dive 1607 21"/],
  ['dive 1607 21 3', /expected "dive 1607 21"/],
  ['dive 1607 long', /minutes/],
  ['place 16', /two digits for the column/],
  ['schedule 1 19:00', /hour of the Time Track/],
  ['schedule 1 08:30', /hour of the Time Track/],
  ['skip now', /expected "skip"/],
  ['constructor', /expected one of/],
])('%j is refused', (text, message) => {
  expect(() => parseAction(text)).toThrow(BadInput);
  expect(() => parseAction(text)).toThrow(message);
});

test('every legal action reads as it is written', () => {
  const dived = play(scene({ markers: ['1607', '1608'] }), 'dive 1607 1', rolls(6, 6)).state;
  for (const state of [fresh(), fresh({ placement: 'alternate' }), dived])
    for (const action of legal(searchDiver.view(state, []), seatOf(state.turn!)))
      expect(parseAction(makeAction(action))).toEqual(action);
});
