import { describe, expect, it } from 'vitest';
import { LAWS, LawBroken, checkLaws } from '@fathom/kit/contract';
import { BROKEN, openLooks } from './broken.ts';
import { duel } from './duel/duel.ts';

describe('the laws', () => {
  it('hold for the toy game, whatever its options', () => {
    const report = checkLaws(duel, {
      setups: [{}, { caves: 2, rounds: 1 }, { caves: 20, bidSeconds: 1 }],
      seeds: 25,
    });
    expect(report.games).toBe(75);
    expect(Object.keys(report.endings)).toEqual(expect.arrayContaining(['treasure', 'dry']));
    expect(report.probes).toBeGreaterThan(1000);
    expect(report.imagined).toBeGreaterThan(1000);
  });

  it('hold where an example stands for actions too many to list', () => {
    const looks = Array.from({ length: 5 }, (_, cave) => ({ type: 'look', cave }));
    const options = { seeds: 10, candidates: () => looks };
    expect(checkLaws(openLooks, options).games).toBe(10);
    const { openEnded: _openEnded, ...closed } = openLooks;
    expect(() => checkLaws(closed, options)).toThrow(/^what is accepted is legal/);
  });

  it('play the same games every time', () => {
    expect(checkLaws(duel, { seeds: 5 })).toEqual(checkLaws(duel, { seeds: 5 }));
  });

  it.each(BROKEN)('$law: broken by $how', ({ law, game, options }) => {
    const broken = brokenLaw(() => checkLaws(game, { seeds: 30, maxInputs: 200, ...options }));
    expect(broken).toBeInstanceOf(LawBroken);
    expect((broken as LawBroken).law).toBe(law);
    expect((broken as LawBroken).where).toContain('duel');
  });

  it('can each be broken', () => {
    expect(new Set(BROKEN.map(({ law }) => law))).toEqual(new Set(LAWS));
  });

  it('name the seed and the input of a breach', () => {
    const game = { ...duel, toAct: () => [] };
    const endless = { ...game, outcome: () => null };
    expect(() => checkLaws(endless, { seeds: 1, maxInputs: 3 })).toThrow(
      /every random game ends: not after 3 inputs\n {2}at duel, options \{\}, seed [0-9a-f]{64}, input 3: \{/,
    );
  });
});

function brokenLaw(check: () => unknown): unknown {
  try {
    check();
  } catch (error) {
    return error;
  }
  return null;
}
