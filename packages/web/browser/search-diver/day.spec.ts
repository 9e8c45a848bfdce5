import { expectAccessible } from '../people/axe.ts';
import { expect, test } from '../people/fixtures.ts';

test('7 the dive of the day: the first try counts, and whoever dives again is told that it is practice', async ({
  come,
}) => {
  const ida = await come('Ida');
  const { page } = ida;
  const stakes = page.getByRole('region', { name: /^Dive of \d{4}-/u });
  await test.step('it counts', async () => {
    await ida.open('/search-diver/today');
    await expect(page.getByText('You have not dived today.')).toBeVisible();
    await expectAccessible(page, 'the dive of the day');
    await ida.press(ida.button('Dive now: this counts'));
    await expect(stakes).toContainText('This try counts');
  });
  await test.step('once begun it is the one, and the way back leads to it', async () => {
    const match = new URL(page.url()).pathname;
    await ida.open('/search-diver/today');
    await expect(page.getByRole('link', { name: 'Continue your dive' })).toHaveAttribute(
      'href',
      match,
    );
    await ida.press(page.getByRole('link', { name: 'Continue your dive' }));
  });
  await test.step('its end has the table of the day', async () => {
    await ida.resign();
    const own = stakes.getByRole('row').filter({ hasText: 'Ida' });
    await expect(own).toContainText('not found');
    await expect(own).toContainText('guest');
    await expect(stakes).toContainText('This try counts');
    await expectAccessible(page, 'the end of a dive of the day');
  });
  await test.step('again is practice, before and after', async () => {
    await ida.open('/search-diver/today');
    await expect(page.getByText('You have had your try.')).toBeVisible();
    await ida.press(ida.button('Dive again, for practice'));
    await expect(stakes).toContainText('Practice:');
    await ida.resign();
    await expect(stakes).toContainText('Practice:');
    await ida.open('/search-diver');
    await page.getByRole('radio', { name: /^Today’s dive/u }).check();
    await expect(
      page.getByText('You have had your try today: this one is practice.'),
    ).toBeVisible();
  });
  await test.step('and so is what is played without the server', async () => {
    await ida.open('/search-diver/local');
    await page.getByRole('radio', { name: /^Today’s dive/u }).check();
    await expect(page.getByText('Practice: in this browser')).toBeVisible();
  });
});
