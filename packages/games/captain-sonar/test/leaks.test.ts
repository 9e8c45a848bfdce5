import { describe, expect, it } from 'vitest';
import { seatOf } from '@fathom/captain-sonar';
import { DOORS, findLeaks } from '@fathom/kit/secrecy';
import { crewOf, options } from './play.ts';
import { entitlement } from './leaks/entitlement.ts';
import { PLANTED } from './leaks/planted.ts';
import { eagerly } from './leaks/setups.ts';

/** All the secrets let out are Bravo's. */
const onlookers = () => [[], [seatOf('alpha', 'radioOperator')], crewOf('alpha')];

describe('1.2 a secret let out on purpose is found', () => {
  it.each(PLANTED)('$leak', ({ game, host, doors, choose = eagerly, maxInputs = 12 }) => {
    const { leaks } = findLeaks(game, {
      ...host,
      entitlement,
      setups: [options()],
      choose,
      seeds: 5,
      tries: 2,
      maxInputs,
      minimumWorlds: 0,
      viewers: onlookers,
    });
    const found = new Set(leaks.map((leak) => leak.door));
    expect(DOORS.filter((door) => found.has(door))).toEqual(doors);
  });
});
