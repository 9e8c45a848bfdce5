import type { Locator } from '@playwright/test';
import { expect, test } from '../people/fixtures.ts';
import { fastForward, gather } from './hunters.ts';
import { Hunter } from './hunter.ts';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
} as const;
const FINGER = 36; // pixels

test('390×844: a round by touch, with what is to be done always in reach', async ({ come }) => {
  const anna = new Hunter(await come('Anna', PHONE));
  const { page, person } = anna;
  const ben = await come('Ben');
  const roster = { amber: person, coral: ben };
  const match = await gather(roster);
  const tab = (name: string): Promise<void> =>
    anna.press(page.getByRole('tab', { name: new RegExp(`^${name}`) }));
  const inReach = async (...things: readonly Locator[]): Promise<void> => {
    for (const thing of things) {
      await expect(thing).toBeInViewport({ ratio: 0.99 });
      expect((await thing.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(FINGER);
    }
    const content = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(content, 'nothing to scroll sideways').toBeLessThanOrEqual(PHONE.viewport.width);
  };

  await expect(person.prompt).toHaveText('Seal your application for a loan');
  await inReach(anna.button('Seal it'));
  await anna.apply(10);
  await inReach(anna.button('Change it'));
  await fastForward({ coral: ben }, match, {
    until: ({ phase, waiting }) => phase === 'cities' && waiting[0] === 'amber',
  });
  await expect(person.prompt).toHaveText('Choose a city to start from');
  await inReach(anna.button('Missaukee'), anna.button('Pick a city'));
  await anna.press(anna.cell('D1'));
  await anna.press(anna.button('Start from Missaukee'));

  await expect(person.prompt).toHaveText('Research: pick a wreck, then a sonar card');
  await inReach(anna.button('Pass'), anna.button('Done for the round'));
  await tab('Wrecks');
  await anna.press(anna.wreck(3));
  await inReach(anna.button('Rumoured value'));
  await anna.press(anna.button('Rumoured value'));
  await expect(anna.button('Rumoured value')).toContainText('You know:');
  await tab('Sheet');
  await expect(anna.sheet.getByRole('list', { name: 'Answers' })).toContainText('rumoured at');
  await tab('Table');
  await expect(page.getByRole('list', { name: /^All researches/ })).toContainText('Rumoured value');
  await inReach(anna.button('Pass'));
  await anna.press(anna.button('Pass'));

  await expect(person.prompt).toHaveText('Move your boat, or pass');
  await tab('Chart');
  await anna.press(anna.cell('E1'));
  await inReach(anna.button('Sail to E1 for \\$3'));
  await anna.press(anna.button('Done for the round'));
  await person.seesLine('Round 1 is over. All boats go home.');

  await fastForward(roster, match, { until: ({ phase }) => phase === 'over' });
  await expect(person.prompt).toHaveText(/: the last round is over\.$/);
  await page.getByRole('button', { name: 'Look at the board' }).click();
  await tab('Table');
  await expect(page.getByRole('region', { name: 'Final account' })).toBeVisible();
  await inReach();
});
