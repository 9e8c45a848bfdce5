import type { Advice } from '@fathom/kit';
import { describe, expect, test } from 'vitest';
import { BOTS, captainSonar, captainSonarPlayable, seatOf } from '@fathom/captain-sonar';
import type { Announcement, Cell, Role, State } from '@fathom/captain-sonar';
import {
  afterMove,
  armed,
  begin,
  beginRealTime,
  luck,
  mined,
  play,
  withBoat,
  withStanding,
} from './play.ts';

/** What the strongest bot advises in Alpha's boat. */
function advice(state: State, role: Role): Advice | null {
  const seat = seatOf('alpha', role);
  const view = captainSonar.view(state, [seat]);
  const player = BOTS.at(-1)!.sit(seat, luck(1));
  player.observe({ events: [], view });
  const choice = player.choose();
  return choice && captainSonarPlayable.explain!(choice, view, seat);
}

const say = (state: State, ...said: readonly Announcement[]): State => ({
  ...state,
  record: [...state.record, ...said],
});

/** Everybody has just heard that Bravo is on this cell. */
const found = (state: State, cell: Cell): State =>
  say(state, {
    type: 'exploded',
    side: 'alpha',
    charge: 'mine',
    cell,
    hits: { alpha: 'clear', bravo: 'direct' },
  });

describe('a hint in words', () => {
  test('for a Captain who can fire', () => {
    const state = found(afterMove(begin({ alpha: 'B6', bravo: 'E6' }), 'torpedo'), 'E6');
    const { what, reasons } = advice(state, 'captain')!;
    expect(what).toBe('Fire a torpedo at E6.');
    expect(reasons[0]).toBe('The chances: 100% for a direct hit, 0% for an indirect one.');
  });

  test('for a Captain who can sink the enemy', () => {
    const near = found(afterMove(begin({ alpha: 'B6', bravo: 'E6' }), 'torpedo'), 'E6');
    const state = withStanding(near, 'bravo', { damage: 2 });
    expect(advice(state, 'captain')?.reasons).toContain('A direct hit sinks the enemy.');
  });

  test('for a Captain with a mine beside the enemy', () => {
    const state = found(mined(begin({ alpha: 'A1', bravo: 'E6' }), 'alpha', 'E6'), 'E6');
    expect(advice(state, 'captain')?.what).toBe('Set off your mine on E6.');
  });

  test('in real time, for the STOP and what to aim at', () => {
    const ready = found(
      armed(beginRealTime({ alpha: 'B6', bravo: 'E6' }), 'alpha', 'torpedo'),
      'E6',
    );
    expect(advice(ready, 'captain')).toEqual({
      what: 'Call STOP for the torpedo.',
      reasons: [
        'Aim at E6.',
        'The chances: 100% for a direct hit, 0% for an indirect one.',
        'The enemy is on E6.',
      ],
    });
  });

  test('for a boat that is hemmed in', () => {
    const state = withBoat(begin({ alpha: 'A1' }), 'alpha', { route: ['B1', 'A2', 'A1'] });
    const { what, reasons } = advice(state, 'captain')!;
    expect(what).toBe('Surface.');
    expect(reasons).toContain('No course is open any more.');
  });

  test('for a course, with what is known of the enemy', () => {
    const { what, reasons } = advice(begin({ alpha: 'F5' }), 'captain')!;
    expect(what).toMatch(/^Head (north|east|south|west)\.$/u);
    expect(reasons[0]).toMatch(
      /^The enemy is on one of \d+ cells, none much likelier than the rest\.$/u,
    );
  });

  test('for a First Mate', () => {
    const state = play(begin({ alpha: 'F5' }), 'A course N');
    const { what, reasons } = advice(state, 'firstMate')!;
    expect(what).toMatch(/^Mark the [a-z]+\.$/u);
    expect(reasons[0]).toMatch(/^After that, \d more marks? will fill it\.$/u);
  });

  test('for an Engineer who can complete a circuit', () => {
    const broken = withBoat(begin({ alpha: 'F5' }), 'alpha', { broken: ['W2', 'W3', 'E3'] });
    expect(advice(play(broken, 'A course W'), 'engineer')).toEqual({
      what: 'Break W1.',
      reasons: [
        'It completes the yellow circuit, and all four are mended.',
        'These still work: mine, torpedo, drone, sonar and silence.',
      ],
    });
  });

  test('8. for a Radio Operator: the report to the Captain', () => {
    const heard = play(begin({ alpha: 'C5', bravo: 'F8' }), 'A sails S', 'B sails N');
    expect(advice(found(heard, 'F7'), 'radioOperator')).toEqual({
      what: 'Ring F7 on the sheet.',
      reasons: ['The enemy is on F7.'],
    });
  });

  test('3.5 for an answer to a sonar', () => {
    const ready = armed(beginRealTime({ alpha: 'B6' }), 'bravo', 'sonar');
    const { what, reasons } = advice(play(ready, 'B stop sonar'), 'captain')!;
    expect(what).toMatch(/^Answer (row|column|sector) \w+ and (row|column|sector) \w+\.$/u);
    expect(reasons[0]).toMatch(/^The (row|column|sector) is true, the other is not\.$/u);
  });
});

test('a choice of somebody else’s bot is not put into words of ours', () => {
  const state = begin({ alpha: 'F5' });
  const seat = seatOf('alpha', 'captain');
  const choice = { action: { type: 'course', course: 'N' }, belief: 'none', options: [] };
  const view = captainSonar.view(state, [seat]);
  expect(captainSonarPlayable.explain!(choice, view, seat).reasons).toEqual([]);
});
