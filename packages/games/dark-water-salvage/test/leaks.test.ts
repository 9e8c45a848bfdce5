import { expect, it } from 'vitest';
import { darkWaterSalvage } from '@fathom/dark-water-salvage';
import { DOORS, findLeaks } from '@fathom/kit/secrecy';
import { entitlement } from './leaks/entitlement.ts';
import { oneTable } from './leaks/one-table.ts';
import { PLANTED } from './leaks/planted.ts';
import { boldly } from './leaks/setups.ts';

it.each(PLANTED)('secrecy finds $leak', ({ game = darkWaterSalvage, host, doors }) => {
  const { leaks } = findLeaks(oneTable(game), {
    entitlement,
    ...host,
    setups: [{ players: 2, phaseSeconds: 60 }],
    seeds: 2,
    tries: 5,
    maxInputs: 50,
    minimumWorlds: 1,
    choose: boldly,
  });
  const found = new Set(leaks.map((leak) => leak.door));
  expect(DOORS.filter((door) => found.has(door))).toEqual(doors);
});
