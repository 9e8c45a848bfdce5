import { expect, it } from 'vitest';
import { searchDiver } from '@fathom/search-diver';
import { checkSecrecy } from '@fathom/kit/secrecy';
import { entitlement } from './leaks/entitlement.ts';
import { oneTable } from './leaks/one-table.ts';
import { briskly } from './leaks/setups.ts';

const SETUPS = [
  { dummies: 8 },
  { naturalSix: 'resolve', shorthanded: '-1', map: 'kittiwake-reef', dummies: 9 },
  { placement: 'alternate', dummies: 8 },
  { players: 1, map: 'generated', mapSeed: 'secrecy', dummies: 8 },
];

it('1.2 secrecy holds in more than a hundred truly different worlds', () => {
  const report = checkSecrecy(oneTable(searchDiver), {
    entitlement,
    setups: SETUPS,
    seeds: 4,
    tries: 9,
    maxInputs: 12,
    choose: briskly,
    minimumWorlds: 30,
  });
  console.info(
    `Search Diver: ${report.worlds} truly different worlds, ${report.moments} moments, up to ${report.deepest} in one`,
    report.byViewer,
  );
  expect(report.worlds).toBeGreaterThan(100);
  expect(report.moments).toBeGreaterThan(500);
});
