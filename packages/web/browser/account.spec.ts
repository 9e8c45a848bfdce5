import { readFile } from 'node:fs/promises';
import { expectAccessible } from './people/axe.ts';
import { expect, test } from './people/fixtures.ts';
import { MINES, fastForward, sitDown } from './people/known-game.ts';
import { AT_LOCALHOST, comeWithKeys, giveKeyRing, signIn, signUp } from './people/passkeys.ts';

test('who makes an account keeps the match they are in, and the opponent sees the name at once', async ({
  come,
}) => {
  const { person: anna, keys } = await comeWithKeys(come, 'Anna');
  const ben = await come('Ben', AT_LOCALHOST());
  const match = await sitDown({ black: anna, red: ben });
  await ben.open(`/m/${match}`);
  const players = ben.page.locator('section', { hasText: 'At the table' });
  await expect(players).toContainText('Anna guest');

  await anna.open('/account');
  await expect(anna.page.getByText('You are Anna, a guest')).toBeVisible();
  await expectAccessible(anna.page, 'the account page of a guest');
  const codes = await signUp(anna, 'Anna Lund');
  expect(codes).toHaveLength(10);
  expect(await keys.count()).toBe(1);
  await expect(players.getByRole('link', { name: 'Anna Lund' })).toBeVisible();

  await anna.open(`/m/${match}`);
  await anna.place(MINES.black);
  await anna.open('/account');
  await anna.page.getByRole('textbox', { name: 'Name', exact: true }).fill('Anna L');
  await anna.button('Save').click();
  await expect(anna.page.getByText('Saved')).toBeVisible();
  await expect(players.getByRole('link', { name: 'Anna L', exact: true })).toBeVisible();
  await expect(anna.page.getByRole('heading', { level: 1 })).toHaveText('Anna L');
});

test('signing in on a second device: two screens, one seat, and its own matches come along', async ({
  come,
}) => {
  const { person: desk, keys } = await comeWithKeys(come, 'Anna');
  const ben = await come('Ben', AT_LOCALHOST());
  const players = { black: desk, red: ben };
  await signUp(desk, 'Anna Berg');
  const match = await sitDown(players);
  await fastForward(players, match);
  await desk.seesTheirTurn();

  const { person: phone, keys: phoneKeys } = await comeWithKeys(come, 'Anna on the way', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const own = await phone.makeMatch({ seats: { black: 'me' } });
  await keys.syncTo(phoneKeys);
  await signIn(phone);
  await expect(phone.page.getByText('one match played as a guest')).toBeVisible();
  await expectAccessible(phone.page, 'the offer to bring matches along');
  await phone.press(phone.button('Bring them along'));
  await expect(phone.page.getByRole('heading', { level: 1 })).toHaveText('Anna Berg');

  await phone.open(`/m/${match}`);
  await phone.move('a4');
  await expect(desk.square('a4')).toHaveAccessibleName(/your boat/);
  await ben.move('h7');
  await desk.move('a7');
  await expect(phone.square('a7')).toHaveAccessibleName(/your boat/);
  await desk.open(`/m/${own.match.id}`);
  await expect(desk.page.getByText('Waiting').first()).toBeVisible();
  await expect(desk.page.getByText('Anna Berg').first()).toBeVisible();
});

test('a recovery code opens the account once, and signing out everywhere closes it for all', async ({
  come,
}) => {
  const { person: anna } = await comeWithKeys(come, 'Anna');
  const [code = ''] = await signUp(anna, 'Anna Dahl');
  const other = await come('Somebody', AT_LOCALHOST());
  await other.open('/account');
  await other.page.getByText('I have lost my passkey').click();
  const enter = async (): Promise<void> => {
    await other.page.getByLabel('Recovery code').fill(code.toUpperCase());
    await other.button('Sign in with this code').click();
  };
  await enter();
  await expect(other.page.getByRole('heading', { level: 1 })).toHaveText('Anna Dahl');
  await expect(other.page.getByText('9 recovery codes are left.')).toBeVisible();
  await other.button('Sign out here').click();
  await expect(other.page.getByText('You are Somebody, a guest')).toBeVisible();
  await other.page.getByText('I have lost my passkey').click();
  await enter();
  await expect(other.page.getByRole('alert')).toContainText('No account has this recovery code');

  const { match } = await anna.makeMatch({ seats: { black: 'me' } });
  const watching = await anna.anotherTab();
  await watching.open(`/m/${match.id}`);
  await expect(watching.page.getByText('Anna Dahl').first()).toBeVisible();
  await anna.open('/account');
  await anna.button('Sign out everywhere').click();
  await anna.button('Sign out everywhere').click();
  await expect(anna.page.getByText('a guest: only this browser knows you')).toBeVisible();
  await watching.open('/account');
  await expect(watching.page.getByText('a guest: only this browser knows you')).toBeVisible();
  await signIn(anna);
  await expect(anna.page.getByRole('heading', { level: 1 })).toHaveText('Anna Dahl');
});

test('a second passkey is added and the first removed', async ({ come }) => {
  const { person: anna, keys } = await comeWithKeys(come, 'Anna');
  await signUp(anna, 'Anna Holm');
  await expectAccessible(anna.page, 'the account page');
  const removes = anna.page.getByRole('button', { name: /^Remove the passkey/ });
  await expect(removes).toHaveCount(1);
  await anna.button('Add a passkey').click();
  await expect(anna.page.getByText('already has a passkey for your account')).toBeVisible();
  await keys.session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: keys.id });
  await giveKeyRing(anna.page);
  await anna.button('Add a passkey').click();
  await expect(removes).toHaveCount(2);
  await removes.first().click();
  await anna.button('Remove').click();
  await expect(removes).toHaveCount(1);
});

test('people take their data away, and delete the account', async ({ come }) => {
  const { person: anna } = await comeWithKeys(come, 'Anna');
  const ben = await come('Ben', AT_LOCALHOST());
  await signUp(anna, 'Anna Vik');
  const match = await sitDown({ black: anna, red: ben });
  await anna.open('/account');
  const downloading = anna.page.waitForEvent('download');
  await anna.page.getByRole('link', { name: 'Download' }).click();
  const file = await (await downloading).path();
  const data = JSON.parse(await readFile(file, 'utf8')) as {
    name: string;
    matches: { match: { id: string } }[];
  };
  expect(data).toMatchObject({ name: 'Anna Vik', matches: [{ match: { id: match } }] });

  await ben.open(`/m/${match}`);
  await anna.page.getByText('Delete my account …').click();
  await anna.page.getByLabel('Type Anna Vik to confirm').fill('Anna');
  await anna.button('Delete my account').click();
  await expect(anna.page.getByRole('alert')).toContainText('type its name: Anna Vik');
  await anna.page.getByLabel('Type Anna Vik to confirm').fill('Anna Vik');
  await anna.button('Delete my account').click();
  await expect(anna.page.getByText('a guest: only this browser knows you')).toBeVisible();
  await expect(ben.page.getByText('Deleted account').first()).toBeVisible();
  await signIn(anna);
  await expect(anna.page.getByRole('alert')).toContainText('belongs to no account here');
});

test('where passkeys cannot work the page says why', async ({ come }) => {
  const anna = await come('Anna'); // at 127.0.0.1
  await anna.open('/account');
  await expect(anna.page.getByText('tied to a name')).toBeVisible();
  await expect(anna.page.getByLabel('Recovery code')).toBeVisible();
  await expect(anna.button('Create an account')).toHaveCount(0);
});
