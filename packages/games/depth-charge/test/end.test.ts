import { FORFEITS } from '@fathom/kit';
import { describe, expect, test } from 'vitest';
import { depthCharge } from '@fathom/depth-charge';
import {
  begin,
  eventsOf,
  eventsOfLeaving,
  fresh,
  leave,
  play,
  refusal,
  take,
  withBoats,
} from './play.ts';

/** Black on e4 with all three mines around it. */
const hunted = withBoats(begin({ red: 'e5 f4 f5' }), { black: 'e4' });

test('6 the third mine destroyed wins', () => {
  const last = play(hunted, 'charge e5', 'sound g8', 'charge f4', 'sound g8');
  expect(last.phase).toBe('playing');
  const over = play(last, 'charge f5');
  expect(depthCharge.outcome(over)).toEqual({ winners: ['black'], reason: 'minesDestroyed' });
  expect(depthCharge.toAct(over)).toEqual([]);
});

test('6 moving over a mine loses', () => {
  expect(depthCharge.outcome(play(hunted, 'move e5'))).toEqual({
    winners: ['red'],
    reason: 'boatSunk',
  });
});

test('6 the second miss loses', () => {
  const over = play(hunted, 'charge d5', 'sound g8', 'charge d5');
  expect(depthCharge.outcome(over)).toEqual({ winners: ['red'], reason: 'secondMiss' });
});

describe('6 the turn limit', () => {
  const quiet = Array.from({ length: 9 }, (_, i) => (i % 2 === 0 ? 'sound d5' : 'sound g8'));
  const last = play(
    withBoats(begin({ red: 'e5 f4 f5' }, { turnLimit: 10, first: 'red' }), { black: 'e4' }),
    ...quiet.map((_, i) => (i % 2 === 0 ? 'sound g8' : 'sound d5')),
  );

  test('6 draws after so many turns in all', () => {
    expect(last.record).toHaveLength(9);
    expect(depthCharge.outcome(last)).toBeNull();
    expect(depthCharge.outcome(play(last, 'sound d5'))).toEqual({
      winners: [],
      reason: 'turnLimit',
    });
  });

  test('6 gives way to what the last turn itself decides', () => {
    expect(depthCharge.outcome(play(last, 'move e5'))).toEqual({
      winners: ['red'],
      reason: 'boatSunk',
    });
  });
});

test.each(FORFEITS)(
  '6 a side that leaves loses, on either turn and while placing: %s',
  (reason) => {
    for (const [state, side, winner] of [
      [fresh(), 'red', 'black'],
      [hunted, 'black', 'red'],
      [hunted, 'red', 'black'],
    ] as const) {
      expect(eventsOfLeaving(state, side, reason)).toEqual([
        { type: 'forfeited', side, reason },
        { type: 'gameEnded', winner, reason, mines: state.mines },
      ]);
    }
  },
);

test('6 after the end everything is open', () => {
  expect(eventsOf(hunted, 'move e5').at(-1)).toMatchObject({ mines: hunted.mines });
  const over = play(hunted, 'charge f4', 'sound g8', 'move e5');
  for (const viewer of [[], ['black'], ['red']] as unknown as Parameters<
    typeof depthCharge.view
  >[1][])
    expect(depthCharge.view(over, viewer).mines).toEqual({
      black: ['a1', 'a2', 'b1'],
      red: ['e5', 'f5'],
    });
});

test('6 after the end nothing more is taken', () => {
  const over = play(hunted, 'move e5');
  expect(refusal(over, 'sound g8', 'red')).toBe('over');
  expect(take(over, leave('red', 'resigned'))).toMatchObject({
    ok: false,
    refusal: { code: 'over' },
  });
});
