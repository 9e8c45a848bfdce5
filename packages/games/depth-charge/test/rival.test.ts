import { expect, test } from 'vitest';
import { believe, depthCharge, seatOf, squareNumber } from '@fathom/depth-charge';
import type { Square, State, TurnTaken } from '@fathom/depth-charge';
import { oddsAgainst, rivalOf } from '../src/bot/rival.ts';
import type { Rival } from '../src/bot/captain.ts';
import { pingTimes } from '../src/rules/soundings.ts';
import { begin, luck, withBoats } from './play.ts';

/** Red has destroyed two mines and sounded until it knows the last, on a1; its boat is on a6. */
function nearlyLost(): State {
  const state = withBoats(begin({ black: 'a1 c1 c2' }), { red: 'a6' });
  const mines = { ...state.mines, black: ['a1'] as const };
  const hits: TurnTaken[] = (['c1', 'c2'] as const).map((square) => ({
    type: 'depthChargeDropped',
    side: 'red',
    square,
    hit: true,
  }));
  const soundings: TurnTaken[] = (['b3', 'c4', 'd1', 'a5'] as const).map((square) => ({
    type: 'soundingDropped',
    side: 'red',
    square,
    pings: pingTimes(mines.black, square, state.setup),
  }));
  const wrecks = { ...state.wrecks, black: ['c1', 'c2'] as const };
  return { ...state, mines, wrecks, record: [...hits, ...soundings] };
}

const rivalWith = (state: State, boat: Square): Rival => {
  const view = depthCharge.view(state, [seatOf('black')]);
  return rivalOf({ view, side: 'black', rng: luck(1) })(squareNumber(boat));
};

test('the other captain’s way is reckoned from its own knowledge', () => {
  expect(believe(nearlyLost(), 'black').fields).toHaveLength(1);
  expect(rivalWith(nearlyLost(), 'h1')).toEqual({ minefields: 1, turns: 3 });
});

test('a boat in its way costs the other captain a turn', () => {
  expect(rivalWith(nearlyLost(), 'a4')).toEqual({ minefields: 1, turns: 4 });
});

test('before anything is known it needs the way to the mines and some soundings', () => {
  const { minefields, turns } = rivalWith(begin({ black: 'a1 a2 b1' }), 'a1');
  expect(minefields).toBe(3276);
  expect(turns).toBeCloseTo(9.66, 2);
});

test('the odds fall with every turn, and fastest about when the other is done', () => {
  const odds = oddsAgainst({ minefields: 1, turns: 3 });
  const drops = [...odds.keys()].slice(1).map((turns) => odds[turns - 1]! - odds[turns]!);
  expect(drops.every((drop) => drop > 0)).toBe(true);
  expect(drops.indexOf(Math.max(...drops)) + 1).toBe(4);
  expect(odds.at(-1)).toBe(0);
});
