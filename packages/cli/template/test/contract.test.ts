import { checkLaws } from '@fathom/kit/contract';
import { expect, test } from 'vitest';
import { ENDINGS, newGame } from '../src/index.ts';

const setups = [{}, { depths: 2 }];

test('the laws of every game hold, and random games end as they can', () => {
  const { endings } = checkLaws(newGame, { setups, seeds: 30 });
  expect(ENDINGS).toEqual(expect.arrayContaining(Object.keys(endings)));
  expect(endings).toHaveProperty('found');
});
