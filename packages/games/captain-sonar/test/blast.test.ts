import { expect, test } from 'vitest';
import type { Cell, Hit } from '@fathom/captain-sonar';
import { afterMove, at, begin, beginRealTime, eventsOf, mined, play } from './play.ts';

const DAMAGE: Readonly<Record<Hit, number>> = { clear: 0, indirect: 1, direct: 2 };

test.each([
  ['F6', 'direct'],
  ['E5', 'indirect'],
  ['F5', 'indirect'],
  ['G5', 'indirect'],
  ['E6', 'indirect'],
  ['E7', 'indirect'],
  ['F7', 'indirect'],
  ['G7', 'indirect'],
  ['F4', 'clear'],
  ['D6', 'clear'],
  ['H8', 'clear'],
] as const)('3.3 a blast on F6 and a boat on %s: %s', (cell: Cell, hit: Hit) => {
  for (const side of ['alpha', 'bravo'] as const) {
    const state = mined(at(begin(), side, cell), 'alpha', 'F6');
    expect(eventsOf(state, 'A trigger F6')[0]).toMatchObject({
      hits: { alpha: 'clear', bravo: 'clear', [side]: hit },
    });
    expect(play(state, 'A trigger F6').standing[side].damage).toBe(DAMAGE[hit]);
  }
});

test('3.3 both boats are hit alike', () => {
  const state = mined(at(at(begin(), 'alpha', 'F5'), 'bravo', 'F6'), 'alpha', 'F6');
  expect(eventsOf(state, 'A trigger F6')[0]).toMatchObject({
    hits: { alpha: 'indirect', bravo: 'direct' },
  });
  const { standing } = play(state, 'A trigger F6');
  expect([standing.alpha.damage, standing.bravo.damage]).toEqual([1, 2]);
});

test('3.3 islands give no shelter', () => {
  const state = mined(at(begin(), 'bravo', 'H5'), 'alpha', 'I6');
  expect(eventsOf(state, 'A trigger I6')[0]).toMatchObject({ hits: { bravo: 'indirect' } });
});

test('3.3 damage adds up, on the large chart as well', () => {
  const state = mined(beginRealTime({ bravo: 'O15' }), 'alpha', 'N14', 'N15');
  expect(play(state, 'A trigger N14', 'A trigger N15').standing.bravo.damage).toBe(2);
});

test('3.3 a torpedo close by hits its own boat', () => {
  const state = afterMove(at(begin(), 'alpha', 'E5'), 'torpedo');
  expect(play(state, 'A torpedo F6').standing.alpha.damage).toBe(1);
});
