import { BadInput } from '@fathom/kit';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  SQUARES,
  actionSchema,
  depthCharge,
  makeAction,
  makeTranscript,
  parseAction,
  parseTranscript,
  replay,
  seatOf,
  transcriptOf,
} from '@fathom/depth-charge';
import type { Action, State } from '@fathom/depth-charge';
import * as v from 'valibot';
import { begin, eventsOfLeaving, fresh, luck, play, withBoats } from './play.ts';
import { RULE_SETS, randomGame } from './random.ts';

const square = fc.constantFrom(...SQUARES);
const anyAction: fc.Arbitrary<Action> = fc
  .oneof(
    fc.record({
      type: fc.constant('place'),
      squares: fc.tuple(square, square, square),
    }),
    fc.record({ type: fc.constant('move'), to: square }),
    fc.record({ type: fc.constantFrom('sound', 'charge'), square }),
    fc.record({ type: fc.constant('pass') }),
  )
  .map((json) => v.parse(actionSchema, json));
const anyGame: fc.Arbitrary<State> = fc
  .tuple(fc.constantFrom(...RULE_SETS), fc.nat(), fc.nat(60))
  .map(([rules, seed, length]) => {
    const states = [...randomGame(rules, luck(seed))];
    return states[Math.min(length, states.length - 1)]!;
  });

test('an action survives being written and read', () => {
  fc.assert(
    fc.property(anyAction, (action) => {
      expect(parseAction(makeAction(action))).toEqual(action);
    }),
  );
});

test('case and spacing of an action do not matter', () => {
  expect(parseAction('  Place  C1 a2\tB4 ')).toEqual({
    type: 'place',
    squares: ['a2', 'b4', 'c1'],
  });
});

test.each([
  ['', /expected place, move, sound, charge or pass/],
  ['dive a1', /found "dive a1"/],
  ['move', /expected one square after "move"/],
  ['move i9', /to: expected a square from a1 to h8/],
  ['place a1 a2', /expected 3 squares after "place", found "a1 a2"/],
  ['pass a1', /expected nothing after "pass"/],
])('“%s” is not an action, and the error says why', (text, message) => {
  expect(() => parseAction(text)).toThrow(BadInput);
  expect(() => parseAction(text)).toThrow(message);
});

test('a game survives being written, read and played again', () => {
  fc.assert(
    fc.property(anyGame, (state) => {
      const text = makeTranscript(transcriptOf(state));
      const transcript = parseTranscript(text);
      expect(transcript).toEqual(transcriptOf(state));
      expect(makeTranscript(transcript)).toBe(text);
      expect(replay(transcript)).toEqual(state);
    }),
    { numRuns: 200 },
  );
});

test('a game is written as people would read it', () => {
  const state = play(
    withBoats(begin({ black: 'a1 b2 c3', red: 'e5 f6 h2' }), {}),
    'sound b2',
    'move h5',
    'charge b1',
    'sound g4',
    'charge a2',
  );
  expect(makeTranscript(transcriptOf(state))).toBe(`game: depth-charge@1
first: black
duplicates: list
occlusion: inline
allowPass: false
turnLimit: 200
assist: marks
begins: black
result: red wins, secondMiss

black: place a1 b2 c3
red: place e5 f6 h2
1. black: sound b2 > 3 6
2. red: move h5
3. black: charge b1 > miss
4. red: sound g4 > 5 7 9
5. black: charge a2 > miss
`);
});

test('a seat writes down what it knows of a running game', () => {
  const view = depthCharge.view(play(begin(), 'sound b2'), [seatOf('black')]);
  const transcript = transcriptOf(view);
  expect(transcript.placements).toEqual({ black: ['a1', 'a2', 'b1'], red: null });
  expect(parseTranscript(makeTranscript(transcript))).toEqual(transcript);
});

test('a game that somebody left is played again to the same end', () => {
  for (const state of [fresh(), begin()]) {
    const left = eventsOfLeaving(state, 'red', 'time').reduce(depthCharge.evolve, state);
    expect(replay(parseTranscript(makeTranscript(transcriptOf(left)))).result).toEqual(left.result);
  }
});

const GOOD = makeTranscript(transcriptOf(play(begin(), 'sound b2', 'move h5', 'charge b1')));

test.each([
  ['game: depth-charge@1', 'game: chess@1', /^game: expected depth-charge@1, found "chess@1"/],
  ['begins: black', 'begins: blue', /^begins: expected black or red/],
  ['begins: black', 'begins: black\nbegins: red', /^line 9: there is a second "begins"/],
  ['result: none', 'result: black wins', /^result: expected "none"/],
  ['turnLimit: 200', 'turnLimit: many', /^the options: turnLimit/],
  ['turnLimit: 200', 'mines: 4', /^the options: there is no field "mines"/],
  ['black: place', 'black: move', /^line 11: expected one square/],
  ['1. black: sound b2 >', '1. black: dive b2 >', /^line 13: expected place, move/],
  ['2. red', '3. red', /^line 14: expected turn 2, found 3/],
  ['2. red: move h5', '2. red: move h5 > hit', /^line 14: expected nothing or "sunk"/],
  ['> miss', '> maybe', /^line 15: expected "hit" or "miss" after ">", found "maybe"/],
  ['> miss', '', /^line 15: expected "hit" or "miss"/],
  ['1. black: sound b2 >', '1. black: sound b2 > x', /^line 13: expected ping times/],
  ['2. red: move h5', 'all hands on deck', /^line 14: expected a header, a placement or a turn/],
])('“%s” written as “%s” is reported where it stands', (right, wrong, message) => {
  expect(GOOD).toContain(right);
  expect(() => parseTranscript(GOOD.replace(right, wrong))).toThrow(BadInput);
  expect(() => parseTranscript(GOOD.replace(right, wrong))).toThrow(message);
});

test.each([
  ['2. red: move h5', '2. red: move h4', /^turn 2: A boat moves 1 to 3 squares/],
  ['2. red', '2. black', /^turn 2: It is the other side/],
  ['1. black: sound b2 > 6', '1. black: sound b2 > 5', /^turn 1: written .* by the rules/],
  ['3. black: charge b1 > miss', '3. black: charge b1 > hit', /^turn 3: written/],
  ['result: none', 'result: black wins, minesDestroyed', /^the result: written/],
  ['red: place g8', 'red: place a8', /^red’s placement: Mines go into your own sea/],
])('“%s” written as “%s” can be read but not played', (right, wrong, message) => {
  const transcript = parseTranscript(GOOD.replace(right, wrong));
  expect(makeTranscript(transcript)).not.toBe(GOOD);
  expect(() => replay(transcript)).toThrow(BadInput);
  expect(() => replay(transcript)).toThrow(message);
});

/** Runs a reader on any text: it may only succeed or complain properly. */
function complains(read: () => unknown): boolean {
  try {
    read();
    return false;
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return true;
  }
}

test('no text makes a reader fail in another way', () => {
  const lines = fc.constantFrom(...GOOD.split('\n'));
  const garbage = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.oneof(lines, fc.string())).map((all) => all.join('\n')),
    fc
      .tuple(fc.nat(GOOD.length), fc.nat(3), fc.string({ maxLength: 4 }))
      .map(([at, cut, put]) => GOOD.slice(0, at) + put + GOOD.slice(at + cut)),
  );
  fc.assert(
    fc.property(garbage, (text) => {
      complains(() => parseAction(text));
      complains(() => {
        const transcript = parseTranscript(text);
        expect(parseTranscript(makeTranscript(transcript))).toEqual(transcript);
        replay(transcript);
      });
    }),
    { numRuns: 2000 },
  );
});
