import { describe, expect, test } from 'vitest';
import { seatOf } from '@fathom/captain-sonar';
import { afterMove, armed, begin, beginRealTime, legal, mined, play, refusal } from './play.ts';

const typesFor = (state: ReturnType<typeof begin>): ReadonlySet<string> =>
  new Set(legal(state, seatOf('alpha', 'captain')).map(({ type }) => type));

describe('3 systems after the course', () => {
  const ready = armed(begin({ alpha: 'E5' }), 'alpha', 'drone', 'torpedo');

  test('3 none is used before the course, nor before both OKs', () => {
    expect(refusal(ready, 'A drone 1')).toBe('courseFirst');
    expect(refusal(play(ready, 'A course N'), 'A drone 1')).toBe('awaitingOk');
    expect(refusal(play(ready, 'A sails N'), 'A drone 1')).toBe('accepted');
  });
});

describe('3 systems at any time in the own turn', () => {
  const anyTime = begin({ alpha: 'E5' }, { systemsWhen: 'anyTime' });
  const ready = armed(anyTime, 'alpha', 'drone', 'torpedo', 'silence');

  test('3 one is used before the course, between course and OKs, or after them', () => {
    expect(refusal(ready, 'A drone 1')).toBe('accepted');
    expect(refusal(play(ready, 'A course N'), 'A drone 1')).toBe('accepted');
    expect(refusal(play(ready, 'A sails N'), 'A drone 1')).toBe('accepted');
    expect(typesFor(ready)).toContain('drone');
  });

  test('3 but one a turn, and silence counts', () => {
    const looked = play(ready, 'A drone 1');
    expect(refusal(looked, 'A torpedo E4')).toBe('alreadyActivated');
    expect(refusal(looked, 'A silence N 1')).toBe('courseFirst');
    expect(refusal(play(looked, 'A course N'), 'A torpedo E3')).toBe('alreadyActivated');
    expect(refusal(play(ready, 'A silence N 1'), 'A torpedo E3')).toBe('alreadyActivated');
  });

  test('3 and never before a course has come since the last use', () => {
    const waiting = { ...ready, turn: { side: 'alpha', left: 1, moved: false, activated: false } };
    const spent = {
      ...waiting,
      standing: { ...ready.standing, alpha: { ...ready.standing.alpha, mayActivate: false } },
    } as typeof ready;
    expect(refusal(spent, 'A drone 1')).toBe('courseFirst');
    expect(refusal(play(spent, 'A course N'), 'A drone 1')).toBe('accepted');
  });

  test('3 not in the turn of the others', () => {
    expect(refusal(armed(anyTime, 'bravo', 'drone'), 'B drone 1')).toBe('notYourTurn');
  });

  test('3 after it the turn goes on, for a course must be made', () => {
    const looked = play(ready, 'A drone 1');
    expect(looked.turn).toMatchObject({ side: 'alpha', moved: false });
    expect(refusal(looked, 'A end turn')).toBe('courseFirst');
  });
});

describe('3 triggers count', () => {
  const counting = mined(begin({ alpha: 'E5' }, { triggersCount: true }), 'alpha', 'A1', 'J1');

  test('3 a mine is set off when a system may be used, and not twice', () => {
    expect(refusal(counting, 'A trigger A1')).toBe('courseFirst');
    const moved = mined(afterMove(counting, 'drone'), 'alpha', 'A1', 'J1');
    expect(refusal(moved, 'A trigger A1')).toBe('accepted');
    const looked = { ...moved, turn: { side: 'alpha', left: 1, moved: true, activated: true } };
    expect(refusal(looked as typeof moved, 'A trigger A1')).toBe('alreadyActivated');
  });

  test('3 and is the one use of the turn, which then ends by itself', () => {
    const moved = mined(afterMove(counting, 'drone'), 'alpha', 'A1', 'J1');
    const after = play(moved, 'A trigger A1');
    expect(after.turn?.side).toBe('bravo');
    expect(after.standing.alpha.mayActivate).toBe(false);
    expect(after.boats.alpha.gauges).toEqual(moved.boats.alpha.gauges);
  });

  test('3 in real time a course comes between a trigger and a STOP, either way', () => {
    const some = mined(beginRealTime({}, { triggersCount: true }), 'alpha', 'E5', 'J1');
    const sea = armed(some, 'alpha', 'drone');
    const blown = play(sea, 'A trigger E5');
    expect(refusal(blown, 'A stop drone')).toBe('courseFirst');
    expect(refusal(blown, 'A trigger J1')).toBe('courseFirst');
    const looked = play(sea, 'A stop drone', 'A drone 5');
    expect(refusal(looked, 'A trigger E5')).toBe('courseFirst');
  });

  test('3.1 unless the match says so a trigger is no activation', () => {
    const free = mined(afterMove(begin({ alpha: 'E5' }), 'drone'), 'alpha', 'A1', 'J1');
    const after = play(free, 'A trigger A1', 'A trigger J1');
    expect(after.turn).toMatchObject({ side: 'alpha', activated: false });
  });
});
