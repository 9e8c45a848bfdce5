import { expect, test } from 'vitest';
import { YOU } from '@fathom/kit';
import type { Input, Millis, Names, Seat } from '@fathom/kit';
import { ENDINGS, depthCharge, seatOf, words } from '@fathom/depth-charge';
import type { Action, Ending, Event, SideName, State } from '@fathom/depth-charge';
import type { REFUSALS } from '../src/words/refusals.ts';
import { act, begin, fresh, leave, play, squares, take, withBoats } from './play.ts';

const PLAIN: Names = { side: words.side, seat: (seat) => seat };
/** To the person on Black, Ann being on Red. */
const TO_BLACK: Names = {
  side: (side) => ((side as string) === 'black' ? YOU : 'Ann'),
  seat: (seat) => seat,
};

test.each<[Event, string]>([
  [{ type: 'minesPlaced', side: 'red', squares: null }, 'Ann has placed three mines.'],
  [
    { type: 'minesPlaced', side: 'black', squares: squares('a1 b2 c3') },
    'You have placed three mines on a1, b2 and c3.',
  ],
  [{ type: 'playBegan', first: 'red' }, 'Ann takes the first turn.'],
  [{ type: 'boatMoved', side: 'black', from: 'a1', to: 'a4' }, 'You move a1 → a4.'],
  [
    { type: 'boatSunk', side: 'red', from: 'd4', to: 'd3' },
    'Ann runs onto a mine on d3 and sinks.',
  ],
  [
    { type: 'boatSunk', side: 'black', from: 'd4', to: 'd3' },
    'You run onto a mine on d3 and sink.',
  ],
  [
    { type: 'soundingDropped', side: 'black', square: 'b2', pings: [3, 3, 7] },
    'You sound b2. Pings at 3, 3 and 7.',
  ],
  [{ type: 'soundingDropped', side: 'red', square: 'b2', pings: [4] }, 'Ann sounds b2. Ping at 4.'],
  [{ type: 'soundingDropped', side: 'red', square: 'b2', pings: [] }, 'Ann sounds b2. No answer.'],
  [
    { type: 'depthChargeDropped', side: 'black', square: 'b2', hit: true },
    'You drop a depth charge on b2: a mine is destroyed.',
  ],
  [
    { type: 'depthChargeDropped', side: 'red', square: 'b2', hit: false },
    'Ann drops a depth charge on b2: a miss.',
  ],
  [{ type: 'passed', side: 'black' }, 'You pass.'],
  [{ type: 'passed', side: 'red' }, 'Ann passes.'],
  [{ type: 'forfeited', side: 'black', reason: 'resigned' }, 'You resigned.'],
  [{ type: 'forfeited', side: 'red', reason: 'time' }, 'Ann ran out of time.'],
  [
    { type: 'forfeited', side: 'black', reason: 'absent' },
    'You stayed away, and the match was claimed.',
  ],
  [
    { type: 'gameEnded', winner: 'red', reason: 'boatSunk', mines: { black: null, red: null } },
    'Ann wins: you ran onto a mine.',
  ],
])('an event is told in a sentence: %#', (event, sentence) => {
  expect(words.event(event, TO_BLACK)).toBe(sentence);
});

test.each<[Ending, SideName | null, string]>([
  ['minesDestroyed', 'red', 'Ann wins: all three of your mines are destroyed.'],
  ['minesDestroyed', 'black', 'You win: all three of Ann’s mines are destroyed.'],
  ['boatSunk', 'black', 'You win: Ann ran onto a mine.'],
  ['secondMiss', 'red', 'Ann wins: you missed for the second time.'],
  ['turnLimit', null, 'A draw: the last turn has been taken.'],
  ['resigned', 'red', 'Ann wins: you resigned.'],
  ['time', 'black', 'You win: Ann ran out of time.'],
  ['absent', 'black', 'You win: Ann stayed away, and the match was claimed.'],
])('6 the end by %s, won by %s, is told to both', (reason, winner, sentence) => {
  const winners = depthCharge
    .chairs(begin().setup)
    .map(({ side }) => side)
    .filter((side) => (side as string) === winner);
  expect(words.outcome({ winners, reason }, TO_BLACK)).toBe(sentence);
});

test('6 every ending can be told', () => {
  for (const reason of ENDINGS)
    expect(words.outcome({ winners: [], reason }, PLAIN)).toMatch(/^A draw: \w.*\.$/);
});

test.each<[Action, string]>([
  [{ type: 'place', squares: ['a1', 'b2', 'c3'] }, 'Place mines on a1, b2 and c3'],
  [{ type: 'move', to: 'a4' }, 'Move to a4'],
  [{ type: 'sound', square: 'b2' }, 'Sound b2'],
  [{ type: 'charge', square: 'b2' }, 'Drop a depth charge on b2'],
  [{ type: 'pass' }, 'Pass'],
])('an action is named for a list: %j', (action, name) => {
  expect(words.action(action)).toBe(name);
});

/** One input for every way the rules can refuse. */
const REFUSED: { readonly [Code in keyof typeof REFUSALS]: readonly [State, Input<Action>] } = {
  over: [play(begin(), 'charge a2', 'sound g8', 'charge a2'), leave('red', 'resigned')],
  nothingDue: [begin(), { type: 'tick', at: 5000 as Millis }],
  noSuchSeat: [
    begin(),
    { type: 'act', at: 0 as Millis, seat: 'green' as Seat, action: { type: 'pass' } },
  ],
  alreadyPlaced: [begin(), act('black', { type: 'place', squares: ['a1', 'a2', 'a3'] })],
  notYourSea: [fresh(), act('black', { type: 'place', squares: ['a1', 'a2', 'h8'] })],
  sameSquare: [fresh(), act('black', { type: 'place', squares: ['a1', 'a1', 'a2'] })],
  stillPlacing: [fresh(), act('black', { type: 'move', to: 'a2' })],
  notYourTurn: [begin(), act('red', { type: 'move', to: 'h7' })],
  noPassing: [begin(), act('black', { type: 'pass' })],
  noMove: [begin(), act('black', { type: 'move', to: 'a1' })],
  outOfReach: [begin(), act('black', { type: 'move', to: 'a5' })],
  boatInTheWay: [withBoats(begin(), { red: 'a2' }), act('black', { type: 'move', to: 'a3' })],
  notBesideBoat: [begin(), act('black', { type: 'sound', square: 'a3' })],
};

test.each(Object.entries(REFUSED))('the refusal “%s” has its sentence', (code, [state, input]) => {
  const taken = take(state, input);
  if (taken.ok) throw new Error('it was taken');
  expect(taken.refusal.code).toBe(code);
  expect(words.refusal(taken.refusal)).toMatch(/^[A-Z].*\.$/);
  expect(words.refusal(taken.refusal)).not.toMatch(/undefined|null/);
});

test('a refusal names what it is about', () => {
  const [state, input] = REFUSED.notYourSea;
  const taken = take(state, input);
  expect(taken.ok ? null : words.refusal(taken.refusal)).toBe(
    'Mines go into your own sea; h8 lies outside it.',
  );
});

test('a refusal of somebody else’s is left to them', () => {
  expect(words.refusal({ code: 'toString' })).toBeNull();
});

test('the board is drawn as the viewer knows it', () => {
  const state = play(
    withBoats(begin({ black: 'a1 b2 c1', red: 'e5 g7 h8' }), { black: 'e4' }),
    'charge e5',
    'sound g8',
    'sound e3',
  );
  expect(words.board(depthCharge.view(state, [seatOf('black')]))).toBe(
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
Turn 4: Red to play.
Soundings:
  Black: e3=6+8
  Red:   g8=11+11+13`,
  );
});

test.each([
  [fresh(), 'The mines are being placed.'],
  [
    play(withBoats(begin({ red: 'e5 g7 h8' }), { black: 'e4' }), 'move e5'),
    'Red wins: Black ran onto a mine.',
  ],
])('the last line says how things stand: %#', (state, line) => {
  expect(words.board(depthCharge.view(state, [])).split('\n').at(-1)).toBe(line);
});
