import { expect, test } from './people/fixtures.ts';
import { sitDown } from './people/known-game.ts';

/** What stands at the addresses of a game that is still being built. */
function untilItComes(name: string): readonly (readonly [string, string, string])[] {
  const path = `/${name.toLowerCase().replaceAll(' ', '-')}`;
  return [
    [path, name, 'This game is still being built.'],
    [`${path}/rules`, 'No rules here yet', 'Back to the lobby'],
    [`${path}/local`, name, 'This game cannot be played here yet.'],
  ];
}

test('addresses that lead nowhere say so and show a way on', async ({ come }) => {
  const anna = await come('Anna');
  await anna.open('/');
  await expect(anna.page.locator('.game-list > li')).toHaveCount(4);
  const coming = await anna.page.locator('.game-list > .coming h3').allTextContents();
  const cases: readonly (readonly [path: string, title: string, words: string])[] = [
    ['/m/zzzzzzzz', 'No match here', 'There is no match "zzzzzzzz". Part of the link'],
    ['/m/zzzzzzzz/replay', 'No match here', 'Part of the link may be missing'],
    ['/nowhere/at/all', 'Nothing here but water', 'This address leads nowhere.'],
    ['/m/short', 'Nothing here but water', 'This address leads nowhere.'],
    ['/no-such-game', 'No such game', 'There is no game at this address.'],
    ...coming.slice(0, 1).flatMap((name) => untilItComes(name)),
  ];
  for (const [path, title, words] of cases) {
    await anna.open(path);
    await expect(anna.page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(anna.page.locator('main')).toContainText(words);
    await expect(anna.page.locator('main a[href="/"]')).toBeVisible();
  }
});

test('a seat link that was used says so to the next one, who may watch', async ({ come }) => {
  const anna = await come('Anna');
  const ben = await come('Ben');
  const wim = await come('Wim');
  const { match, keys } = await anna.makeMatch({ seats: { black: 'me' } });
  const link = `/m/${match.id}/${keys['red'] ?? ''}`;
  await ben.open(link);
  await ben.button('Sit down').click();
  await expect(ben.prompt).toContainText('Place your three mines');
  await ben.open(link); // the one who sits there is simply let in
  await expect(ben.prompt).toContainText('Place your three mines');

  await wim.open(link);
  await expect(wim.page.getByRole('alert')).toContainText('Ben has taken it');
  await wim.page.getByRole('link', { name: 'Watch', exact: true }).click();
  await expect(wim.prompt).toHaveText('Anna and Ben are placing mines');
});

test('what the server will not take is explained in words', async ({ come }) => {
  const players = { black: await come('Anna'), red: await come('Ben') };
  const { black: anna, red: ben } = players;
  await anna.open('/');
  const name = anna.page.getByLabel('You are');
  const rename = async (text: string): Promise<void> => {
    await name.fill(text);
    await name.press('Enter');
  };
  await rename('x'.repeat(25));
  await expect(name).toHaveValue('x'.repeat(24)); // the field takes no more
  await expect(anna.page.getByText('Saved.')).toBeVisible();
  await name.evaluate((field) => field.removeAttribute('maxlength'));
  await rename('x'.repeat(25));
  await expect(anna.page.getByText('a name may have at most 24 characters')).toBeVisible();
  await rename('An\u200Bna');
  await expect(anna.page.getByText('a name must not hold invisible characters')).toBeVisible();
  await rename('Anna B.');
  await expect(anna.page.getByText('Saved.')).toBeVisible();

  await sitDown(players);
  const say = anna.page.getByLabel('Say something to the table');
  await say.fill('An\u200Bna');
  await anna.button('Say').click();
  await expect(anna.page.getByRole('alert')).toContainText('must not hold invisible characters');
  await expect(say).toHaveValue('An\u200Bna'); // to be mended, not typed again
  await say.fill('Good luck!');
  await anna.button('Say').click();
  await expect(ben.page.getByText('Good luck!')).toBeVisible();
  await expect(anna.page.getByRole('alert')).toHaveCount(0);
});

test('a match that was given up before it began says so', async ({ come }) => {
  const anna = await come('Anna');
  const ben = await come('Ben');
  const { match, keys } = await anna.makeMatch({ seats: { black: 'me' } });
  await anna.open(`/m/${match.id}`);
  await anna.button('Leave').click();
  await expect(anna.page.getByRole('heading', { level: 1 })).toHaveText('This match is closed');
  await expect(anna.page.getByText('The host closed it before it began.')).toBeVisible();
  await ben.open(`/m/${match.id}/${keys['red'] ?? ''}`);
  await expect(ben.page.getByRole('alert')).toContainText('This match is over');
});
