import { describe, expect, test } from 'vitest';
import { captainSonar, gaugeOf, seatOf, systemsIn } from '@fathom/captain-sonar';
import type { State } from '@fathom/captain-sonar';
import {
  armed,
  begin,
  beginRealTime,
  eventsOf,
  heard,
  legal,
  mined,
  play,
  refusal,
  typesOf,
  withBoat,
  withStanding,
} from './play.ts';

const FITTED = systemsIn('plain');
const sailing = play(begin(), 'A course E');

test('2.1 after a course First Mate and Engineer are waited for', () => {
  expect(sailing.standing.alpha.awaiting).toEqual(['firstMate', 'engineer']);
  expect(captainSonar.toAct(sailing)).toEqual(['alpha.firstMate', 'alpha.engineer']);
});

test.each([
  ['gauge mine', 'break E1'],
  ['break E1', 'gauge mine'],
])('2.1 they say OK in either order: %s, %s', (one, other) => {
  const half = play(sailing, `A ${one}`);
  expect(half.standing.alpha.awaiting).toHaveLength(1);
  expect(half.turn?.side).toBe('alpha');
  const done = play(half, `A ${other}`);
  expect(done.boats.alpha).toMatchObject({ gauges: { mine: 1 }, broken: ['E1'] });
  expect(done.standing.alpha.awaiting).toEqual([]);
  expect(done.turn?.side).toBe('bravo');
});

test('2.1 everybody hears the OK, and the crew alone what was marked', () => {
  const gauge = heard(sailing, 'A gauge torpedo');
  expect(gauge.alpha).toEqual([{ type: 'gaugeMarked', side: 'alpha', system: 'torpedo' }]);
  expect(gauge.bravo).toEqual([{ type: 'gaugeMarked', side: 'alpha', system: null }]);
  expect(gauge.spectator).toEqual(gauge.bravo);
  const panel = heard(sailing, 'A break E5');
  expect(panel.alpha).toEqual([{ type: 'brokeDown', side: 'alpha', symbol: 'E5' }]);
  expect(panel.bravo).toEqual([{ type: 'brokeDown', side: 'alpha', symbol: null }]);
  expect(panel.spectator).toEqual(panel.bravo);
});

test('2.1 there is no new course, nor surfacing, before both OKs', () => {
  const realTime = play(beginRealTime(), 'A course E');
  for (const half of [realTime, play(realTime, 'A gauge mine'), play(realTime, 'A break E1')]) {
    expect(refusal(half, 'A course E')).toBe('awaitingOk');
    expect(refusal(half, 'A surface')).toBe('awaitingOk');
  }
  expect(refusal(play(realTime, 'A gauge mine', 'A break E1'), 'A course E')).toBe('accepted');
  expect(refusal(sailing, 'A course E')).toBe('awaitingOk');
  expect(refusal(sailing, 'A end turn')).toBe('awaitingOk');
});

test('2.1 each marks once a course, and nothing before the first', () => {
  for (const state of [begin(), beginRealTime()]) {
    expect(refusal(state, 'A gauge mine')).toBe('noDuty');
    expect(refusal(state, 'A ok')).toBe('noDuty');
    expect(refusal(state, 'A break N1')).toBe('noDuty');
  }
  expect(refusal(play(sailing, 'A gauge mine'), 'A gauge torpedo')).toBe('noDuty');
  expect(refusal(play(sailing, 'A break E1'), 'A break E2')).toBe('noDuty');
});

test('2.1 nobody marks in the other crew’s turn', () => {
  expect(refusal(sailing, 'B gauge mine')).toBe('noDuty');
  expect(refusal(sailing, 'B break E1')).toBe('noDuty');
  expect(refusal(sailing, 'B ok')).toBe('noDuty');
});

describe('2.1 the First Mate', () => {
  test.each(FITTED)('2.1 may mark any gauge with room: %s', (system) => {
    expect(play(sailing, `A gauge ${system}`).boats.alpha.gauges[gaugeOf(system)]).toBe(1);
  });

  test('2.1 has no scenario gauge but in a minefield', () => {
    expect(refusal(sailing, 'A gauge scenario')).toBe('notFitted');
    const ice = play(begin({}, { scenario: 'ice' }), 'A course E');
    expect(refusal(ice, 'A gauge scenario')).toBe('notFitted');
    const field = play(begin({}, { scenario: 'minefield' }), 'A course E');
    expect(refusal(field, 'A gauge scenario')).toBe('accepted');
  });

  test('2.1 marks no gauge that is full', () => {
    const charged = play(armed(begin(), 'alpha', 'torpedo'), 'A course E');
    expect(refusal(charged, 'A gauge torpedo')).toBe('gaugeFull');
    expect(refusal(charged, 'A gauge mine')).toBe('accepted');
  });

  test('2.1 just says OK when every gauge is full, and only then', () => {
    expect(refusal(sailing, 'A ok')).toBe('gaugesOpen');
    const full = play(armed(begin(), 'alpha', ...FITTED), 'A course E');
    expect(legal(full, seatOf('alpha', 'firstMate'))).toEqual([{ type: 'ok' }]);
    const said = heard(full, 'A ok');
    expect(said.alpha).toEqual([{ type: 'gaugeMarked', side: 'alpha', system: 'none' }]);
    expect(said.bravo).toEqual([{ type: 'gaugeMarked', side: 'alpha', system: null }]);
    const almost = play(
      armed(begin({}, { scenario: 'minefield' }), 'alpha', ...FITTED),
      'A course E',
    );
    expect(refusal(almost, 'A ok')).toBe('gaugesOpen');
  });
});

describe('2.1 the Engineer', () => {
  test('2.1 marks the panel of the course, whichever symbol is free', () => {
    expect(legal(sailing, seatOf('alpha', 'engineer'))).toEqual(
      ['E1', 'E2', 'E3', 'E4', 'E5', 'E6'].map((symbol) => ({ type: 'break', symbol })),
    );
    expect(refusal(sailing, 'A break N1')).toBe('otherPanel');
  });

  test('2.1 marks no symbol twice', () => {
    const worn = play(withBoat(begin(), 'alpha', { broken: ['E2', 'N1'] }), 'A course E');
    expect(refusal(worn, 'A break E2')).toBe('alreadyBroken');
    expect(legal(worn, seatOf('alpha', 'engineer'))).toHaveLength(5);
  });
});

/** Alpha has set a course, and the Engineer is the last to say OK. */
const last = (state: State): State => play(state, 'A course E', 'A gauge silence');

describe('2.1 a turn ends by itself when all can tell that nothing can follow', () => {
  test('2.1 with nothing ready and no mine out', () => {
    expect(eventsOf(last(begin()), 'A break E4')).toEqual([
      { type: 'brokeDown', side: 'alpha', symbol: 'E4' },
      { type: 'turnBegan', side: 'bravo', left: 1 },
    ]);
  });

  test('2.1 but not with a system announced ready, broken down though it may be', () => {
    const ready = last(armed(begin(), 'alpha', 'drone'));
    expect(typesOf(ready, 'A break E4')).toEqual(['brokeDown']);
    const broken = withBoat(ready, 'alpha', { broken: ['N4'] });
    expect(typesOf(broken, 'A break E4')).toEqual(['brokeDown']);
    expect(play(broken, 'A break E4', 'A end turn').turn?.side).toBe('bravo');
  });

  test('2.1 with silence ready all the same, for it could only stand in for the course', () => {
    const quiet = play(armed(begin(), 'alpha', 'silence'), 'A course E', 'A gauge mine');
    expect(typesOf(quiet, 'A break E4')).toEqual(['brokeDown', 'turnBegan']);
  });

  test('2.1 nor with a mine out, lost though it may be', () => {
    expect(typesOf(last(mined(begin(), 'alpha', 'J1')), 'A break E4')).toEqual(['brokeDown']);
    const lost = withStanding(begin(), 'alpha', { mines: 1 });
    expect(typesOf(last(lost), 'A break E4')).toEqual(['brokeDown']);
  });

  test('2.1 and a full gauge that was never announced keeps nobody waiting', () => {
    const secret = withBoat(begin(), 'alpha', {
      gauges: { ...begin().boats.alpha.gauges, drone: 3 },
      broken: ['N4'],
    });
    expect(typesOf(last(secret), 'A break E4')).toEqual(['brokeDown', 'turnBegan']);
  });

  test('2.1 whoever says OK last', () => {
    const state = play(begin(), 'A course E', 'A break E4');
    expect(typesOf(state, 'A gauge silence')).toEqual(['gaugeMarked', 'turnBegan']);
  });

  test('2.1 a system that becomes ready by the last OK can be used at once', () => {
    const almost = withBoat(begin(), 'alpha', {
      gauges: { ...begin().boats.alpha.gauges, drone: 2 },
    });
    const ready = play(almost, 'A course E', 'A break E4', 'A gauge drone');
    expect(ready.turn?.side).toBe('alpha');
    expect(refusal(ready, 'A drone 1')).toBe('accepted');
  });

  test('2.1 the last mine out, triggered, ends it too', () => {
    const one = play(mined(begin({ bravo: 'J10' }), 'alpha', 'E5'), 'A sails E');
    expect(one.turn?.side).toBe('alpha');
    expect(typesOf(one, 'A trigger E5')).toEqual(['exploded', 'turnBegan']);
  });
});

test('2.1 before the first course Engineer and First Mate have nothing to do', () => {
  expect(legal(begin(), seatOf('alpha', 'engineer'))).toEqual([]);
  expect(legal(begin(), seatOf('alpha', 'firstMate'))).toEqual([]);
});
