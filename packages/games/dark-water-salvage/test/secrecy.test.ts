import { expect, it } from 'vitest';
import { darkWaterSalvage } from '@fathom/dark-water-salvage';
import { checkSecrecy } from '@fathom/kit/secrecy';
import { entitlement } from './leaks/entitlement.ts';
import { oneTable } from './leaks/one-table.ts';
import { boldly } from './leaks/setups.ts';

const SETUPS = [
  { players: 2 },
  { players: 2, research: 'turnOrder', phaseSeconds: 5 },
  { players: 3, content: 'hollowSound' },
  { players: 5 },
];

it('holds in hundreds of truly different worlds', () => {
  const report = checkSecrecy(oneTable(darkWaterSalvage), {
    entitlement,
    setups: SETUPS,
    seeds: 3,
    tries: 5,
    maxInputs: 50,
    choose: boldly,
    minimumWorlds: 8,
  });
  console.info(
    `Dark Water Salvage: ${report.worlds} truly different worlds, ${report.moments} moments, up to ${report.deepest} in one`,
    report.byViewer,
  );
  expect(report.moments).toBeGreaterThan(2000);
});
