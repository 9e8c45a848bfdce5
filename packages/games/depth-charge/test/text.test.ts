import { expect, test } from 'vitest';
import {
  depthCharge,
  describeEvent,
  describeResult,
  drawBoard,
  seatOf,
} from '@fathom/depth-charge';
import type { Event } from '@fathom/depth-charge';
import { begin, fresh, play, squares, withBoats } from './play.ts';

test.each<[Event, string]>([
  [{ type: 'minesPlaced', side: 'red', squares: null }, 'Red has placed three mines.'],
  [
    { type: 'minesPlaced', side: 'black', squares: squares('a1 b2 c3') },
    'Black has placed three mines on a1, b2 and c3.',
  ],
  [{ type: 'playBegan', first: 'red' }, 'Red takes the first turn.'],
  [{ type: 'boatMoved', side: 'black', from: 'a1', to: 'a4' }, 'Black moves from a1 to a4.'],
  [
    { type: 'boatSunk', side: 'red', from: 'd4', to: 'd3' },
    'Red runs onto a mine on d3 and sinks.',
  ],
  [
    { type: 'soundingDropped', side: 'black', square: 'b2', pings: [3, 3, 7] },
    'Black sounds b2: pings at 3, 3 and 7.',
  ],
  [
    { type: 'soundingDropped', side: 'black', square: 'b2', pings: [4] },
    'Black sounds b2: pings at 4.',
  ],
  [{ type: 'soundingDropped', side: 'red', square: 'b2', pings: [] }, 'Red sounds b2: no answer.'],
  [
    { type: 'depthChargeDropped', side: 'red', square: 'b2', hit: true },
    'Red drops a depth charge on b2: a mine is destroyed.',
  ],
  [
    { type: 'depthChargeDropped', side: 'red', square: 'b2', hit: false },
    'Red drops a depth charge on b2: a miss.',
  ],
  [{ type: 'passed', side: 'black' }, 'Black passes.'],
  [{ type: 'forfeited', side: 'black', reason: 'time' }, 'Black has run out of time.'],
  [
    { type: 'gameEnded', winner: 'red', reason: 'boatSunk', mines: { black: null, red: null } },
    'Red wins: the other boat ran onto a mine.',
  ],
])('an event is told in a sentence: %#', (event, sentence) => {
  expect(describeEvent(event)).toBe(sentence);
});

test('a draw has no winner', () => {
  expect(describeResult({ winner: null, reason: 'turnLimit' })).toBe(
    'A draw: the last turn has been taken.',
  );
});

test('the board is drawn as the viewer knows it', () => {
  const state = play(
    withBoats(begin({ black: 'a1 b2 c1', red: 'e5 g7 h8' }), { black: 'e4' }),
    'charge e5',
  );
  expect(drawBoard(depthCharge.view(state, [seatOf('black')]))).toBe(
    String.raw`    a b c d e f g h
  8 \ ~ ~ ~ ~ ~ ~ R 8
  7 . \ ~ ~ ~ ~ ~ ~ 7
  6 . . \ ~ ~ ~ ~ ~ 6
  5 . . . \ x ~ ~ ~ 5
  4 . . . . B ~ ~ ~ 4
  3 . . . . . \ ~ ~ 3
  2 . * . . . . \ ~ 2
  1 * . * . . . . \ 1
    a b c d e f g h
B R boats   * mine   x destroyed mine   . Black Sea   ~ Red Sea   \ between
Black: boat on e4, 3 mines left (a1 b2 c1), 0 of 2 misses
Red: boat on h8, 2 mines left, 0 of 2 misses
Turn 2: Red to play.`,
  );
});

test.each([
  [fresh(), 'The mines are being placed.'],
  [
    play(withBoats(begin({ red: 'e5 g7 h8' }), { black: 'e4' }), 'move e5'),
    'Red wins: the other boat ran onto a mine.',
  ],
])('the last line says how things stand: %#', (state, line) => {
  expect(drawBoard(depthCharge.view(state, [])).split('\n').at(-1)).toBe(line);
});
