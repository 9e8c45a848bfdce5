import { describe, expect, test } from 'vitest';
import { captainSonar, cratesOf, seatOf, wrecksLeft } from '@fathom/captain-sonar';
import type { State } from '@fathom/captain-sonar';
import { believe, cells } from '../src/belief.ts';
import {
  afterMove,
  armed,
  at,
  begin,
  beginRealTime,
  heard,
  legal,
  play,
  refusal,
  typesOf,
  viewOf,
  withBoat,
} from './play.ts';

const waters = { scenario: 'salvage' } as const;
const race = begin({ alpha: 'D5', bravo: 'J10' }, waters); // wrecks E5 H3 E8
const beside = afterMove(race, 'grapnel');
const again = (state: State, cell: 'D8' | 'I4'): State =>
  afterMove(at(state, 'alpha', cell), 'grapnel');

describe('6 salvage', () => {
  test('6 has 3 wrecks turn by turn and 5 in real time, for all to see', () => {
    expect(wrecksLeft(race)).toEqual(['H3', 'E5', 'E8']);
    expect(wrecksLeft(beginRealTime({}, waters))).toHaveLength(5);
    expect(wrecksLeft(begin())).toEqual([]);
  });

  test('6 a full grapnel hauls up the crate of a wreck, and all hear which', () => {
    const said = { type: 'salvaged', side: 'alpha', cell: 'E5' };
    expect(heard(beside, 'A grapnel E5').bravo[0]).toEqual(said);
    expect(heard(beside, 'A grapnel E5').spectator[0]).toEqual(said);
    const after = play(beside, 'A grapnel E5');
    expect(wrecksLeft(after)).toEqual(['H3', 'E8']);
    expect(cratesOf(after, 'alpha')).toBe(1);
    expect(cratesOf(viewOf(after, 'bravo'), 'alpha')).toBe(1);
    expect(after.boats.alpha.gauges.scenario).toBe(0);
    expect(after.standing.alpha).toMatchObject({ ready: [], mayActivate: false });
  });

  test.each([
    ['E5', 'accepted'],
    ['F6', 'accepted'],
    ['D6', 'accepted'],
    ['C5', 'noWreck'],
    ['E7', 'noWreck'],
  ] as const)('6 from under the boat and the 8 cells around it: %s', (cell, expected) => {
    expect(refusal(at(beside, 'alpha', cell), 'A grapnel E5')).toBe(expected);
  });

  test('6 of each wreck once, whoever comes first', () => {
    const taken = again(play(beside, 'A grapnel E5'), 'D8');
    expect(refusal(at(taken, 'alpha', 'D5'), 'A grapnel E5')).toBe('noWreck');
    expect(legal(taken, seatOf('alpha', 'captain'))).toContainEqual({
      type: 'grapnel',
      cell: 'E8',
    });
  });

  test('6 it belongs to the special systems, and to the Captain', () => {
    expect(refusal(withBoat(beside, 'alpha', { broken: ['N1'] }), 'A grapnel E5')).toBe(
      'brokenDown',
    );
    expect(refusal(beside, 'A.firstMate grapnel E5')).toBe('notYourRole');
    expect(refusal(afterMove(begin({ alpha: 'D5' }), 'grapnel'), 'A grapnel E5')).toBe('notFitted');
  });

  test('6 in real time after a STOP, which is called only beside a wreck', () => {
    const near = armed(beginRealTime({ alpha: 'C4' }, waters), 'alpha', 'grapnel'); // a wreck on D5
    expect(refusal(near, 'A grapnel D5')).toBe('stopFirst');
    expect(typesOf(play(near, 'A stop grapnel'), 'A grapnel D5')).toEqual(['salvaged']);
    expect(refusal(at(near, 'alpha', 'A1'), 'A stop grapnel')).toBe('noWreck');
    const lapsed = play(near, 'A stop grapnel', 'A stand down');
    expect(lapsed.boats.alpha.gauges.scenario).toBe(0);
  });

  test('6 a grapnel that is ready keeps a turn open wherever the boat is', () => {
    const far = play(
      armed(begin({ alpha: 'A1' }, waters), 'alpha', 'grapnel'),
      'A course E',
      'A gauge mine',
    );
    expect(typesOf(far, 'A break E4')).toEqual(['brokeDown']);
  });
});

const haul = (state: State, [cell, wreck]: readonly [Parameters<typeof at>[2], string]): State =>
  play(armed(at(state, 'alpha', cell), 'alpha', 'grapnel'), 'A stop grapnel', `A grapnel ${wreck}`);

describe('7 most of the crates win', () => {
  test('7 two of three turn by turn', () => {
    const one = play(beside, 'A grapnel E5');
    expect(one.result).toBeNull();
    const two = again(one, 'D8');
    expect(typesOf(two, 'A grapnel E8')).toEqual(['salvaged', 'gameEnded']);
    expect(captainSonar.outcome(play(two, 'A grapnel E8'))).toEqual({
      winners: ['alpha'],
      reason: 'salvaged',
    });
  });

  test('7 three of five in real time', () => {
    const crates = [
      ['D5', 'D5'],
      ['L5', 'L5'],
    ] as const;
    const two = crates.reduce(haul, beginRealTime({}, waters));
    expect(two.result).toBeNull();
    expect(haul(two, ['H8', 'H7']).result).toEqual({ winner: 'alpha', reason: 'salvaged' });
  });
});

describe('6 what a salvage tells', () => {
  test('6 the boat is under the wreck or beside it', () => {
    const found = cells(believe(viewOf(play(beside, 'A grapnel E5'), 'bravo'), 'alpha'));
    expect(found.map(({ cell }) => cell)).toEqual(['E4', 'F4', 'D5', 'E5', 'F5', 'D6', 'E6', 'F6']);
  });

  test('6 and a STOP for the grapnel that it is near one that has its crate', () => {
    const near = armed(beginRealTime({ alpha: 'D5' }, waters), 'alpha', 'grapnel');
    const stopped = play(near, 'A stop grapnel');
    expect(cells(believe(viewOf(stopped, 'bravo'), 'alpha')).length).toBeLessThan(5 * 9 + 1);
    const emptied: State = {
      ...stopped,
      record: stopped.record.toSpliced(3, 0, { type: 'salvaged', side: 'bravo', cell: 'H7' }),
    };
    const left = cells(believe(viewOf(emptied, 'bravo'), 'alpha')).map(({ cell }) => cell);
    expect(left).toContain('D5');
    expect(left).not.toContain('H8');
  });
});
