import { expect, test } from './people/fixtures.ts';
import { MINES } from './people/known-game.ts';

test('a stranger finds an open table in the lobby, and others find the match to watch', async ({
  come,
}, { repeatEachIndex }) => {
  // Names that no table of an earlier run has.
  const [annas, bens] = [`Anna Open ${repeatEachIndex}`, `Ben Stranger ${repeatEachIndex}`];
  const anna = await come(annas);
  const ben = await come(bens);
  const wim = await come('Wim');
  await anna.open('/depth-charge');
  await anna.page.getByRole('radio', { name: 'Open a table' }).check();
  await anna.page.getByText('Seat, clock and rules').click();
  await anna.page.getByLabel('Your seat').selectOption('black');
  await anna.page.getByLabel('First turn').selectOption('black');
  await anna.button('Open the table').click();
  await expect(anna.page.getByText('waiting for players')).toBeVisible();

  await ben.open('/');
  await ben.page
    .getByRole('link', { name: `Sit down: Depth Charge, ${annas} (guest) against a free seat` })
    .click();
  await ben.button('Sit down').click();
  await ben.place(MINES.red);
  await anna.place(MINES.black);
  await anna.move('a4');
  await ben.seesLine(`${annas} moves a1 → a4.`);

  await wim.open('/');
  await wim.page
    .getByRole('link', { name: `Watch: Depth Charge, ${annas} (guest) against ${bens} (guest)` })
    .click();
  await wim.seesLine(`${annas} moves a1 → a4.`);
});

test('every game of the lobby can be played, and the lobby keeps the light a person chose', async ({
  come,
}) => {
  const anna = await come('Anna', { colorScheme: 'light' });
  const { page } = anna;
  await anna.open('/');
  const games = page.locator('.game-list > li');
  await expect(games).toHaveCount(4);
  const play = page.getByRole('button', { name: /^Play now/ });
  for (const game of await games.all())
    await expect(game.locator(play), await game.innerText()).toHaveCount(1);
  await expect(page.locator('.game-list .picture svg')).toHaveCount(4);
  const paper = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const day = await paper();
  await anna.button('Light: day').click();
  await expect(anna.button('Light: night')).toBeVisible();
  expect(await paper()).not.toBe(day);
  await page.reload();
  await expect(anna.button('Light: night')).toBeVisible();
  expect(await paper()).not.toBe(day);
});

test('the light follows the system until a person chooses', async ({ come }) => {
  const anna = await come('Anna', { colorScheme: 'light' });
  await anna.open('/');
  await expect(anna.button('Light: day')).toBeVisible();
  await anna.page.emulateMedia({ colorScheme: 'dark' });
  await expect(anna.button('Light: night')).toBeVisible();
});
