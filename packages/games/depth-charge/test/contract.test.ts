import { describe, expect, it } from 'vitest';
import { SQUARES, depthCharge } from '@fathom/depth-charge';
import { checkLaws } from '@fathom/kit/contract';
import { SETUPS, sparingly } from './leaks/setups.ts';

/** Whatever can be said about any square, so that nothing is accepted that is not listed. */
const ANY_TURN: readonly unknown[] = [
  { type: 'pass' },
  ...SQUARES.flatMap((square) => [
    { type: 'move', to: square },
    { type: 'sound', square },
    { type: 'charge', square },
  ]),
];

describe('the laws of every game', () => {
  it.each(SETUPS)('hold with %j', (setup) => {
    const setups = [setup];
    const report = checkLaws(depthCharge, { setups, seeds: 6, candidates: () => ANY_TURN });
    expect(report.games).toBe(6);
    expect(report.imagined).toBeGreaterThan(100);
  });

  it('hold for longer games, to the turn limit', () => {
    const report = checkLaws(depthCharge, {
      setups: [{ allowPass: true, turnLimit: 10 }, {}],
      seeds: 40,
      choose: sparingly,
    });
    console.info(`Depth Charge: ${report.games} games, ${report.inputs} inputs`, report.endings);
    expect(Object.keys(report.endings)).toEqual(
      expect.arrayContaining(['boatSunk', 'secondMiss', 'turnLimit', 'resigned']),
    );
  });
});
