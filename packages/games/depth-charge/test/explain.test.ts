import { expect, test } from 'vitest';
import { depthCharge, depthChargePlayable, opponent, seatOf } from '@fathom/depth-charge';
import type { Action, State } from '@fathom/depth-charge';
import type { Advice, Choice } from '@fathom/kit';
import { credible } from '../src/bot/credible.ts';
import { explain } from '../src/bot/explain.ts';
import type { Assessment } from '../src/bot/captain.ts';
import { begin, fresh, luck, play, withBoats } from './play.ts';
import { randomGame } from './random.ts';

const NO_THOUGHT: Assessment = { minefields: 0, chances: [], rival: null, odds: null };

/** What is said to Black about an action. */
const advice = (state: State, action: Action, more: Partial<Assessment> = {}): Advice =>
  explain(
    { action, belief: { ...NO_THOUGHT, ...more }, options: [{ action, value: more.odds ?? 0 }] },
    depthCharge.view(state, [seatOf('black')]),
    seatOf('black'),
  );

test('a sounding is explained by what it leaves', () => {
  const state = withBoats(begin(), { black: 'a1' });
  expect(advice(state, { type: 'sound', square: 'a2' })).toEqual({
    what: 'Drop a sounding charge on a2.',
    reasons: [
      '3,276 minefields are still possible. 163 different answers can come, and on average 53 of them will be left.',
    ],
  });
});

test('a depth charge is explained by its chance and by what a miss costs', () => {
  const state = withBoats(begin({ red: 'e5 f4 f5' }), { black: 'e4' });
  const { what, reasons } = advice(state, { type: 'charge', square: 'e5' });
  expect(what).toBe('Drop a depth charge on e5.');
  expect(reasons[0]).toBe('The chance of a mine there is 11%.');
  expect(reasons[1]).toContain('first miss');
  const missed = { ...state, misses: { black: 1, red: 0 } };
  expect(advice(missed, { type: 'charge', square: 'e5' }).reasons[1]).toContain('second miss');
});

test('a move is explained by its risk and by where it leads', () => {
  const safe = advice(begin(), { type: 'move', to: 'a4' }).reasons;
  expect(safe).toEqual([
    'No mine can lie on the way.',
    'From there the mines are nearer: about 6.4 turns for all of them, instead of 7.4.',
  ]);
  const risky = advice(withBoats(begin(), { black: 'e4' }), { type: 'move', to: 'e5' }).reasons;
  expect(risky[0]).toBe('The chance of a mine on the way is 11%: a risk worth the turn it saves.');
});

test('the race is put into numbers', () => {
  const rival = { minefields: 14, turns: 5 };
  const { reasons } = advice(begin(), { type: 'move', to: 'a4' }, { rival, odds: 0.64 });
  expect(reasons).toContain(
    'The other captain has 14 minefields of yours to tell apart and needs about 5 more turns.',
  );
  expect(reasons).toContain(
    'Against a captain who makes no mistakes it should win about 56 games in 100.',
  );
  const known = advice(begin(), { type: 'move', to: 'a4' }, { rival: { minefields: 1, turns: 1 } });
  expect(known.reasons).toContain(
    'The other captain knows where all your mines are and needs about 1 more turn.',
  );
});

test('a turn behind a captain who knows every mine, the race is as good as lost, and is said to be', () => {
  const certain = { minefields: 1, turns: 2 };
  expect(credible(0.24, certain)).toBeLessThan(0.05);
  expect(credible(0.78, certain)).toBeGreaterThan(0.85);
  const { reasons } = advice(begin(), { type: 'move', to: 'a4' }, { rival: certain, odds: 0.15 });
  expect(reasons.at(-1)).toBe(
    'Against a captain who makes no mistakes it should win hardly any game.',
  );
});

test('better odds are never told as worse', () => {
  for (const rival of [null, { minefields: 1, turns: 3 }, { minefields: 40, turns: 6 }]) {
    const told = Array.from({ length: 101 }, (_, n) => credible(n / 100, rival));
    expect(told).toEqual(told.toSorted((one, other) => one - other));
    expect([told.at(0), told.at(-1)]).toEqual([0, 1]);
  }
});

test('mines are laid by lot', () => {
  const { what, reasons } = advice(fresh(), { type: 'place', squares: ['a1', 'b3', 'c2'] });
  expect(what).toBe('Lay your mines on a1, b3 and c2.');
  expect(reasons).toEqual([
    'A captain with habits is soon found out, so these squares are picked at random.',
    'Even somebody who knew where they are would need 7 turns to destroy them all.',
  ]);
});

test('whatever the admiral does can be said, in worlds that look the same in the same words', () => {
  for (const [i, state] of [...randomGame({}, luck(4))].entries()) {
    if (state.turn === null || i % 5 > 0) continue;
    const seat = seatOf(state.turn);
    const view = depthCharge.view(state, [seat]);
    const other = depthCharge.imagine!(view, luck(9));
    expect(other.mines[opponent(state.turn)]).not.toBeNull();
    expect(said(depthCharge.view(other, [seat]), seat)).toEqual(said(view, seat));
  }
});

function said(view: unknown, seat: ReturnType<typeof seatOf>): Advice {
  const player = depthChargePlayable.seatBot('admiral', seat, luck(1));
  player.observe({ events: [], view });
  return depthChargePlayable.explain!(player.choose() as Choice, view, seat);
}

test('the admiral knows a certain mine when it sees one', () => {
  const state = play(
    withBoats(begin({ red: 'e5 f4 h8' }), { black: 'e4' }),
    ...['d5', 'e3', 'f5', 'd4', 'f3'].flatMap((square) => [`sound ${square}`, 'sound h7']),
  );
  const { what, reasons } = said(depthCharge.view(state, [seatOf('black')]), seatOf('black'));
  expect(what).toContain('Drop a depth charge on');
  expect(reasons[0]).toBe('There is certainly a mine there.');
});
