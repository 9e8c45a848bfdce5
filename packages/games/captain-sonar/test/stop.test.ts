import { describe, expect, test } from 'vitest';
import { SYSTEMS, captainSonar, seatOf } from '@fathom/captain-sonar';
import {
  armed,
  at,
  beginRealTime,
  eventsOf,
  heard,
  legal,
  play,
  refusal,
  typesOf,
  withBoat,
} from './play.ts';

const charged = armed(
  beginRealTime({ alpha: 'E8', bravo: 'O15' }, { scenario: 'minefield' }),
  'alpha',
  ...SYSTEMS,
);
const stopped = play(charged, 'A stop torpedo @7000');

test('3 in real time an activation begins with a STOP, heard by all', () => {
  const said = heard(charged, 'A stop torpedo @7000');
  expect(said.bravo).toEqual([
    { type: 'stopCalled', side: 'alpha', system: 'torpedo', until: 15_000 },
  ]);
  expect(said.alpha).toEqual(said.bravo);
  expect(said.spectator).toEqual(said.bravo);
  expect(stopped.stop).toEqual({
    side: 'alpha',
    system: 'torpedo',
    waitsFor: 'aim',
    until: 15_000,
  });
  expect(captainSonar.deadline(stopped)).toBe(15_000);
  expect(captainSonar.toAct(stopped)).toEqual(['alpha.captain']);
});

test.each([
  'A course N',
  'A surface',
  'A stop mine',
  'A mine E7',
  'A trigger A1',
  'B course N',
  'B surface',
  'B stop torpedo',
  'B torpedo O14',
])('3 a STOP halts both crews: %s', (line) => {
  expect(refusal(armed(stopped, 'bravo', 'torpedo'), line)).toBe('stopped');
});

test('3 a STOP halts the duties too', () => {
  const sailing = play(charged, 'B course N', 'A stop torpedo');
  expect(refusal(sailing, 'B gauge mine')).toBe('stopped');
  expect(refusal(sailing, 'B break N1')).toBe('stopped');
  const aimed = play(sailing, 'A torpedo E6');
  expect(refusal(aimed, 'B gauge mine')).toBe('accepted');
});

test('3 only drawing on the sheet goes on', () => {
  expect(refusal(stopped, 'A sheet off since 0')).toBe('accepted');
  expect(refusal(stopped, 'B sheet off since 0')).toBe('accepted');
  expect(legal(stopped, seatOf('bravo', 'captain')).filter(({ type }) => type !== 'sheet')).toEqual(
    [],
  );
});

test('3 anybody may still resign', () => {
  expect(typesOf(stopped, 'B.engineer resigned')).toContain('gameEnded');
});

describe('3 the STOP is settled', () => {
  test.each([
    ['mine', 'mine E7', 'mineLaid'],
    ['torpedo', 'torpedo E6', 'exploded'],
    ['drone', 'drone 5', 'droneLaunched'],
    ['silence', 'silence N 2', 'silenceRun'],
    ['scenario', 'scenario B2', 'exploded'],
  ] as const)('3 by its aim: %s', (system, aim, type) => {
    const stop = play(charged, `A stop ${system}`);
    expect(stop.boats.alpha.gauges[system]).toBeGreaterThan(0);
    expect(typesOf(stop, `A ${aim}`)[0]).toBe(type);
    const after = play(stop, `A ${aim}`);
    expect(after.stop).toBeNull();
    expect(after.boats.alpha.gauges[system]).toBe(0);
    expect(after.standing.alpha.ready).not.toContain(system);
    expect(captainSonar.deadline(after)).toBeNull();
    expect(refusal(after, 'B course N')).toBe('accepted');
  });

  test('3 by the aim of that system alone', () => {
    expect(refusal(stopped, 'A drone 5')).toBe('stopped');
    expect(refusal(stopped, 'A torpedo E6')).toBe('accepted');
  });

  test('3 by standing down, which empties the gauge and uses up the right to activate', () => {
    const said = heard(stopped, 'A stand down');
    expect(said.bravo).toEqual([
      { type: 'stoodDown', side: 'alpha', system: 'torpedo', lapsed: false },
    ]);
    const after = play(stopped, 'A stand down');
    expect(after.stop).toBeNull();
    expect(after.boats.alpha.gauges.torpedo).toBe(0);
    expect(after.standing.alpha.ready).not.toContain('torpedo');
    expect(refusal(after, 'A stop mine')).toBe('courseFirst');
    expect(refusal(play(after, 'A course N'), 'A stop torpedo')).toBe('notCharged');
    expect(refusal(play(after, 'A course N'), 'A stop mine')).toBe('accepted');
  });

  test('3 by nobody else', () => {
    expect(refusal(stopped, 'B stand down')).toBe('noStop');
    expect(refusal(charged, 'A stand down')).toBe('noStop');
    expect(refusal(stopped, 'A.firstMate stand down')).toBe('notYourRole');
    expect(refusal(play(charged, 'A stop drone'), 'A.firstMate stand down')).toBe('accepted');
  });

  test('3 by the clock, which empties the gauge', () => {
    expect(refusal(stopped, 'tick @14999')).toBe('nothingDue');
    expect(eventsOf(stopped, 'tick @15000')).toEqual([
      { type: 'stoodDown', side: 'alpha', system: 'torpedo', lapsed: true },
    ]);
    const after = play(stopped, 'tick @15000');
    expect(after.stop).toBeNull();
    expect(after.boats.alpha.gauges.torpedo).toBe(0);
    expect(after.standing.alpha.ready).not.toContain('torpedo');
    expect(refusal(after, 'A stop mine')).toBe('courseFirst');
  });
});

test('3 how long there is to aim is an option, and has nothing to do with the time to answer', () => {
  const slow = beginRealTime({}, { aimSeconds: 20, answerSeconds: 5 });
  const quick = armed(slow, 'alpha', 'drone', 'sonar');
  expect(captainSonar.deadline(play(quick, 'A stop drone @1000'))).toBe(21_000);
  expect(captainSonar.deadline(play(quick, 'A stop sonar @1000'))).toBe(6000);
});

test('3 five STOPs that nobody aims cost five full gauges and may last five times the time to aim', () => {
  const systems = ['mine', 'torpedo', 'drone', 'silence', 'scenario'] as const;
  let now = charged;
  for (const [i, system] of systems.entries()) {
    const at = 10_000 * i;
    now = play(now, `A stop ${system} @${at}`);
    expect(captainSonar.deadline(now)).toBe(at + 8000);
    const sailed = play(now, `A stand down @${at + 7900}`, 'A sails N');
    now = withBoat(sailed, 'alpha', { broken: [] });
  }
  for (const system of systems) {
    expect(now.boats.alpha.gauges[system]).toBeLessThanOrEqual(systems.length);
    expect(now.standing.alpha.ready).not.toContain(system);
  }
  const marks = (state: typeof now): number =>
    systems.reduce((sum, system) => sum + state.boats.alpha.gauges[system], 0);
  // Twenty marks are gone, and the five courses between have brought back one each at most.
  expect(marks(charged)).toBe(20);
  expect(marks(now)).toBeLessThanOrEqual(5);
});

test('3 a STOP waits for no OK, but the one for silence', () => {
  const sailing = play(charged, 'A course N');
  expect(refusal(sailing, 'A stop torpedo')).toBe('accepted');
  expect(refusal(sailing, 'A stop drone')).toBe('accepted');
  expect(refusal(sailing, 'A stop silence')).toBe('awaitingOk');
  const aimed = play(sailing, 'A stop drone', 'A drone 1');
  expect(aimed.standing.alpha.awaiting).toEqual(['firstMate', 'engineer']);
  expect(refusal(aimed, 'A gauge drone')).toBe('accepted');
});

test('3 a STOP needs a system that can be used', () => {
  expect(refusal(beginRealTime(), 'A stop torpedo')).toBe('notCharged');
  expect(refusal(withBoat(charged, 'alpha', { broken: ['S4'] }), 'A stop torpedo')).toBe(
    'brokenDown',
  );
});

test('3 a STOP needs a system that can be used now: a mine needs a free neighbour', () => {
  const around = ['D7', 'E7', 'F7', 'D8', 'F8', 'D9', 'E9', 'F9'] as const;
  const hemmedIn = withBoat(charged, 'alpha', { mines: around.slice(1) });
  expect(refusal(hemmedIn, 'A stop mine')).toBe('accepted');
  const full = withBoat(charged, 'alpha', { mines: around });
  expect(refusal(full, 'A stop mine')).toBe('noBerth');
  expect(legal(full, seatOf('alpha', 'captain'))).not.toContainEqual({
    type: 'stop',
    system: 'mine',
  });
});

test('3 drone and sonar may be stopped for by either, and aimed by the other', () => {
  const stop = play(at(charged, 'bravo', 'E8'), 'A.firstMate stop drone');
  expect(captainSonar.toAct(stop)).toEqual(['alpha.captain', 'alpha.firstMate']);
  expect(refusal(stop, 'A.captain drone 4')).toBe('accepted');
  expect(refusal(stop, 'A.engineer drone 4')).toBe('notYourRole');
});
