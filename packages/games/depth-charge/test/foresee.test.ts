import { expect, it } from 'vitest';
import { depthCharge, foresee } from '@fathom/depth-charge';
import { checkForesight } from '@fathom/kit/contract';
import { SETUPS, sparingly } from './leaks/setups.ts';

it('what a captain is shown beforehand comes true, and no charge is foreseen', () => {
  const report = checkForesight(depthCharge, foresee, {
    setups: SETUPS,
    seeds: 2,
    choose: sparingly,
  });
  expect(report['place']?.foreseen).toBe(report['place']?.tried);
  expect(report['pass']?.foreseen).toBeGreaterThan(20);
  expect(report['move']?.foreseen).toBeGreaterThan(100);
  expect(report['move']?.foreseen).toBeLessThan(report['move']?.tried ?? 0);
  expect(report['sound']?.foreseen).toBe(0);
  expect(report['charge']?.foreseen).toBe(0);
});
