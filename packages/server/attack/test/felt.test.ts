import { expect, test } from 'vitest';
import { openFelt } from '../honest/felt.ts';

test('what is answered counts once, and a reading begins anew', () => {
  const felt = openFelt();
  felt.trip().answered();
  felt.refusal('chatFull');
  expect(felt.read()).toMatchObject({ trips: 1, refusals: ['chatFull'], cutOffs: [] });
  expect(felt.read()).toMatchObject({ trips: 0, refusals: [], worst: 0 });
});

test('a server that answers nothing is felt, too', async () => {
  const felt = openFelt();
  felt.trip();
  felt.trip().forget();
  await expect.poll(() => felt.read().trips, { interval: 10 }).toBe(1);
  expect(felt.read().worst).toBeGreaterThan(50);
});
