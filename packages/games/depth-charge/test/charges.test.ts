import { expect, test } from 'vitest';
import { begin, eventsOf, play, refusal, withBoats } from './play.ts';

const beside = withBoats(begin({ black: 'c3 d4 e2', red: 'e5 f4 h8' }), { black: 'e4' });

test('5.1 a depth charge drops on a square around the boat', () => {
  expect(refusal(beside, 'charge e6')).toBe('notBesideBoat');
  expect(refusal(beside, 'charge e4')).toBe('notBesideBoat');
  expect(refusal(beside, 'charge f5')).toBe('accepted');
});

test('5.1 on a living enemy mine it hits, and the mine is gone', () => {
  expect(eventsOf(beside, 'charge e5')).toEqual([
    { type: 'depthChargeDropped', side: 'black', square: 'e5', hit: true },
  ]);
  const after = play(beside, 'charge e5');
  expect(after.mines.red).toEqual(['f4', 'h8']);
  expect(after.wrecks.red).toEqual(['e5']);
  expect(after.misses.black).toBe(0);
});

test('5.1 nothing is said about the other mines', () => {
  expect(JSON.stringify(eventsOf(beside, 'charge e5'))).not.toContain('pings');
});

test.each([
  ['an empty square', 'charge f5'],
  ['one’s own mine', 'charge d4'],
  ['a square nobody can mine', 'charge d5'],
])('5.1 %s is a miss', (_what, text) => {
  expect(eventsOf(beside, text)).toEqual([expect.objectContaining({ hit: false })]);
  expect(play(beside, text).misses).toEqual({ black: 1, red: 0 });
});

test('5.1 the wreck of a mine is a miss', () => {
  const again = play(beside, 'charge e5', 'sound g8');
  expect(eventsOf(again, 'charge e5')).toEqual([expect.objectContaining({ hit: false })]);
});

test('5.1 the square of the other boat may be aimed at', () => {
  expect(refusal(withBoats(beside, { red: 'f5' }), 'charge f5')).toBe('accepted');
});

test('5.2 one’s own mine is unharmed', () => {
  expect(play(beside, 'charge d4').mines.black).toEqual(['c3', 'd4', 'e2']);
});

test('5.3 one miss is free, the second loses the game', () => {
  const once = play(beside, 'charge f5', 'sound g8');
  expect(once.phase).toBe('playing');
  expect(eventsOf(once, 'charge d5').at(-1)).toMatchObject({
    type: 'gameEnded',
    winner: 'red',
    reason: 'secondMiss',
  });
});

test('5.3 each side has its own free miss', () => {
  expect(play(beside, 'charge f5', 'charge g8').misses).toEqual({ black: 1, red: 1 });
});
