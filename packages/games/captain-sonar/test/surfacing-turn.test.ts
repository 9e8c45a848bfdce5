import { describe, expect, test } from 'vitest';
import { captainSonar, seatOf } from '@fathom/captain-sonar';
import {
  afterMove,
  armed,
  at,
  begin,
  eventsOf,
  heard,
  legal,
  mined,
  play,
  refusal,
  typesOf,
  withBoat,
  withStanding,
} from './play.ts';

const worn = withStanding(
  mined(
    withBoat(armed(begin({ alpha: 'E8', bravo: 'A1' }), 'alpha', 'drone'), 'alpha', {
      route: ['G8', 'F8', 'E8'],
      broken: ['N1', 'S5'],
    }),
    'alpha',
    'J1',
  ),
  'alpha',
  { damage: 2 },
);
const up = play(worn, 'A surface');

test('5 surfacing announces the sector to all', () => {
  const said = heard(worn, 'A surface');
  expect(said.bravo[0]).toEqual({ type: 'surfaced', side: 'alpha', sector: 3 });
  expect(said.alpha).toEqual(said.bravo);
  expect(said.spectator).toEqual(said.bravo);
  expect(up.standing.alpha.surfaced).toBe(true);
});

test('5 it erases all breakdowns and the route, and keeps mines, gauges and damage', () => {
  expect(up.boats.alpha).toMatchObject({
    position: 'E8',
    route: ['E8'],
    broken: [],
    mines: ['J1'],
  });
  expect(up.boats.alpha.gauges).toEqual(worn.boats.alpha.gauges);
  expect(up.standing.alpha).toMatchObject({ damage: 2, mines: 1, ready: ['drone'] });
});

test('5 a repair at the surface may make a system ready', () => {
  const broken = withBoat(begin({ alpha: 'E8' }), 'alpha', {
    gauges: { ...begin().boats.alpha.gauges, sonar: 2 },
    broken: ['S1'],
  });
  expect(eventsOf(broken, 'A surface')).toContainEqual({
    type: 'systemReady',
    side: 'alpha',
    system: 'sonar',
  });
});

test('5.1 the enemy takes 3 turns, and then the boat dives by itself', () => {
  expect(eventsOf(worn, 'A surface').at(-1)).toEqual({ type: 'turnBegan', side: 'bravo', left: 3 });
  expect(up.turn).toMatchObject({ side: 'bravo', left: 3 });
  const first = play(up, 'B sails E');
  expect(first.turn).toEqual({ side: 'bravo', left: 2, moved: false, activated: false });
  const second = play(first, 'B sails E');
  expect(second.turn).toMatchObject({ side: 'bravo', left: 1 });
  const last = play(second, 'B course E', 'B gauge silence');
  expect(eventsOf(last, 'B break E3').slice(1)).toEqual([
    { type: 'dived', side: 'alpha' },
    { type: 'turnBegan', side: 'alpha', left: 1 },
  ]);
  const back = play(last, 'B break E3');
  expect(back.standing.alpha.surfaced).toBe(false);
  expect(refusal(back, 'A course E')).toBe('accepted');
});

test('5.1 a turn that the enemy ends counts like one that ends by itself', () => {
  const armedEnemy = armed(up, 'bravo', 'drone');
  const first = play(armedEnemy, 'B sails E', 'B end turn');
  expect(first.turn).toMatchObject({ side: 'bravo', left: 2 });
  expect(play(first, 'B sails E', 'B drone 3').turn).toMatchObject({ side: 'bravo', left: 1 });
});

describe('5.1 an enemy that surfaces as well', () => {
  test.each([0, 1, 2])('5.1 loses the turns it has left, after %i of them', (turns) => {
    const before = play(up, ...Array.from({ length: turns }, () => 'B sails E'));
    const types = typesOf(before, 'B surface');
    expect(types).toEqual(['surfaced', 'dived', 'turnBegan']);
    const after = play(before, 'B surface');
    expect(after.turn).toMatchObject({ side: 'alpha', left: 3 });
    expect(after.standing.alpha.surfaced).toBe(false);
    expect(after.standing.bravo.surfaced).toBe(true);
  });
});

describe('5 while surfaced', () => {
  test('5 nothing can be done: it is not their turn', () => {
    for (const text of ['course E', 'surface', 'drone 1', 'trigger J1', 'end turn'])
      expect(refusal(up, `A ${text}`)).toBe('notYourTurn');
    const left = legal(up, seatOf('alpha', 'captain')).filter(({ type }) => type !== 'sheet');
    expect(left).toEqual([]);
  });

  test('5 the hull is not traced, and nobody says ready or dives', () => {
    expect(up.boats.alpha.tracing).toBeNull();
    for (const line of ['A trace 270,180', 'A ready to dive', 'A dive'])
      expect(refusal(up, line)).toBe('notSurfaced');
  });

  test('5 the boat can be hit', () => {
    const shot = mined(up, 'bravo', 'E8');
    expect(eventsOf(shot, 'B trigger E8')[0]).toMatchObject({ hits: { alpha: 'direct' } });
  });

  test('5 it is found by drones and answers sonars', () => {
    const hunting = { ...at(afterMove(begin({ alpha: 'E8' }), 'drone', 'sonar'), 'bravo', 'A1') };
    const below = withStanding(hunting, 'bravo', { surfaced: true });
    expect(eventsOf(below, 'A drone 1')[0]).toMatchObject({ found: true });
    expect(refusal(play(below, 'A sonar'), 'B answer row 1 sector 2')).toBe('accepted');
  });

  test('5 turn by turn the crew may still draw on its sheet', () => {
    expect(refusal(up, 'A sheet at C3 since 0')).toBe('accepted');
  });
});

test('5 a mine may be triggered before surfacing, not in place of it', () => {
  const triggered = play(worn, 'A trigger J1');
  expect(triggered.turn?.moved).toBe(false);
  expect(refusal(triggered, 'A surface')).toBe('accepted');
});

test('5.1 after surfacing a boat may go where it has been', () => {
  const back = play(up, 'B sails E', 'B sails E', 'B sails E');
  expect(refusal(back, 'A course E')).toBe('accepted');
  expect(captainSonar.toAct(back)).toEqual(['alpha.captain']);
});
