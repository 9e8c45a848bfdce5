import { expect, it } from 'vitest';
import { checkLaws } from '@fathom/kit/contract';
import { darkWaterSalvage } from '@fathom/dark-water-salvage';
import { SMALL_TABLES, anything, sparingly } from './leaks/setups.ts';

it('the laws of every game hold for two and three players', () => {
  const report = checkLaws(darkWaterSalvage, {
    setups: SMALL_TABLES,
    seeds: 2,
    candidates: anything(),
    choose: sparingly,
  });
  console.info(
    `Dark Water Salvage: ${report.games} games, ${report.inputs} inputs`,
    report.endings,
  );
  expect(report.games).toBe(2 * SMALL_TABLES.length);
  expect(Object.keys(report.endings)).toContain('lastRound');
  expect(report.imagined).toBeGreaterThan(100);
  expect(report.probes).toBeGreaterThan(10_000);
});
