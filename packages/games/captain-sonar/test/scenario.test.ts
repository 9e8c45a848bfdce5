import { describe, expect, test } from 'vitest';
import { captainSonar, seatOf } from '@fathom/captain-sonar';
import {
  afterMove,
  armed,
  at,
  begin,
  beginRealTime,
  eventsOf,
  fresh,
  heard,
  legal,
  play,
  refusal,
  typesOf,
  withStanding,
} from './play.ts';

describe('6 minefield', () => {
  const field = begin({}, { scenario: 'minefield' });

  test('6 has 8 charted mines turn by turn and 12 in real time, for all to see', () => {
    expect(field.charted).toHaveLength(8);
    expect(beginRealTime({}, { scenario: 'minefield' }).charted).toHaveLength(12);
    expect(captainSonar.view(fresh({ scenario: 'minefield' }), []).charted).toEqual(field.charted);
  });

  test.each(['plain', 'ice'] as const)('6 in %s there are none', (scenario) => {
    const state = begin({}, { scenario });
    expect(state.charted).toEqual([]);
    expect(refusal(armed(afterMove(state, 'scenario'), 'alpha', 'scenario'), 'A scenario B2')).toBe(
      'notFitted',
    );
    expect(refusal(beginRealTime({}, { scenario }), 'A stop scenario')).toBe('notFitted');
  });

  test('3.7 a full scenario gauge sets off one of them, anywhere, once', () => {
    const ready = at(afterMove(field, 'scenario'), 'bravo', 'H9');
    const exploded = {
      type: 'exploded',
      side: 'alpha',
      charge: 'charted',
      cell: 'I9',
      hits: { alpha: 'clear', bravo: 'indirect' },
    };
    expect(heard(ready, 'A scenario I9').bravo).toContainEqual(exploded);
    const after = play(ready, 'A scenario I9');
    expect(after.charted).toHaveLength(7);
    expect(after.charted).not.toContain('I9');
    expect(after.standing.bravo.damage).toBe(1);
    expect(after.boats.alpha.gauges.scenario).toBe(0);
    expect(typesOf(ready, 'A scenario I9')).toEqual(['exploded', 'turnBegan']);
  });

  test('3.7 a charted mine that is gone, or never was, cannot be set off', () => {
    const ready = afterMove(field, 'scenario');
    expect(refusal(ready, 'A scenario A1')).toBe('noMine');
    expect(refusal({ ...ready, charted: ['B2'] }, 'A scenario I9')).toBe('noMine');
    const offered = legal(ready, seatOf('alpha', 'captain')).filter(
      ({ type }) => type === 'scenario',
    );
    expect(offered).toHaveLength(8);
  });

  test('3.7 when none is left, nothing can be used, and no one is stopped for it', () => {
    const swept = { ...afterMove(field, 'scenario'), charted: [] };
    expect(refusal(swept, 'A scenario B2')).toBe('noMine');
    const realTime = {
      ...armed(beginRealTime({}, { scenario: 'minefield' }), 'alpha', 'scenario'),
      charted: [],
    };
    expect(refusal(realTime, 'A stop scenario')).toBe('noMine');
    const last = play(
      { ...armed(field, 'alpha', 'scenario'), charted: [] },
      'A course E',
      'A gauge mine',
    );
    expect(typesOf(last, 'A break E4')).toEqual(['brokeDown', 'turnBegan']);
  });

  test('3.7 the blast is that of any mine, both boats alike', () => {
    const ready = at(at(afterMove(field, 'scenario'), 'alpha', 'B2'), 'bravo', 'B2');
    expect(eventsOf(ready, 'A scenario B2')[0]).toMatchObject({
      hits: { alpha: 'direct', bravo: 'direct' },
    });
  });

  test('3.7 in real time after a STOP', () => {
    const ready = armed(beginRealTime({}, { scenario: 'minefield' }), 'alpha', 'scenario');
    expect(refusal(ready, 'A scenario B2')).toBe('stopFirst');
    expect(typesOf(play(ready, 'A stop scenario'), 'A scenario B2')).toEqual(['exploded']);
  });

  test('3.7 it belongs to the special systems, and to the Captain', () => {
    const broken = afterMove(field, 'scenario');
    const worn = {
      ...broken,
      boats: { ...broken.boats, alpha: { ...broken.boats.alpha, broken: ['N1'] as const } },
    };
    expect(refusal(worn, 'A scenario B2')).toBe('brokenDown');
    expect(refusal(broken, 'A.firstMate scenario B2')).toBe('notYourRole');
  });
});

describe('6 ice', () => {
  const ice = { scenario: 'ice' } as const;

  test('6 surfacing outside a hole does 1 damage first, and all hear that it was the ice', () => {
    const state = begin({ alpha: 'A1' }, ice);
    const said = heard(state, 'A surface');
    expect(said.bravo.slice(0, 2)).toEqual([
      { type: 'damaged', side: 'alpha', fault: 'ice' },
      { type: 'surfaced', side: 'alpha', sector: 1 },
    ]);
    expect(said.spectator).toEqual(said.bravo);
    expect(play(state, 'A surface').standing.alpha.damage).toBe(1);
  });

  test('6 surfacing in a hole does none', () => {
    expect(typesOf(begin({ alpha: 'E2' }, ice), 'A surface')).not.toContain('damaged');
    expect(typesOf(beginRealTime({ alpha: 'H3' }, ice), 'A surface')).toEqual(['surfaced']);
    expect(typesOf(beginRealTime({ alpha: 'H4' }, ice), 'A surface')).toEqual([
      'damaged',
      'surfaced',
    ]);
  });

  test('6 the ice can sink a boat, which then does not surface', () => {
    const state = withStanding(begin({ alpha: 'A1' }, ice), 'alpha', { damage: 3 });
    expect(captainSonar.outcome(play(state, 'A surface'))).toEqual({
      winners: ['bravo'],
      reason: 'sunk',
    });
    expect(typesOf(state, 'A surface')).toEqual(['damaged', 'gameEnded']);
  });

  test('6 in other waters holes are nothing', () => {
    expect(typesOf(begin({ alpha: 'A1' }), 'A surface')).not.toContain('damaged');
  });
});

test('6 plain waters have no scenario gauge', () => {
  const offered = legal(play(begin(), 'A course E'), seatOf('alpha', 'firstMate'));
  expect(offered).not.toContainEqual({ type: 'gauge', system: 'scenario' });
  expect(offered).toHaveLength(5);
});
