import { describe, expect, test } from 'vitest';
import { COURSES, seatOf } from '@fathom/captain-sonar';
import type { Cell, State } from '@fathom/captain-sonar';
import {
  armed,
  at,
  begin,
  beginRealTime,
  duties,
  heard,
  legal,
  mined,
  play,
  refusal,
  typesOf,
  viewOf,
  withBoat,
} from './play.ts';

const quiet = (cell: Cell): State => armed(at(begin(), 'alpha', cell), 'alpha', 'silence');

test.each([
  [0, 'E8', ['E8']],
  [1, 'F8', ['E8', 'F8']],
  [4, 'I8', ['E8', 'F8', 'G8', 'H8', 'I8']],
] as const)('3.6 silence for %i cells ends on %s', (cells, position, route) => {
  const { boats, turn } = play(quiet('E8'), `A silence E ${cells}`);
  expect(boats.alpha).toMatchObject({ position, route, heading: 'E' });
  expect(turn).toEqual({ side: 'alpha', left: 1, moved: true, activated: true });
});

test('3.6 the enemy hears "silence" and nothing else', () => {
  const said = heard(quiet('E8'), 'A silence W 3');
  expect(said.alpha).toEqual([{ type: 'silenceRun', side: 'alpha', course: 'W', cells: 3 }]);
  expect(said.bravo).toEqual([{ type: 'silenceRun', side: 'alpha', course: null, cells: null }]);
  expect(said.spectator).toEqual(said.bravo);
  expect(viewOf(play(quiet('E8'), 'A silence W 3'), 'bravo').record.at(-1)).toEqual(said.bravo[0]);
});

test('3.6 whatever was run, the other crew sees the same', () => {
  const [one, ...others] = COURSES.flatMap((course) =>
    [0, 1, 2].map((cells) => viewOf(play(quiet('F8'), `A silence ${course} ${cells}`), 'bravo')),
  );
  for (const other of others) expect(other).toEqual(one);
});

describe('3.6 the way is straight and under the rules of a course', () => {
  test.each([
    ['A4', 'E 2', 'accepted'],
    ['A4', 'E 3', 'wayBarred'], // the island D4
    ['H1', 'E 2', 'accepted'],
    ['H1', 'E 3', 'wayBarred'], // the edge
  ] as const)('3.6 from %s, %s: %s', (cell, run, code) => {
    expect(refusal(quiet(cell), `A silence ${run}`)).toBe(code);
  });

  test('3.6 not over its own route or a mine of its own, even to get past it', () => {
    const routed = withBoat(quiet('E8'), 'alpha', { route: ['G7', 'G8', 'G9', 'F9', 'E9', 'E8'] });
    expect(refusal(routed, 'A silence E 1')).toBe('accepted');
    expect(refusal(routed, 'A silence E 2')).toBe('wayBarred');
    expect(refusal(routed, 'A silence E 3')).toBe('wayBarred');
    const wired = mined(quiet('E8'), 'alpha', 'G8');
    expect(refusal(wired, 'A silence E 1')).toBe('accepted');
    expect(refusal(wired, 'A silence E 3')).toBe('wayBarred');
  });

  test('3.6 over the enemy, its route and its mines', () => {
    const crowded = mined(at(quiet('E8'), 'bravo', 'F8'), 'bravo', 'G8');
    expect(typesOf(crowded, 'A silence E 4')).toEqual(['silenceRun']);
  });

  test('3.6 no further than 4', () => {
    expect(() => refusal(quiet('A10'), 'A silence E 5')).toThrow(/cells/);
  });

  test('3.6 the cells passed count as route afterwards', () => {
    const ran = play(quiet('E8'), 'A silence E 3', 'A gauge mine', 'A break E6', 'B sails N');
    expect(play(ran, 'A sails N', 'B sails N', 'A sails W', 'B sails N').boats.alpha.position).toBe(
      'G7',
    );
    expect(
      refusal(play(ran, 'A sails N', 'B sails N', 'A sails W', 'B sails N'), 'A course S'),
    ).toBe('ownRoute');
  });
});

describe('3.6 the duties follow as after a course', () => {
  test('3.6 one gauge and one symbol of the course named, even for 0 cells', () => {
    const stayed = play(quiet('E8'), 'A silence N 0');
    expect(stayed.standing.alpha.awaiting).toEqual(['firstMate', 'engineer']);
    expect(refusal(stayed, 'A break E1')).toBe('otherPanel');
    const done = play(stayed, 'A gauge mine', 'A break N1');
    expect(done.boats.alpha).toMatchObject({ gauges: { mine: 1, silence: 0 }, broken: ['N1'] });
    expect(done.turn?.side).toBe('bravo');
  });

  test('3.6 a course that is barred can be named for 0 cells', () => {
    expect(refusal(quiet('A5'), 'A silence W 0')).toBe('accepted');
  });
});

test('3.6 the runs offered are those that are open', () => {
  const runs = legal(quiet('A4'), seatOf('alpha', 'captain')).flatMap((action) =>
    action.type === 'silence' ? [`${action.course}${action.cells}`] : [],
  );
  expect(runs.join(' ')).toBe('N0 N1 N2 N3 E0 E1 E2 S0 S1 S2 S3 S4 W0');
});

test('3.6 silence waits for the OKs, in a turn after the course it is too late', () => {
  const moved = play(mined(quiet('E8'), 'alpha', 'J1'), 'A course E');
  expect(refusal(moved, 'A silence E 1')).toBe('awaitingOk');
  expect(refusal(duties(moved, 'A'), 'A silence E 1')).toBe('alreadyMoved');
});

describe('3.6 in real time', () => {
  const charged = armed(beginRealTime({ alpha: 'E8' }), 'alpha', 'silence');

  test('3.6 it is called by a STOP, which needs both OKs', () => {
    const moved = play(charged, 'A course N');
    expect(refusal(moved, 'A stop silence')).toBe('awaitingOk');
    expect(refusal(duties(moved, 'A'), 'A stop silence')).toBe('accepted');
  });

  test('3.6 and duties come after it, with no new course before', () => {
    const ran = play(charged, 'A stop silence', 'A silence W 2');
    expect(ran.stop).toBeNull();
    expect(ran.boats.alpha.position).toBe('C8');
    expect(refusal(ran, 'A course W')).toBe('awaitingOk');
    expect(refusal(duties(ran, 'A'), 'A course W')).toBe('accepted');
  });

  test('3.6 a way that is barred can be aimed anew', () => {
    const stopped = play(at(charged, 'alpha', 'E12'), 'A stop silence');
    expect(refusal(stopped, 'A silence E 3')).toBe('wayBarred'); // the island H12
    expect(refusal(stopped, 'A silence E 2')).toBe('accepted');
  });
});
