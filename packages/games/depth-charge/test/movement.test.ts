import { expect, test } from 'vitest';
import { depthCharge, passage, seatOf } from '@fathom/depth-charge';
import { begin, eventsOf, play, refusal, withBoats } from './play.ts';

/** Black on d4 with the water around it free of mines. */
const amid = withBoats(begin(), { black: 'd4' });

test('3.1 a boat moves 1 to 3 squares along its row or column', () => {
  const legal = [...depthCharge.legal(depthCharge.view(amid, [seatOf('black')]), seatOf('black'))];
  const targets = legal.flatMap((action) => (action.type === 'move' ? [action.to] : []));
  expect(targets.toSorted()).toEqual(
    ['a4', 'b4', 'c4', 'e4', 'f4', 'g4', 'd1', 'd2', 'd3', 'd5', 'd6', 'd7'].toSorted(),
  );
  expect(eventsOf(amid, 'move g4')).toEqual([
    { type: 'boatMoved', side: 'black', from: 'd4', to: 'g4' },
  ]);
  expect(play(amid, 'move g4').boats.black).toBe('g4');
});

test.each([
  ['h4', 'outOfReach'], // four squares
  ['d8', 'outOfReach'],
  ['e5', 'outOfReach'], // diagonal
  ['f5', 'outOfReach'],
  ['d4', 'noMove'],
])('3.1 not to %s: %s', (to, code) => {
  expect(refusal(amid, `move ${to}`)).toBe(code);
});

test('3.1 the squares entered are those on the way and the last one', () => {
  expect(passage('d4', 'd1')).toEqual(['d3', 'd2', 'd1']);
  expect(passage('d4', 'e4')).toEqual(['e4']);
  expect(passage('d4', 'e5')).toBeNull();
});

test('3.1 passing is for matches that allow it', () => {
  expect(refusal(begin(), 'pass')).toBe('noPassing');
  expect(eventsOf(begin({}, { allowPass: true }), 'pass')).toEqual([
    { type: 'passed', side: 'black' },
  ]);
});

test.each(['e4', 'f4', 'g4'])('3.2 not through or onto the other boat on %s', (square) => {
  const met = withBoats(amid, { red: square as 'e4' });
  expect(refusal(met, 'move g4')).toBe('boatInTheWay');
});

test('3.2 up to the other boat a move is free', () => {
  expect(refusal(withBoats(amid, { red: 'g4' }), 'move f4')).toBe('accepted');
});

test('3.3 own mines are harmless to pass and to stop on', () => {
  const over = begin({ black: 'a2 a3 a4' });
  expect(eventsOf(over, 'move a4')).toEqual([
    { type: 'boatMoved', side: 'black', from: 'a1', to: 'a4' },
  ]);
  expect(play(over, 'move a3').phase).toBe('playing');
});

test.each([
  ['stopped on', 'e5 g7 h8', 'move e5'],
  ['passed', 'e5 g7 h8', 'move e7'],
  ['met first of two', 'e5 e6 h8', 'move e7'],
])('3.4 the first living enemy mine %s ends the game', (_how, red, text) => {
  const state = withBoats(begin({ red }), { black: 'e4' });
  const [sunk, ended] = eventsOf(state, text);
  expect(sunk).toEqual({ type: 'boatSunk', side: 'black', from: 'e4', to: 'e5' });
  expect(ended).toMatchObject({ type: 'gameEnded', winner: 'red', reason: 'boatSunk' });
  expect(play(state, text).boats.black).toBe('e5');
});

test('3.4 a destroyed mine harms nobody', () => {
  const cleared = play(
    withBoats(begin({ red: 'e5 g7 h8' }), { black: 'e4' }),
    'charge e5',
    'sound g8',
  );
  expect(eventsOf(cleared, 'move e5')).toEqual([
    { type: 'boatMoved', side: 'black', from: 'e4', to: 'e5' },
  ]);
});
