import { expectAccessible } from './people/axe.ts';
import { expect, test } from './people/fixtures.ts';
import { comeWithKeys, signIn, signUp } from './people/passkeys.ts';

test('preferences hold at once, stay in the browser, and come along with an account', async ({
  come,
}) => {
  const { person: desk, keys } = await comeWithKeys(come, 'Anna');
  const { page } = desk;
  const coloursOf = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--danger'));

  await test.step('a guest’s are kept in the browser', async () => {
    await desk.open('/');
    await page.getByRole('link', { name: 'Preferences' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preferences');
    await expect(page.getByText('Kept in this browser.')).toBeVisible();
    const usual = await coloursOf();
    await page.getByRole('radio', { name: /^Without green/ }).check();
    await expect.poll(coloursOf).not.toBe(usual);
    await page.getByLabel('Coordinates at the edge of boards').uncheck();
    await page.getByRole('slider', { name: 'Loudness' }).fill('20');
    await expectAccessible(page, 'the preferences');
    await page.reload();
    await expect(page.getByRole('radio', { name: /^Without green/ })).toBeChecked();
    await expect(page.getByRole('slider', { name: 'Loudness' })).toHaveValue('20');
    await page.getByLabel('Sound effects', { exact: true }).uncheck();
    await expect(desk.button('Hear a ping')).toBeDisabled();
  });

  await test.step('an account takes them over', async () => {
    await signUp(desk, 'Anna Preuss');
    await desk.open('/preferences');
    await expect(page.getByText('Kept with your account')).toBeVisible();
    await page.getByLabel('Motion').uncheck();
    await expect(page.getByText('Saving them to your account …')).toBeVisible();
    await expect(page.getByText('Kept with your account')).toBeVisible();
  });

  await test.step('and brings them to another device', async () => {
    const { person: phone, keys: phoneKeys } = await comeWithKeys(come, 'Anna on the way', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    await keys.syncTo(phoneKeys);
    await signIn(phone);
    await expect(phone.page.getByRole('heading', { level: 1 })).toHaveText('Anna Preuss');
    await phone.open('/preferences');
    await expect(phone.page.getByRole('radio', { name: /^Without green/ })).toBeChecked();
    await expect(phone.page.getByLabel('Motion')).not.toBeChecked();
    await expect(phone.page.getByLabel('Sound effects', { exact: true })).not.toBeChecked();
    const width = await phone.page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});
