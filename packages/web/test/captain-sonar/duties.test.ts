import { ROLES, SIDES, seatOf } from '@fathom/captain-sonar/client';
import { expect, test } from 'vitest';
import { dutiesOf } from '../../src/games/captain-sonar/desk/duties.ts';
import { chanceMatch } from './sonar-table.ts';

const SETUPS = [
  { mode: 'turn' },
  { mode: 'turn', scenario: 'minefield' },
  { mode: 'realTime' },
] as const;

test.each(SETUPS)(
  '$mode: whoever the rules wait for is told what to do, and nobody else',
  (setup) => {
    for (const seed of [1, 2, 3])
      for (const { spectator, toAct } of chanceMatch(setup, seed, 300)) {
        const told = dutiesOf(spectator).map(({ side, role }) => seatOf(side, role));
        expect(told.toSorted()).toEqual(toAct.toSorted());
      }
  },
);

test('5.2 only the crew at the surface learns who is to trace', () => {
  let traced = 0;
  for (const { views, spectator } of chanceMatch({ mode: 'realTime' }, 4, 400))
    for (const side of SIDES) {
      const boat = views[side].boats[side];
      if (
        spectator.phase !== 'playing' ||
        spectator.stop !== null ||
        (boat?.tracing ?? null) === null
      )
        continue;
      traced += 1;
      const own = dutiesOf(views[side]).filter((duty) => duty.side === side);
      expect(own.length).toBeGreaterThan(0);
      expect(dutiesOf(spectator).filter((duty) => duty.side === side)).toEqual([]);
      expect(ROLES).toEqual(expect.arrayContaining(own.map(({ role }) => role)));
    }
  expect(traced).toBeGreaterThan(0);
});
