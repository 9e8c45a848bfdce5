import type { Seat } from '@fathom/kit';
import { describe, expect, test } from 'vitest';
import { ROLES, SIDES, captainSonar, enemyOf, seatOf } from '@fathom/captain-sonar';
import type { Role } from '@fathom/captain-sonar';
import {
  afterMove,
  at,
  armed,
  begin,
  beginRealTime,
  crewOf,
  fresh,
  input,
  mined,
  options,
  play,
  refusal,
  take,
  viewOf,
} from './play.ts';

test('1.1 two crews of four roles sit in eight chairs, whatever the options', () => {
  for (const some of [{}, { mode: 'realTime' } as const])
    expect(captainSonar.chairs(options(some))).toEqual(
      SIDES.flatMap((side) => ROLES.map((role) => ({ seat: `${side}.${role}`, side, role }))),
    );
});

test('1.1 nobody else plays', () => {
  const act = { type: 'surface' } as const;
  for (const seat of ['alpha', 'alpha.cook', 'charlie.captain', 'alpha.captain.x'] as Seat[])
    expect(take(begin(), { ...input('A surface'), seat, action: act } as never)).toMatchObject({
      ok: false,
      refusal: { code: 'noSuchSeat' },
    });
});

describe('1.1 each role has work of its own', () => {
  const turn = afterMove(at(begin(), 'alpha', 'C7'), 'mine', 'torpedo', 'drone', 'sonar');
  const realTime = armed(beginRealTime(), 'alpha', 'mine', 'drone', 'sonar');
  const surfaced = play(beginRealTime(), 'A surface');
  const CAPTAIN: readonly Role[] = ['captain'];
  const DETECTION: readonly Role[] = ['captain', 'firstMate'];
  const PLOT: readonly Role[] = ['captain', 'radioOperator'];

  test.each([
    [fresh(), 'start C7', CAPTAIN],
    [begin(), 'course E', CAPTAIN],
    [begin(), 'surface', CAPTAIN],
    [play(begin(), 'A course E'), 'gauge mine', ['firstMate']],
    [play(begin(), 'A course E'), 'break E1', ['engineer']],
    [turn, 'mine D8', CAPTAIN],
    [turn, 'torpedo D8', CAPTAIN],
    [turn, 'drone 1', DETECTION],
    [turn, 'sonar', DETECTION],
    [turn, 'end turn', CAPTAIN],
    [realTime, 'stop mine', CAPTAIN],
    [realTime, 'stop drone', DETECTION],
    [realTime, 'stop sonar', DETECTION],
    [play(realTime, 'A stop mine'), 'mine B2', CAPTAIN],
    [play(realTime, 'A stop drone'), 'drone 1', DETECTION],
    [play(realTime, 'A stop drone'), 'stand down', DETECTION],
    [mined(begin(), 'alpha', 'E5'), 'trigger E5', CAPTAIN],
    [begin(), 'sheet off since 0', PLOT],
    [surfaced, 'trace 270,180 270,200', ROLES],
  ] as const)('%#: %s', (state, text, roles) => {
    for (const role of ROLES)
      expect([role, refusal(state, `A.${role} ${text}`)]).toEqual([
        role,
        (roles as readonly Role[]).includes(role) ? 'accepted' : 'notYourRole',
      ]);
  });

  test('the OK, the answer, ready and dive', () => {
    const full = armed(begin(), 'alpha', 'mine', 'torpedo', 'drone', 'sonar', 'silence');
    const okDue = play(full, 'A course E');
    const asked = play(turn, 'A sonar');
    for (const role of ROLES) {
      const only = (one: Role): string => (role === one ? 'accepted' : 'notYourRole');
      expect(refusal(okDue, `A.${role} ok`)).toBe(only('firstMate'));
      expect(refusal(asked, `B.${role} answer row 10 sector 1`)).toBe(only('captain'));
    }
  });
});

describe('1.2 crew mates share all they know', () => {
  const state = play(
    mined(begin({ alpha: 'C7', bravo: 'H8' }), 'bravo', 'G7'),
    'A sails E',
    'B course W',
  );

  test('any seats of a crew see the same', () => {
    const [alone, ...others] = [
      ...ROLES.map((role) => [seatOf('alpha', role)]),
      [seatOf('alpha', 'captain'), seatOf('alpha', 'radioOperator')],
      crewOf('alpha'),
    ].map((viewer) => captainSonar.view(state, viewer));
    for (const other of others) expect(other).toEqual(alone);
    expect(alone?.boats.alpha).toEqual({ ...state.boats.alpha, calls: [] });
  });

  test.each(SIDES)('1.2 and nothing of the other boat: %s', (side) => {
    const view = viewOf(state, side);
    expect(view.boats[side]).toEqual({ ...state.boats[side], calls: [] });
    expect(view.boats[enemyOf(side)]).toBeNull();
    expect(view.standing).toEqual(state.standing);
  });

  test('1.2 a spectator sees neither boat', () => {
    expect(captainSonar.view(state, []).boats).toEqual({ alpha: null, bravo: null });
  });
});
