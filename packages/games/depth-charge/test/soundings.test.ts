import { describe, expect, test } from 'vitest';
import { SQUARES, depthCharge, seatOf } from '@fathom/depth-charge';
import type { PingRules, SideName, Square } from '@fathom/depth-charge';
import { masksOf, squaresOf } from '../src/belief/minefields.ts';
import { reportsAt } from '../src/belief/reports.ts';
import { pingTimes } from '../src/rules/soundings.ts';
import { echo } from './echo.ts';
import { EXAMPLES } from './examples.ts';
import { begin, eventsOf, play, refusal, withBoats } from './play.ts';

const USUAL: PingRules = { duplicates: 'list', occlusion: 'inline' };
const mines = (text: string): readonly Square[] => text.split(' ') as Square[];

test('4.1 a sounding charge drops on any of the squares around the boat', () => {
  const amid = withBoats(begin(), { black: 'd4' });
  const legal = [...depthCharge.legal(depthCharge.view(amid, [seatOf('black')]), seatOf('black'))];
  const squares = legal.flatMap((action) => (action.type === 'sound' ? [action.square] : []));
  expect(squares.toSorted()).toEqual(['c3', 'c4', 'c5', 'd3', 'd5', 'e3', 'e4', 'e5']);
});

test.each([
  ['c3', 'a1', 'notBesideBoat'],
  ['a1', 'a1', 'notBesideBoat'], // its own square
  ['h8', 'a1', 'notBesideBoat'],
  ['b2', 'a1', 'accepted'],
  ['b2', 'b2', 'accepted'], // the other boat’s square too
] as const)('4.1 from a1 on %s with the other boat on %s: %s', (square, red, code) => {
  const state = withBoats(begin(), red === 'a1' ? {} : { red });
  expect(refusal(state, `sound ${square}`)).toBe(code);
});

test.each([
  ['c5', 'h5', 5], // row
  ['c5', 'c8', 3], // column
  ['c5', 'f8', 3], // diagonal
  ['h1', 'b7', 6], // the other diagonal
  ['c5', 'h6', 6], // 5 columns and 1 row
  ['a1', 'h7', 13], // the longest there is
  ['d4', 'e6', 3],
] as const)('4.2 from %s a mine on %s answers after %i', (charge, mine, time) => {
  expect(pingTimes([mine], charge, USUAL)).toEqual([time]);
});

test.each(EXAMPLES)('4.2 $charge with mines on $mines: $pings ($why)', (example) => {
  expect(pingTimes(example.mines, example.charge, USUAL)).toEqual(example.pings);
});

test('4.3 a mine on the very square does not answer, and hides none', () => {
  expect(pingTimes(mines('f6 h8'), 'f6', USUAL)).toEqual([2]);
  expect(pingTimes(['f6'], 'f6', USUAL)).toEqual([]);
});

test.each([
  { how: 'row', at: 'e5', minesOn: 'f5 h5 h8', pings: [1, 3] },
  { how: 'column', at: 'e5', minesOn: 'e6 e8 h6', pings: [1, 4] },
  { how: 'diagonal', at: 'e5', minesOn: 'f6 h8 h7', pings: [1, 5] },
  { how: 'both behind one', at: 'e5', minesOn: 'f5 g5 h5', pings: [1] },
  {
    how: 'on either side, so neither hides the other',
    at: 'f6',
    minesOn: 'e5 g7 h5',
    pings: [1, 1, 3],
  },
  { how: 'off the lines nothing hides', at: 'd5', minesOn: 'e5 f6 h7', pings: [1, 3, 6] },
] as const)('4.3 a mine behind another does not answer: $how', ({ at, minesOn, pings }) => {
  expect(pingTimes(mines(minesOn), at, USUAL)).toEqual(pings);
});

test('4.4 the report names the square and the times in ascending order, and not which mine', () => {
  const state = withBoats(begin({ red: 'd7 e5 h2' }), { black: 'b2', red: 'h8' });
  expect(eventsOf(state, 'sound a1')).toEqual([
    { type: 'soundingDropped', side: 'black', square: 'a1', pings: [4, 8, 9] },
  ]);
});

test('4.4 equal times are repeated, or merged if the match says so', () => {
  for (const [duplicates, pings] of [
    ['list', [3, 3, 3]],
    ['merge', [3]],
  ] as const) {
    const state = withBoats(begin({ red: 'e8 h5 h8' }, { duplicates }), { black: 'd4' });
    expect(eventsOf(state, 'sound e5')).toEqual([expect.objectContaining({ pings })]);
  }
});

test('4.4 everyone hears the report and sees how many mines live', () => {
  const after = play(
    withBoats(begin({ red: 'e5 f4 h8' }), { black: 'd4' }),
    'charge e5',
    'sound g8',
    'sound d5',
  );
  for (const viewer of [[], [seatOf('black')], [seatOf('red')]]) {
    const view = depthCharge.view(after, viewer);
    expect(view.record.at(-1)).toEqual(after.record.at(-1));
    expect(view.minesLeft).toEqual({ black: 3, red: 2 });
  }
});

test('4.5 a destroyed mine neither answers nor hides', () => {
  const state = withBoats(begin({ red: 'e5 f6 h2' }), { black: 'd4' });
  expect(eventsOf(state, 'sound c3')).toEqual([
    expect.objectContaining({ pings: [2, 6] }), // f6 lies behind e5
  ]);
  const cleared = play(state, 'charge e5', 'sound g8');
  expect(eventsOf(cleared, 'sound c3')).toEqual([expect.objectContaining({ pings: [3, 6] })]);
});

test('4.5 the dropper’s own mines and the boats neither answer nor hide', () => {
  const state = withBoats(begin({ black: 'b4 c4 d4', red: 'h4 h7 h8' }), {
    black: 'b4',
    red: 'g4',
  });
  expect(eventsOf(state, 'sound c4')).toEqual([expect.objectContaining({ pings: [5, 8, 9] })]);
});

test.each([
  { how: 'on the row', at: 'd5', minesOn: 'f5 f8 g6', pings: [2] }, // both others are counted by way of f5
  { how: 'at the corner', at: 'd5', minesOn: 'g5 g7 e8', pings: [3, 4] },
  { how: 'on the column', at: 'e5', minesOn: 'f6 f8 h5', pings: [1, 3] },
  { how: 'the column first would not meet it', at: 'd5', minesOn: 'd7 f6 h8', pings: [2, 3, 7] },
] as const)(
  '4.5 by the option “path” a mine off the lines hides behind one on the way counted: $how',
  ({ at, minesOn, pings }) => {
    expect(pingTimes(mines(minesOn), at, { duplicates: 'list', occlusion: 'path' })).toEqual(pings);
  },
);

describe.each(['black', 'red'] as const)('4.2–4.5 every minefield of %s', (about) => {
  test.each(['inline', 'path'] as const)(
    'answers every square as an independent count does: %s',
    (occlusion) => {
      expect(faults(about, occlusion)).toEqual([]);
    },
  );
});

const areSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((time, i) => time === other[i]);

/** Compares rules, tables and the independent count on all squares, for one to three living mines. */
function faults(about: SideName, occlusion: PingRules['occlusion']): readonly string[] {
  const found: string[] = [];
  const list: PingRules = { duplicates: 'list', occlusion };
  const merge: PingRules = { duplicates: 'merge', occlusion };
  for (const living of [1, 2, 3])
    for (const charge of SQUARES) {
      const listed = reportsAt({ about, living, rules: list }, charge);
      const merged = reportsAt({ about, living, rules: merge }, charge);
      for (const [field, mask] of masksOf(living).entries()) {
        const squares = squaresOf(about, mask);
        const pings = echo(squares, charge, list);
        const times = [...new Set(pings)];
        const same =
          areSame(pingTimes(squares, charge, list), pings) &&
          areSame(pingTimes(squares, charge, merge), times) &&
          listed.codeOf(pings) === listed.codes[field] &&
          merged.codeOf(times) === merged.codes[field];
        if (!same) found.push(`${charge}: ${squares.join(' ')}`);
      }
    }
  return found;
}
