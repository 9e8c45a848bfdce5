import { describe, expect, it } from 'vitest';
import { seatOf } from '@fathom/search-diver';
import { DOORS, findLeaks } from '@fathom/kit/secrecy';
import { entitlement } from './leaks/entitlement.ts';
import { oneTable } from './leaks/one-table.ts';
import { PLANTED } from './leaks/planted.ts';
import { briskly } from './leaks/setups.ts';

describe('1.2 a secret let out on purpose is found', () => {
  it.each(PLANTED)('$leak', ({ game, setup = { dummies: 8 }, doors }) => {
    const { leaks } = findLeaks(oneTable(game), {
      entitlement,
      setups: [setup],
      choose: briskly,
      seeds: 3,
      tries: 4,
      maxInputs: 12,
      minimumWorlds: 0,
      viewers: () => [[], [seatOf('red')]],
    });
    const found = new Set(leaks.map((leak) => leak.door));
    expect(DOORS.filter((door) => found.has(door))).toEqual(doors);
  });
});
