import { expect, it } from 'vitest';
import { checkLaws } from '@fathom/kit/contract';
import { darkWaterSalvage } from '@fathom/dark-water-salvage';

it('10 the laws of every game hold when one of two leaves, for whatever reason', () => {
  const { endings } = checkLaws(darkWaterSalvage, {
    setups: [{ players: 2 }],
    seeds: 30,
    choose: (actions) => actions.find(({ type }) => type === 'done') ?? actions[0]!,
  });
  expect(Object.keys(endings).toSorted()).toEqual(['absent', 'lastRound', 'resigned', 'time']);
});
