import { expect, it } from 'vitest';
import { checkLaws } from '@fathom/kit/contract';
import { darkWaterSalvage } from '@fathom/dark-water-salvage';
import { LARGE_TABLES, anything, sparingly } from './leaks/setups.ts';

const candidates = anything();

it.each(LARGE_TABLES)('the laws of every game hold with %j', (setup) => {
  const report = checkLaws(darkWaterSalvage, {
    setups: [setup],
    seeds: 1,
    candidates,
    choose: sparingly,
  });
  expect(report.games).toBe(1);
  expect(report.imagined).toBeGreaterThan(100);
  expect(report.probes).toBeGreaterThan(1000);
});
