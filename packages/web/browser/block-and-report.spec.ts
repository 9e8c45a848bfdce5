import { expect, test } from './people/fixtures.ts';
import { expectAccessible } from './people/axe.ts';
import type { Person } from './people/person.ts';

/** Two people at a table that has begun. */
async function sitTogether(anna: Person, ben: Person): Promise<string> {
  const { match, keys } = await anna.makeMatch({ seats: { black: 'me' } });
  await ben.takeSeat(match.id, keys['red'] ?? '');
  await anna.open(`/m/${match.id}`);
  await ben.open(`/m/${match.id}`);
  return match.id;
}
async function say({ page }: Person, text: string): Promise<void> {
  await page.getByLabel('Say something to the table').fill(text);
  await page.getByLabel('Say something to the table').press('Enter');
}
const said = ({ page }: Person, text: string) => page.locator('.chat li').filter({ hasText: text });
const menuOf = ({ page }: Person, name: string) =>
  page.getByRole('button', { name: `${name}: block or report` });

test('who is blocked is read no more, cannot sit down, and is let be again on the page about oneself', async ({
  come,
}) => {
  const [anna, ben] = [await come('Anna'), await come('Ben')];
  await sitTogether(anna, ben);
  await say(ben, 'you play like a barge');
  await expect(said(anna, 'you play like a barge')).toBeVisible();

  await menuOf(anna, 'Ben').first().click();
  const sheet = anna.page.getByRole('dialog', { name: 'Ben' });
  await expect(sheet).toContainText('Ben is not told');
  await expectAccessible(anna.page, 'what can be done about somebody');
  await sheet.getByRole('button', { name: 'Block Ben' }).click();
  await expect(sheet.getByRole('status')).toContainText('Ben is blocked.');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await expect(said(anna, 'you play like a barge')).toHaveCount(0);
  await say(ben, 'still there?');
  await expect(said(ben, 'still there?')).toBeVisible();
  await say(anna, 'good game');
  await expect(said(ben, 'good game')).toBeVisible();
  await expect(said(anna, 'good game')).toBeVisible();
  await expect(said(anna, 'still there?')).toHaveCount(0);
  await expect(menuOf(ben, 'Anna').first()).toBeVisible();

  const { match } = await anna.makeMatch({ seats: { black: 'me' }, visibility: 'public' });
  await ben.open(`/m/${match.id}`);
  await ben.page
    .getByRole('button', { name: /^Sit down/ })
    .first()
    .click();
  await expect(ben.page.getByText('You cannot sit down at this table')).toBeVisible();

  await anna.open('/account');
  await expectAccessible(anna.page, 'the page about oneself');
  await anna.button('Unblock Ben').click();
  await expect(anna.page.getByText('You have not blocked anybody.')).toBeVisible();
  await ben.page
    .getByRole('button', { name: /^Sit down/ })
    .first()
    .click();
  await expect(ben.prompt).toContainText('Place your three mines');
});

test('a block is taken back where it was made, from the keyboard', async ({ come }) => {
  const [anna, ben] = [await come('Anna'), await come('Ben')];
  await sitTogether(anna, ben);
  await say(ben, 'hello');
  await expect(said(anna, 'hello')).toBeVisible();
  await menuOf(anna, 'Ben').last().focus();
  await anna.page.keyboard.press('Enter');
  const sheet = anna.page.getByRole('dialog', { name: 'Ben' });
  await sheet.getByRole('button', { name: 'Block Ben' }).press('Enter');
  await expect(said(anna, 'hello')).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Take it back' }).press('Enter');
  await expect(sheet.getByRole('status')).toContainText('not blocked any more');
  await expect(said(anna, 'hello')).toHaveCount(1);
  await anna.page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('a report is sent from a line of chat, with a reason and words, and is thanked for', async ({
  come,
}) => {
  const [anna, ben] = [await come('Anna'), await come('Ben')];
  await sitTogether(anna, ben);
  await say(ben, 'you fool');
  await said(anna, 'you fool').getByRole('button', { name: 'Ben: block or report' }).click();
  const sheet = anna.page.getByRole('dialog', { name: 'Ben' });
  await sheet.getByRole('button', { name: 'Report Ben' }).click();
  await sheet.getByRole('radio', { name: 'Insults' }).check();
  await sheet.getByLabel('What happened?').fill('He calls me names.');
  await expect(sheet.getByText('482 characters left')).toBeVisible();
  await expectAccessible(anna.page, 'the report');
  const sent = anna.page.waitForRequest('**/api/reports');
  await sheet.getByRole('button', { name: 'Send report' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    line: { to: 'table', n: 1 },
    reason: 'insult',
    text: 'He calls me names.',
  });
  await expect(sheet.getByRole('status').first()).toContainText('Thank you.');
  await expect(sheet.getByRole('button', { name: 'Block Ben' })).toBeVisible();
});
