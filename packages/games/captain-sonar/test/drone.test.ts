import { expect, test } from 'vitest';
import { captainSonar, seatOf } from '@fathom/captain-sonar';
import { afterMove, armed, at, begin, beginRealTime, heard, legal, play, refusal } from './play.ts';

test.each([
  ['A1', 1],
  ['E5', 1],
  ['F5', 2],
  ['E6', 3],
  ['J10', 4],
] as const)('3.4 a boat on %s is in sector %i, and in no other', (cell, home) => {
  const state = at(afterMove(begin(), 'drone'), 'bravo', cell);
  for (const sector of [1, 2, 3, 4]) {
    const drone = { type: 'droneLaunched', side: 'alpha', sector, found: sector === home };
    const said = heard(state, `A drone ${sector}`);
    expect(said.alpha).toContainEqual(drone);
    expect(said.bravo).toContainEqual(drone);
    expect(said.spectator).toContainEqual(drone);
  }
});

test.each([
  ['F1', 2],
  ['K5', 3],
  ['E10', 4],
  ['H8', 5],
  ['K11', 9],
] as const)('3.4 on the large chart %s is in sector %i of nine', (cell, home) => {
  const state = at(armed(beginRealTime(), 'alpha', 'drone'), 'bravo', cell);
  const stopped = play(state, 'A stop drone');
  for (let sector = 1; sector <= 9; sector++)
    expect(heard(stopped, `A drone ${sector}`).bravo[0]).toMatchObject({ found: sector === home });
});

test('3.4 the sector must be on the chart', () => {
  expect(refusal(afterMove(begin(), 'drone'), 'A drone 5')).toBe('noSector');
  const stopped = play(armed(beginRealTime(), 'alpha', 'drone'), 'A stop drone');
  expect(refusal(stopped, 'A drone 9')).toBe('accepted');
  expect(
    legal(stopped, seatOf('alpha', 'firstMate')).filter(({ type }) => type === 'drone'),
  ).toHaveLength(9);
});

test('3.4 the First Mate may launch it', () => {
  const state = afterMove(begin(), 'drone');
  expect(refusal(state, 'A.firstMate drone 4')).toBe('accepted');
  expect(captainSonar.toAct(state)).toEqual(['alpha.captain']);
  expect(legal(state, seatOf('alpha', 'firstMate'))).toHaveLength(4);
});
