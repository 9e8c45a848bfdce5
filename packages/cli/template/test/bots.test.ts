import { checkBots } from '@fathom/kit/bot-laws';
import { expect, test } from 'vitest';
import { newGamePlayable } from '../src/index.ts';

const setups = [{}, { depths: 3 }];

test('the laws of bots hold', async () => {
  const { examined } = await checkBots(newGamePlayable, { setups });
  expect(examined).toBeGreaterThan(10);
});
