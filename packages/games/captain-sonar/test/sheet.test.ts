import { describe, expect, test } from 'vitest';
import { captainSonar, seatOf } from '@fathom/captain-sonar';
import {
  begin,
  beginRealTime,
  crewOf,
  fresh,
  heard,
  legal,
  play,
  refusal,
  viewOf,
} from './play.ts';

const state = play(begin(), 'A sails E', 'B sails N');
const line = 'A sheet at C7 since 3 cross A1 ring B2';
const sheet = {
  at: 'C7',
  since: 3,
  pencil: [
    { cell: 'A1', mark: 'cross' },
    { cell: 'B2', mark: 'ring' },
  ],
};

test('8 the sheet is laid, begun again and marked, and the crew sees it', () => {
  expect(begin().boats.alpha.sheet).toEqual({ at: null, since: 0, pencil: [] });
  const drawn = play(state, line);
  expect(drawn.boats.alpha.sheet).toEqual(sheet);
  expect(viewOf(drawn, 'alpha').boats.alpha?.sheet).toEqual(sheet);
  expect(play(drawn, 'A sheet off since 4').boats.alpha.sheet).toEqual({
    at: null,
    since: 4,
    pencil: [],
  });
});

test('8 and nobody else hears that anything was drawn', () => {
  const said = heard(state, line);
  expect(said.alpha).toEqual([{ type: 'sheetDrawn', side: 'alpha', sheet }]);
  expect(said.bravo).toEqual([]);
  expect(said.spectator).toEqual([]);
  const drawn = play(state, line);
  for (const viewer of [[], crewOf('bravo')])
    expect(captainSonar.view(drawn, viewer)).toEqual(captainSonar.view(state, viewer));
});

describe('8 it may be drawn on', () => {
  test('8 by the Radio Operator and the Captain', () => {
    expect(refusal(state, `A.captain ${line.slice(2)}`)).toBe('accepted');
    expect(refusal(state, `A.firstMate ${line.slice(2)}`)).toBe('notYourRole');
  });

  test('8 in the other crew’s turn, with OKs open, in real time', () => {
    expect(refusal(begin(), 'B sheet at C7 since 0')).toBe('accepted');
    expect(refusal(play(begin(), 'A course E'), 'A sheet at C7 since 0')).toBe('accepted');
    expect(refusal(beginRealTime(), 'A sheet at O15 since 0')).toBe('accepted');
  });

  test('8 but not before there is anything to hear', () => {
    expect(refusal(fresh(), 'A sheet off since 0')).toBe('stillPlacing');
  });
});

test.each([
  ['at K1 since 0', 'offTheChart'],
  ['off since 0 cross A11', 'offTheChart'],
  ['off since 0 cross A1 ring A1', 'markedTwice'],
  ['off since 100', 'notHeardYet'],
  ['at D3 since 0', 'accepted'], // an island: shifting is the Radio Operator’s own affair
])('8 a sheet %s: %s', (text, code) => {
  expect(refusal(state, `A sheet ${text}`)).toBe(code);
});

test('8 it may begin with whatever is heard next', () => {
  expect(refusal(state, `A sheet off since ${state.record.length}`)).toBe('accepted');
  expect(refusal(state, `A sheet off since ${state.record.length + 1}`)).toBe('notHeardYet');
});

test('8 the list has an example for those who may draw, and for them alone', () => {
  for (const [role, draws] of [
    ['captain', true],
    ['radioOperator', true],
    ['firstMate', false],
    ['engineer', false],
  ] as const)
    expect(legal(state, seatOf('bravo', role)).some(({ type }) => type === 'sheet')).toBe(draws);
});

test.each(['sheet', 'legalShifts', 'belief'] as const)(
  '8 the aids “%s” change nothing else',
  (assist) => {
    const aided = play(begin({}, { assist }), 'A sails E', 'B sails N');
    expect({ ...aided, setup: null }).toEqual({ ...state, setup: null });
    expect(viewOf(aided, 'alpha').setup.assist).toBe(assist);
  },
);
