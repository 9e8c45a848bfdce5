import { describe, expect, test } from 'vitest';
import { captainSonar, seatOf } from '@fathom/captain-sonar';
import type { Cell } from '@fathom/captain-sonar';
import {
  armed,
  at,
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
} from './play.ts';

test.each([
  ['N', 'E4'],
  ['E', 'F5'],
  ['S', 'E6'],
  ['W', 'D5'],
] as const)('2 a course %s goes one cell, and all hear it', (course, cell) => {
  const state = begin({ alpha: 'E5' });
  const said = heard(state, `A course ${course}`);
  expect(said.bravo).toEqual([{ type: 'courseSet', side: 'alpha', course }]);
  expect(said.alpha).toEqual(said.bravo);
  expect(said.spectator).toEqual(said.bravo);
  const { boats } = play(state, `A course ${course}`);
  expect(boats.alpha).toMatchObject({ position: cell, route: ['E5', cell], heading: course });
});

test.each([
  ['A5', 'W', 'offTheChart'],
  ['J5', 'E', 'offTheChart'],
  ['E1', 'N', 'offTheChart'],
  ['E10', 'S', 'offTheChart'],
  ['C3', 'E', 'island'],
  ['G5', 'S', 'island'],
] as const)('2 a course from %s to %s: %s', (cell, course, code) => {
  expect(refusal(begin({ alpha: cell }), `A course ${course}`)).toBe(code);
});

test('2 the large chart ends further out', () => {
  expect(refusal(beginRealTime({ alpha: 'J10' }), 'A course E')).toBe('accepted');
  expect(refusal(beginRealTime({ alpha: 'O10' }), 'A course E')).toBe('offTheChart');
});

describe('2 the boat’s own route', () => {
  const round = play(begin({ alpha: 'E7' }), 'A sails N', 'B sails N', 'A sails E', 'B sails N');

  test('2 is not crossed, nor entered again, its first cell included', () => {
    const back = play(round, 'A sails S', 'B sails N');
    expect(back.boats.alpha.route).toEqual(['E7', 'E6', 'F6', 'F7']);
    expect(refusal(back, 'A course W')).toBe('ownRoute');
    expect(refusal(back, 'A course N')).toBe('ownRoute');
    expect(refusal(back, 'A course S')).toBe('accepted');
  });

  test('2 counts since the last surfacing only', () => {
    const up = play(round, 'A surface', 'B sails N', 'B sails N', 'B sails N');
    expect(up.boats.alpha.route).toEqual(['F6']);
    expect(refusal(up, 'A course W')).toBe('accepted');
  });

  test('2 of the enemy is nothing to a boat', () => {
    const met = begin({ alpha: 'E5', bravo: 'F5' });
    const crossed = play(met, 'A sails E', 'B sails W');
    expect(crossed.boats.alpha.position).toBe('F5');
    expect(crossed.boats.bravo.position).toBe('E5');
    expect(crossed.standing.alpha.damage).toBe(0);
  });
});

describe('2 mines in the way', () => {
  const between = begin({ alpha: 'E5', bravo: 'J10' });

  test('2 the crew’s own mine blocks', () => {
    expect(refusal(mined(between, 'alpha', 'E4'), 'A course N')).toBe('ownMine');
  });

  test('2 an enemy mine neither blocks nor goes off', () => {
    expect(typesOf(mined(between, 'bravo', 'E4'), 'A course N')).toEqual(['courseSet']);
  });

  test('2 nor does a charted one', () => {
    const field = begin({ alpha: 'A2' }, { scenario: 'minefield' });
    expect(typesOf(field, 'A course E')).toEqual(['courseSet']);
  });
});

test('2 a turn has one course', () => {
  const moved = play(mined(begin(), 'alpha', 'E5'), 'A sails E');
  expect(refusal(moved, 'A course E')).toBe('alreadyMoved');
  expect(refusal(moved, 'A surface')).toBe('alreadyMoved');
});

test('2 the crew that waits sets no course', () => {
  expect(refusal(begin(), 'B course N')).toBe('notYourTurn');
  expect(refusal(begin(), 'B surface')).toBe('notYourTurn');
  expect(refusal(begin(), 'B end turn')).toBe('notYourTurn');
  expect(legal(begin(), seatOf('bravo', 'captain')).map(({ type }) => type)).not.toContain(
    'course',
  );
});

test('2 in real time both go at their own pace', () => {
  const state = play(
    beginRealTime({ alpha: 'A1', bravo: 'O15' }),
    'A sails E',
    'A sails E',
    'A sails S',
  );
  expect(state.boats.alpha.position).toBe('C2');
  expect(refusal(state, 'B course N')).toBe('accepted');
});

describe('2.2 a blackout', () => {
  const route: readonly Cell[] = ['B2', 'C2', 'C1', 'B1', 'A1'];
  const cornered = withBoat(begin(), 'alpha', {
    position: 'A1',
    route: [...route.slice(0, 4), 'A2', 'A1'],
  });

  test('2.2 leaves nothing but surfacing', () => {
    expect(refusal(cornered, 'A course E')).toBe('ownRoute');
    expect(refusal(cornered, 'A course S')).toBe('ownRoute');
    expect(refusal(cornered, 'A end turn')).toBe('courseFirst');
    const choices = legal(cornered, seatOf('alpha', 'captain')).filter(
      ({ type }) => type !== 'sheet',
    );
    expect(choices).toEqual([{ type: 'surface' }]);
    expect(typesOf(cornered, 'A surface')).toContain('surfaced');
  });

  test('2.2 cannot be sat out in silence', () => {
    const charged = armed(cornered, 'alpha', 'silence');
    expect(refusal(charged, 'A silence E 0')).toBe('blackout');
    expect(refusal(charged, 'A silence E 1')).toBe('blackout');
    const realTime = armed(
      withBoat(beginRealTime(), 'alpha', { position: 'A1', route: ['A2', 'B2', 'B1', 'A1'] }),
      'alpha',
      'silence',
    );
    expect(refusal(realTime, 'A stop silence')).toBe('blackout');
  });

  test('2.2 may come of own mines as well', () => {
    const walled = mined(at(begin(), 'alpha', 'A1'), 'alpha', 'A2', 'B1');
    expect(refusal(walled, 'A course E')).toBe('ownMine');
    expect(refusal(walled, 'A surface')).toBe('accepted');
  });
});

test('2.2 surfacing is free to choose', () => {
  expect(refusal(begin(), 'A surface')).toBe('accepted');
  expect(refusal(beginRealTime(), 'B surface')).toBe('accepted');
});

test('2.2 a turn cannot be let go by', () => {
  expect(refusal(begin(), 'A end turn')).toBe('courseFirst');
  expect(refusal(beginRealTime(), 'A end turn')).toBe('noTurns');
});

test('2 every course that is open is offered, and no other', () => {
  const state = mined(at(begin(), 'alpha', 'C4'), 'alpha', 'C5');
  const courses = legal(state, seatOf('alpha', 'captain')).filter(({ type }) => type === 'course');
  expect(courses).toEqual([
    { type: 'course', course: 'N' },
    { type: 'course', course: 'W' },
  ]);
  expect(captainSonar.toAct(state)).toEqual(['alpha.captain']);
  expect(eventsOf(state, 'A course W')).toHaveLength(1);
});
