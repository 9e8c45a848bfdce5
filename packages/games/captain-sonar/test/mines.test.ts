import { describe, expect, test } from 'vitest';
import { captainSonar, seatOf } from '@fathom/captain-sonar';
import type { Cell } from '@fathom/captain-sonar';
import {
  afterMove,
  armed,
  at,
  begin,
  beginRealTime,
  crewOf,
  eventsOf,
  heard,
  legal,
  mined,
  play,
  refusal,
  typesOf,
  viewOf,
  withBoat,
} from './play.ts';

const ready = afterMove(at(begin(), 'alpha', 'E5'), 'mine');

/** Where a mine can be laid by a boat on this cell. */
const berths = (cell: Cell): readonly Cell[] =>
  legal(afterMove(at(begin(), 'alpha', cell), 'mine'), seatOf('alpha', 'captain')).flatMap(
    (action) => (action.type === 'mine' ? [action.cell] : []),
  );

describe('3.1 laying a mine', () => {
  test('3.1 all hear of it, and the crew alone hears where', () => {
    const said = heard(ready, 'A mine F6');
    expect(said.alpha[0]).toEqual({ type: 'mineLaid', side: 'alpha', cell: 'F6' });
    expect(said.bravo[0]).toEqual({ type: 'mineLaid', side: 'alpha', cell: null });
    expect(said.spectator).toEqual(said.bravo);
    const laid = play(ready, 'A mine F6');
    expect(laid.boats.alpha.mines).toEqual(['F6']);
    expect(viewOf(laid, 'bravo').standing.alpha.mines).toBe(1);
    expect(JSON.stringify(captainSonar.view(laid, crewOf('bravo')))).not.toContain('F6');
  });

  test('3.1 on any of the eight neighbours that is water', () => {
    expect(berths('E5')).toEqual(['E4', 'F4', 'D5', 'F5', 'D6', 'E6', 'F6']); // D4 is an island
    expect(berths('A1')).toEqual(['B1', 'A2', 'B2']);
    expect(new Set(berths('E4'))).toEqual(new Set(['E3', 'F3', 'F4', 'D5', 'E5', 'F5']));
  });

  test.each([
    ['E5', 'where the boat is'],
    ['G5', 'two cells away'],
    ['D4', 'an island'],
    ['K5', 'off the chart'],
  ])('3.1 not on %s: %s', (cell) => {
    expect(refusal(ready, `A mine ${cell}`)).toBe('noBerth');
  });

  test('3.1 not on the boat’s own route nor on a mine of its own', () => {
    const routed = withBoat(ready, 'alpha', { route: ['F6', 'E6', 'E5'], mines: ['F5'] });
    expect(refusal(routed, 'A mine F6')).toBe('noBerth');
    expect(refusal(routed, 'A mine F5')).toBe('noBerth');
    expect(refusal(routed, 'A mine F4')).toBe('accepted');
  });

  test('3.1 the enemy, its route and its mines are nothing to it', () => {
    const crowded = mined(at(ready, 'bravo', 'F6'), 'bravo', 'F4');
    expect(refusal(crowded, 'A mine F6')).toBe('accepted');
    expect(refusal(crowded, 'A mine F4')).toBe('accepted');
  });

  test('3.1 a charted mine is nothing to it either', () => {
    const field = afterMove(at(begin({}, { scenario: 'minefield' }), 'alpha', 'A1'), 'mine');
    expect(refusal(field, 'A mine B2')).toBe('accepted');
  });

  test('3.1 in real time after a STOP', () => {
    const realTime = armed(beginRealTime({ alpha: 'E5' }), 'alpha', 'mine');
    expect(refusal(realTime, 'A mine F6')).toBe('stopFirst');
    expect(typesOf(play(realTime, 'A stop mine'), 'A mine F6')).toEqual(['mineLaid']);
    expect(refusal(play(realTime, 'A stop mine'), 'A mine E5')).toBe('noBerth');
  });

  test('3.1 the turn goes on after it: the mine could be triggered at once', () => {
    const laid = play(ready, 'A mine F6');
    expect(laid.turn?.side).toBe('alpha');
    expect(refusal(laid, 'A trigger F6')).toBe('accepted');
  });
});

describe('3.1 triggering a mine', () => {
  const out = mined(begin({ alpha: 'A1', bravo: 'F5' }), 'alpha', 'E5', 'J1');

  test('3.1 announces the cell, and both crews hear what came of it', () => {
    const exploded = {
      type: 'exploded',
      side: 'alpha',
      charge: 'mine',
      cell: 'E5',
      hits: { alpha: 'clear', bravo: 'indirect' },
    };
    const said = heard(out, 'A trigger E5');
    expect(said.alpha).toEqual([exploded]);
    expect(said.bravo).toEqual([exploded]);
    expect(said.spectator).toEqual([exploded]);
    const after = play(out, 'A trigger E5');
    expect(after.boats.alpha.mines).toEqual(['J1']);
    expect(after.standing.alpha.mines).toBe(1);
    expect(after.standing.bravo.damage).toBe(1);
  });

  test('3.1 is no activation: before the course, after it, more than once, with an activation besides', () => {
    const twice = play(out, 'A trigger E5', 'A trigger J1');
    expect(twice.turn).toEqual({ side: 'alpha', left: 1, moved: false, activated: false });
    expect(refusal(play(out, 'A course E'), 'A trigger E5')).toBe('accepted');
    const used = play(armed(out, 'alpha', 'drone'), 'A sails E', 'A drone 1');
    expect(refusal(used, 'A trigger E5')).toBe('accepted');
    expect(play(used, 'A trigger E5').standing.alpha.mayActivate).toBe(false);
    const before = play(armed(out, 'alpha', 'drone'), 'A trigger E5', 'A sails E');
    expect(refusal(before, 'A drone 1')).toBe('accepted');
  });

  test('3.1 needs a mine of one’s own on that cell', () => {
    expect(refusal(out, 'A trigger A2')).toBe('noMine');
    expect(refusal(mined(out, 'bravo', 'C3'), 'A trigger C3')).toBe('noMine');
    expect(refusal(play(out, 'A trigger E5'), 'A trigger E5')).toBe('noMine');
    const field = mined(begin({}, { scenario: 'minefield' }), 'alpha', 'J1');
    expect(refusal(field, 'A trigger B2')).toBe('noMine');
  });

  test('3.1 is for one’s own turn', () => {
    const waiting = mined(begin(), 'bravo', 'E5');
    expect(refusal(waiting, 'B trigger E5')).toBe('notYourTurn');
  });

  test('3.1 in real time comes at any time, OKs or not, but for a STOP', () => {
    const realTime = mined(beginRealTime({ bravo: 'F5' }), 'alpha', 'E5');
    expect(refusal(realTime, 'A trigger E5')).toBe('accepted');
    expect(refusal(play(realTime, 'A course E'), 'A trigger E5')).toBe('accepted');
    const stopped = play(armed(realTime, 'bravo', 'drone'), 'B stop drone');
    expect(refusal(stopped, 'A trigger E5')).toBe('stopped');
    const own = play(armed(realTime, 'alpha', 'drone'), 'A stop drone');
    expect(refusal(own, 'A trigger E5')).toBe('stopped');
  });

  test('3.1 not while surfaced', () => {
    const up = play(mined(beginRealTime(), 'alpha', 'E5'), 'A surface');
    expect(refusal(up, 'A trigger E5')).toBe('surfaced');
    expect(legal(up, seatOf('alpha', 'captain')).map(({ type }) => type)).not.toContain('trigger');
  });

  test('3.1 not while a sonar waits for its answer', () => {
    const asked = play(armed(out, 'alpha', 'sonar'), 'A sails E', 'A sonar');
    expect(refusal(asked, 'A trigger E5')).toBe('stopped');
    expect(refusal(play(asked, 'B answer row 5 sector 1'), 'A trigger E5')).toBe('accepted');
  });
});

test('3.1 every mine that lies can be triggered, and the list says so', () => {
  const state = mined(begin(), 'alpha', 'E5', 'J1');
  const cells = legal(state, seatOf('alpha', 'captain')).flatMap((action) =>
    action.type === 'trigger' ? [action.cell] : [],
  );
  expect(cells).toEqual(['E5', 'J1']);
  expect(eventsOf(state, 'A trigger J1')).toHaveLength(1);
});
