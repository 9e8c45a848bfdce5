import { describe, expect, test } from 'vitest';
import { captainSonar, seatOf } from '@fathom/captain-sonar';
import {
  begin,
  eventsOf,
  fresh,
  heard,
  input,
  legal,
  play,
  refusal,
  take,
  viewOf,
} from './play.ts';

test('1.4 each Captain chooses a cell of water, in secret', () => {
  const said = heard(fresh(), 'A start C7');
  expect(said.alpha).toEqual([{ type: 'startChosen', side: 'alpha', cell: 'C7' }]);
  expect(said.bravo).toEqual([{ type: 'startChosen', side: 'alpha', cell: null }]);
  expect(said.spectator).toEqual(said.bravo);
  const placed = play(fresh(), 'A start C7');
  expect(placed.boats.alpha).toMatchObject({ position: 'C7', route: ['C7'] });
  expect(viewOf(placed, 'bravo').boats.alpha).toBeNull();
  expect(viewOf(placed, 'bravo').standing.alpha.placed).toBe(true);
  expect(viewOf(placed, 'bravo').record).toEqual(said.bravo);
  expect(viewOf(placed, 'alpha').record).toEqual(said.alpha);
});

test('1.4 both are waited for until they are in, in either order', () => {
  expect(captainSonar.toAct(fresh())).toEqual(['alpha.captain', 'bravo.captain']);
  expect(captainSonar.toAct(play(fresh(), 'A start C7'))).toEqual(['bravo.captain']);
  expect(captainSonar.toAct(play(fresh(), 'B start C7'))).toEqual(['alpha.captain']);
});

test.each([
  ['D3', 'notWater'], // an island
  ['K1', 'notWater'], // on the large chart only
  ['A11', 'notWater'],
  ['J10', 'accepted'],
  ['B2', 'accepted'], // water without a charted mine, this not being a minefield
])('1.4 a start on %s is %s', (cell, code) => {
  expect(refusal(fresh(), `A start ${cell}`)).toBe(code);
});

test('1.4 every cell of water is offered, and no other', () => {
  const cells = legal(fresh(), seatOf('bravo', 'captain'));
  expect(cells).toHaveLength(96);
  expect(cells).not.toContainEqual({ type: 'start', cell: 'G6' });
});

test('1.4 a choice stands', () => {
  expect(refusal(play(fresh(), 'A start C7'), 'A start C8')).toBe('alreadyPlaced');
  expect(refusal(begin(), 'A start C8')).toBe('begun');
});

test('1.4 both may choose the same cell', () => {
  const state = begin({ alpha: 'E5', bravo: 'E5' });
  expect(state.phase).toBe('playing');
  expect(state.boats.bravo.position).toBe('E5');
});

test.each(['course N', 'surface', 'sonar', 'end turn', 'trigger C7', 'sheet off since 0'])(
  '1.4 nothing else happens before both are in: %s',
  (text) => {
    expect(refusal(play(fresh(), 'A start C7'), `A ${text}`)).toBe('stillPlacing');
  },
);

describe('1.4 play begins when both are in', () => {
  test.each(['alpha', 'bravo'] as const)('with the turn of %s', (first) => {
    const placed = play(fresh({ first }), 'B start C7');
    expect(eventsOf(placed, 'A start C8')).toEqual([
      { type: 'startChosen', side: 'alpha', cell: 'C8' },
      { type: 'playBegan', first },
      { type: 'turnBegan', side: first, left: 1 },
    ]);
    const begun = play(placed, 'A start C8');
    expect(begun.turn).toEqual({ side: first, left: 1, moved: false, activated: false });
    expect(captainSonar.toAct(begun)).toEqual([`${first}.captain`]);
  });

  test('1.4 or, if luck decides, with either, and nobody knows before', () => {
    const placed = play(fresh({ first: 'random' }), 'A start A1');
    const firsts = Array.from({ length: 40 }, (_, seed) => {
      const begun = take(placed, input('B start A1'), seed);
      return begun.ok ? begun.state.turn?.side : null;
    });
    expect(new Set(firsts)).toEqual(new Set(['alpha', 'bravo']));
  });

  test('1.4 in real time for both at once', () => {
    const placed = play(fresh({ mode: 'realTime' }), 'A start O15');
    expect(eventsOf(placed, 'B start O15').at(-1)).toEqual({ type: 'playBegan', first: null });
    const begun = play(placed, 'B start O15');
    expect(begun.turn).toBeNull();
    expect(play(begun, 'B course N', 'A course W').boats.alpha.position).toBe('N15');
  });
});
