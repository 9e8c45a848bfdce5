import { foreseen, unforeseen } from '@fathom/kit';
import type { Foresee, KnownRules } from '@fathom/kit';
import { checkForesight } from '@fathom/kit/contract';
import { describe, expect, it } from 'vitest';
import { duel } from './duel/duel.ts';
import { otherSide, sideOf } from './duel/vocabulary.ts';
import type { Action, View } from './duel/vocabulary.ts';

type Foresight = Foresee<View, Action>;

/** Up to nine at a time are known. */
const evolve = (state: number, by: number): number | null => (by > 9 ? null : state + by);

/** A sealed bid is known to whoever seals it, as long as the other one is waited for. */
const sealed: Foresight = (view, seat, action) => {
  const side = sideOf(seat);
  if (action.type !== 'bid' || !seat.endsWith('captain')) return null;
  if (view.hasBid[side] || view.hasBid[otherSide(side)] || action.amount > view.purse[side])
    return null;
  return {
    ...view,
    hasBid: { ...view.hasBid, [side]: true },
    bid: { ...view.bid, [side]: action.amount },
  };
};

const after = (decide: KnownRules<number, number>['decide']): number | null =>
  foreseen(1, { decide, evolve });

const check = (foresee: Foresight) => checkForesight(duel, foresee, { setups: [{}], seeds: 6 });

describe('foresight', () => {
  it('that comes true is counted by the type of action', () => {
    const report = check(sealed);
    expect(report['bid']?.foreseen).toBeGreaterThan(20);
    expect(report['bid']?.foreseen).toBeLessThan(report['bid']?.tried ?? 0);
    expect(report['dig']?.foreseen).toBe(0);
  });

  it.each<readonly [string, RegExp, Foresight]>([
    [
      'guesses at a secret',
      /treasure is foreseen as \d, but becomes null/,
      (view, _seat, action) => (action.type === 'dig' ? { ...view, treasure: action.cave } : null),
    ],
    [
      'takes what is refused',
      /is foreseen, but refused/,
      (view, seat, action) =>
        action.type === 'bid'
          ? { ...view, hasBid: { ...view.hasBid, [sideOf(seat)]: true } }
          : null,
    ],
    ['changes nothing', /change nothing/, (view) => view],
  ])('that %s is found out', (_what, message, foresee) => {
    expect(() => check(foresee)).toThrow(message);
  });

  it('ends where luck begins, where the rules say so, and where they refuse', () => {
    expect(after((turn) => (turn.emit(2), turn.emit(3), null))).toBe(6);
    expect(after((turn) => (turn.emit(2), turn.emit(turn.rng.int(3)), null))).toBeNull();
    expect(after((turn) => (turn.emit(10), null))).toBeNull();
    expect(after(() => unforeseen())).toBeNull();
    expect(after(() => ({ code: 'no' }))).toBeNull();
    expect(() => after(() => JSON.parse('{') as null)).toThrow(SyntaxError);
  });
});
