import { expect, test } from 'vitest';
import { depthCharge, parseAction, seatOf } from '@fathom/depth-charge';
import { act, begin, fresh, refusal, squares, take } from './play.ts';

const placed = (side: 'black' | 'red', text: string, state = fresh()) => {
  const taken = take(state, act(side, parseAction(`place ${text}`)));
  if (!taken.ok) throw new Error(taken.refusal.code);
  return taken;
};

test('1.3 a side places three mines in its own sea, its start square allowed', () => {
  const { state, events } = placed('black', 'a1 d4 g1');
  expect(events).toEqual([{ type: 'minesPlaced', side: 'black', squares: squares('a1 d4 g1') }]);
  expect(state.mines).toEqual({ black: ['a1', 'd4', 'g1'], red: null });
});

test('1.3 both place at the same time, in any order', () => {
  const both = depthCharge.toAct(fresh());
  expect(both).toEqual(['black', 'red']);
  expect(depthCharge.toAct(placed('red', 'h8 h7 h6').state)).toEqual(['black']);
  expect(depthCharge.toAct(placed('black', 'a1 a2 a3').state)).toEqual(['red']);
});

test('1.3 play begins when both are done', () => {
  const one = placed('red', 'h8 h7 h6').state;
  expect(one.phase).toBe('placing');
  const { state, events } = placed('black', 'a1 a2 a3', one);
  expect(events.at(-1)).toEqual({ type: 'playBegan', first: 'black' });
  expect([state.phase, state.turn]).toEqual(['playing', 'black']);
});

test('1.3 the order in which the squares are named does not matter', () => {
  expect(placed('black', 'c1 a2 b4').state).toEqual(placed('black', 'a2 b4 c1').state);
});

test('1.3 there are 3,276 placements a side, all different and all accepted', () => {
  for (const side of ['black', 'red'] as const) {
    const state = fresh();
    const actions = [...depthCharge.legal(depthCharge.view(state, []), seatOf(side))];
    expect(new Set(actions.map((action) => JSON.stringify(action))).size).toBe(3276);
    expect(actions.every((action) => take(state, act(side, action)).ok)).toBe(true);
  }
});

test.each([
  ['black', 'a1 b1 h8', 'notYourSea'],
  ['black', 'a1 b1 d5', 'notYourSea'],
  ['red', 'h8 h7 a1', 'notYourSea'],
  ['red', 'h8 h7 a8', 'notYourSea'],
  ['black', 'a1 b1 b1', 'sameSquare'],
  ['red', 'h8 h8 h8', 'sameSquare'],
] as const)('1.3 %s may not place on %s: %s', (side, text, code) => {
  expect(refusal(fresh(), `place ${text}`, side)).toBe(code);
});

test('1.3 placed mines stay where they are', () => {
  expect(refusal(placed('black', 'a1 a2 a3').state, 'place b1 b2 b3', 'black')).toBe(
    'alreadyPlaced',
  );
  expect(refusal(begin(), 'place b1 b2 b3', 'black')).toBe('alreadyPlaced');
});

test('1.3 nobody moves before play begins', () => {
  for (const text of ['move a2', 'sound a2', 'charge a2', 'pass'])
    expect(refusal(fresh({ allowPass: true }), text, 'black')).toBe('stillPlacing');
});
