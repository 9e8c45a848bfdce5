import { expect, test } from 'vitest';
import { depthCharge, seatOf } from '@fathom/depth-charge';
import type { State } from '@fathom/depth-charge';
import type { Seat } from '@fathom/kit';
import { act, begin, fresh, play, squares, take } from './play.ts';

const legal = (state: State, seat: Seat) => [
  ...depthCharge.legal(depthCharge.view(state, [seat]), seat),
];

test('2 the side that waits has nothing to do', () => {
  expect(legal(begin(), seatOf('red'))).toEqual([]);
  expect(legal(play(begin(), 'move a2'), seatOf('black'))).toEqual([]);
});

test('1.3 a side that has placed has nothing to do', () => {
  const placed = take(fresh(), act('black', { type: 'place', squares: squares('a1 a2 a3') }));
  if (!placed.ok) throw new Error(placed.refusal.code);
  expect(legal(placed.state, seatOf('black'))).toEqual([]);
  expect(legal(placed.state, seatOf('red'))).toHaveLength(3276);
});

test('3.1 passing is listed where it is allowed', () => {
  expect(legal(begin(), seatOf('black'))).not.toContainEqual({ type: 'pass' });
  expect(legal(begin({}, { allowPass: true }), seatOf('black'))).toContainEqual({ type: 'pass' });
});

test('6 nobody has anything to do after the end, and a stranger never', () => {
  const over = play(begin(), 'charge a2', 'sound g8', 'charge a2');
  expect(legal(over, seatOf('red'))).toEqual([]);
  expect(legal(begin(), 'green' as Seat)).toEqual([]);
});
