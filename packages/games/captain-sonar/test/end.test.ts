import { FORFEITS } from '@fathom/kit';
import { describe, expect, test } from 'vitest';
import { MODES, ROLES, SIDES, captainSonar, enemyOf, seatOf } from '@fathom/captain-sonar';
import type { State } from '@fathom/captain-sonar';
import {
  afterMove,
  at,
  begin,
  crewOf,
  eventsOf,
  fresh,
  leave,
  legal,
  mined,
  play,
  refusal,
  take,
  typesOf,
  withStanding,
} from './play.ts';

const hurt = (state: State, alpha: number, bravo: number): State =>
  withStanding(withStanding(state, 'alpha', { damage: alpha }), 'bravo', { damage: bravo });
const shot = at(afterMove(at(begin(), 'alpha', 'A1'), 'torpedo'), 'bravo', 'D2');

describe.each(MODES)('7 sinking, %s', (mode) => {
  const wired = mined(at(begin({}, { mode }), 'bravo', 'D2'), 'alpha', 'D2', 'E2');

  test('7 a boat with 4 damage is sunk, and the other crew has won', () => {
    expect(play(hurt(wired, 0, 2), 'A trigger E2').result).toBeNull();
    const over = hurt(wired, 0, 2);
    expect(eventsOf(over, 'A trigger D2').at(-1)).toEqual({
      type: 'gameEnded',
      winner: 'alpha',
      reason: 'sunk',
    });
    expect(captainSonar.outcome(play(over, 'A trigger D2'))).toEqual({
      winners: ['alpha'],
      reason: 'sunk',
    });
  });

  test('7 more than 4 is sunk all the same', () => {
    expect(play(hurt(wired, 0, 3), 'A trigger D2').result).toEqual({
      winner: 'alpha',
      reason: 'sunk',
    });
  });

  test('7 with sudden death 1 is enough', () => {
    const glass = mined(at(begin({}, { mode, damage: 1 }), 'bravo', 'D2'), 'alpha', 'E2');
    expect(play(glass, 'A trigger E2').result).toEqual({ winner: 'alpha', reason: 'sunk' });
  });

  test('7 whoever sinks their own boat has lost', () => {
    const own = mined(at(hurt(begin({}, { mode }), 3, 0), 'alpha', 'E1'), 'alpha', 'E2');
    expect(play(own, 'A trigger E2').result).toEqual({ winner: 'bravo', reason: 'sunk' });
  });

  test('7 both at once is a draw', () => {
    const both = mined(
      at(at(hurt(begin({}, { mode }), 3, 2), 'alpha', 'E1'), 'bravo', 'E2'),
      'alpha',
      'E2',
    );
    expect(eventsOf(both, 'A trigger E2').at(-1)).toEqual({
      type: 'gameEnded',
      winner: null,
      reason: 'bothSunk',
    });
    expect(captainSonar.outcome(play(both, 'A trigger E2'))).toEqual({
      winners: [],
      reason: 'bothSunk',
    });
  });
});

test('7 a chain of mines is one deed: both boats sunk in it are a draw', () => {
  const linked = at(at(begin({}, { chainMines: true }), 'alpha', 'E1'), 'bravo', 'E3');
  const state = hurt(mined(mined(linked, 'alpha', 'E2'), 'bravo', 'E2'), 2, 2);
  expect(play(state, 'A trigger E2').result).toEqual({ winner: null, reason: 'bothSunk' });
});

test('7 no turn begins after the end, and nobody is waited for', () => {
  const over = hurt(shot, 0, 2);
  expect(typesOf(over, 'A torpedo D2')).toEqual(['exploded', 'gameEnded']);
  const ended = play(over, 'A torpedo D2');
  expect(captainSonar.toAct(ended)).toEqual([]);
  expect(captainSonar.deadline(ended)).toBeNull();
  for (const side of ['alpha', 'bravo'] as const)
    for (const role of ROLES) expect(legal(ended, seatOf(side, role))).toEqual([]);
});

describe.each(FORFEITS)('7 leaving: %s', (reason) => {
  test.each(ROLES)('7 if the %s leaves, the crew has lost, at any time', (role) => {
    for (const mode of MODES)
      for (const side of ['alpha', 'bravo'] as const)
        for (const state of [fresh({ mode }), begin({}, { mode })]) {
          const taken = take(state, leave(side, reason, role));
          if (!taken.ok) throw new Error(taken.refusal.code);
          expect(taken.events).toEqual([
            { type: 'forfeited', side, role, reason },
            { type: 'gameEnded', winner: enemyOf(side), reason },
          ]);
          expect(captainSonar.outcome(taken.state)).toEqual({ winners: [enemyOf(side)], reason });
        }
  });
});

describe('7 when the game is over', () => {
  const secret = mined(play(hurt(shot, 0, 2), 'A torpedo C2'), 'bravo', 'G9');
  const ended = play(mined(at(hurt(secret, 0, 3), 'bravo', 'D2'), 'bravo', 'D3'), 'B trigger D3');

  test('7 everything is open to everybody', () => {
    expect(ended.phase).toBe('over');
    const open = captainSonar.view(ended, [...crewOf('alpha'), ...crewOf('bravo')]);
    for (const viewer of [[], [seatOf('alpha', 'engineer')], crewOf('bravo')])
      expect(captainSonar.view(ended, viewer)).toEqual(open);
    for (const side of SIDES) expect(open.boats[side]).toEqual({ ...ended.boats[side], calls: [] });
    expect(open.record).toEqual(ended.record);
    expect(open.record[0]).toMatchObject({ cell: 'A1' });
  });

  test('7 nothing more is taken', () => {
    for (const line of [
      'A course E',
      'B course E',
      'A end turn',
      'A sheet off since 0',
      'tick @1',
      'A resigned',
    ])
      expect(refusal(ended, line)).toBe('over');
  });
});
