import { botOf } from './people/bot-says.ts';
import type { OwnSeeks } from '@fathom/protocol';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './people/axe.ts';
import { expect, test } from './people/fixtures.ts';
import type { Person } from './people/person.ts';

const card = ({ page }: Person, game: string) =>
  page.locator('.game-list > li').filter({ hasText: game });

const PROMPTS: readonly (readonly [string, RegExp])[] = [
  ['Depth Charge', /^Place your three mines/],
  ['Search Diver', /dive$/],
  ['Dark Water Salvage', /^Seal your application/],
  ['Captain Sonar', /begin/],
];

for (const [game, prompt] of PROMPTS)
  test(`${game}: one click begins a game against the easiest bot`, async ({ come }) => {
    const anna = await come('Anna');
    await anna.open('/');
    await expect(card(anna, game)).toContainText('against an easy bot');
    await card(anna, game)
      .getByRole('button', { name: /^Play now/ })
      .dblclick();
    await expect(anna.prompt).toHaveText(prompt);
    const bots = anna.page.locator('.presence.bot');
    await expect(bots.first()).toHaveAttribute('title', 'Cadet bot');
    await expect(anna.page.locator('.who .bot-face')).toHaveCount(await bots.count());
    await anna.open('/matches');
    await expect(anna.page.locator('.own-row')).toHaveCount(1); // a double click makes one match
  });

test('the form remembers what was chosen, and so does the click that needs no form', async ({
  come,
}) => {
  const anna = await come('Anna');
  const { page } = anna;
  await anna.open('/');
  await card(anna, 'Depth Charge').getByRole('link', { name: 'Set up' }).click();
  await expect(page.getByRole('radio', { name: 'Cadet for your first games' })).toBeVisible();
  await page.getByRole('radio', { name: 'Able hand' }).check();
  await page.getByText('Seat, clock and rules').click();
  await page.getByLabel('Your seat').selectOption('red');
  await page.getByLabel('Clock').selectOption('2 minutes a move');
  await page.getByLabel('Aids').selectOption('candidates');
  await anna.button('Start the match').dblclick();
  await expect(anna.prompt).toContainText('Place your three mines');

  await anna.open('/depth-charge');
  await expect(page.getByRole('radio', { name: 'Able hand' })).toBeChecked();
  await page.getByText('Seat, clock and rules').click();
  await expect(page.getByLabel('Your seat')).toHaveValue('red');
  await expect(page.getByLabel('Clock')).toHaveValue('2 minutes a move');
  await expect(page.getByLabel('Aids')).toHaveValue('candidates');
  await anna.open('/');
  await expect(page.locator('.own-row')).toHaveCount(1);
  const now = card(anna, 'Depth Charge').getByRole('button', { name: /^Play now/ });
  await expect(now).toHaveAccessibleName(/against Able hand, as last time/);
  await now.click();
  await expect(anna.prompt).toContainText('Place your three mines');
  await expect(page.getByLabel(/^Time left: [12]:/)).toHaveCount(2);
  await anna.open('/matches');
  await expect(page.locator('.own-row')).toHaveText([
    new RegExp(`as Red against ${botOf('Able hand')}.*aids: candidates`),
    new RegExp(`as Red against ${botOf('Able hand')}.*aids: candidates`),
  ]);
});

test('rules that are gone are no reason not to play: the click begins with the usual ones', async ({
  come,
}) => {
  const anna = await come('Anna');
  await anna.open('/');
  await anna.page.evaluate(() =>
    window.localStorage.setItem(
      'fathom/choice/depth-charge',
      JSON.stringify({ level: 'cadet', botName: 'Cadet', options: { seaMonsters: true } }),
    ),
  );
  await card(anna, 'Depth Charge')
    .getByRole('button', { name: /^Play now/ })
    .click();
  await expect(anna.prompt).toContainText('Place your three mines');
});

const SIZES = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1536, 730],
  [768, 1024],
  [390, 844],
] as const;

test('Start is in sight at every size, from the first to the last field, and covers none that has the keyboard', async ({
  come,
}) => {
  const anna = await come('Anna');
  const { page } = anna;
  const start = anna.button('Start the match');
  for (const game of ['depth-charge', 'captain-sonar']) {
    await anna.open(`/${game}`);
    await expect(start).toBeVisible();
    await expect(page.locator('details[open]'), 'all but who plays is folded').toHaveCount(0);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expect(start).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('radio', { checked: true }).first()).toBeInViewport();
    }
  }
  for (const summary of await page.locator('.set-up-fields > details > summary').all())
    await summary.click();
  await expectClear(page, start); // on a phone, where it is below them
  await expectAccessible(page, 'the form, unfolded');
});

/** The end of the form lies over no field that has the keyboard. */
async function expectClear(page: Page, start: Locator): Promise<void> {
  const bar = page.locator('.at-hand');
  for (const field of await page
    .locator('.set-up-fields :is(input:checked, select, summary)')
    .filter({ visible: true })
    .all()) {
    await field.focus();
    await expect(start).toBeInViewport({ ratio: 1 });
    const [one, other] = [await field.boundingBox(), await bar.boundingBox()];
    const isBeside = one!.x + one!.width <= other!.x;
    expect(
      isBeside || one!.y + one!.height <= other!.y,
      await field.evaluate((e) => e.outerHTML.slice(0, 80)),
    ).toBe(true);
  }
}

test('one click looks for a person: two who want the same game meet', async ({ come }) => {
  const [anna, ben] = [await come('Anna'), await come('Ben')];
  for (const person of [anna, ben]) {
    await person.open('/');
    await card(person, 'Depth Charge')
      .getByRole('button', { name: /^Play a person/ })
      .click();
  }
  for (const person of [anna, ben]) {
    await expect(person.page).toHaveURL(/\/m\/[2-9a-z]{8}$/);
    await expect(person.prompt).toContainText('Place your three mines');
    await expect(person.page.getByRole('complementary', { name: /^Looking for/ })).toHaveCount(0);
  }
  expect(anna.page.url()).toBe(ben.page.url());
});

test('after 15 seconds alone a bot is offered while the search goes on, and a person takes one away from it', async ({
  come,
}) => {
  const [anna, ben] = [await come('Anna'), await come('Ben')];
  const { page } = anna;
  await page.clock.install();
  await anna.open('/');
  await card(anna, 'Search Diver')
    .getByRole('button', { name: /^Play a person/ })
    .click();
  const panel = page.getByRole('complementary', { name: 'Looking for somebody to play with' });
  await expect(panel).toContainText('Looking for somebody to play Search Diver');
  await expect(panel.getByRole('button', { name: 'Play a bot meanwhile' })).toHaveCount(0);
  await page.clock.runFor(16_000);
  await expectAccessible(page, 'the lobby while somebody is looked for');
  await panel.getByRole('button', { name: 'Play a bot meanwhile' }).click();
  await expect(anna.prompt).toHaveText(/dive$/);
  const withBot = page.url();
  await expect(panel).toBeVisible();
  await page.clock.resume();

  await ben.open('/');
  await card(ben, 'Search Diver')
    .getByRole('button', { name: /^Play a person/ })
    .click();
  await expect(page).not.toHaveURL(withBot);
  await expect(ben.page).toHaveURL(page.url());
  await anna.open('/matches');
  await expect(page.locator('.own-row')).toHaveCount(2); // the game with the bot waits
});

const look = (page: Page, game: string): Promise<void> =>
  page
    .locator('.game-list > li')
    .filter({ hasText: game })
    .getByRole('button', { name: /^Play a person/ })
    .click();

test('a search for another game in another tab takes the place of the first, which says so', async ({
  come,
}) => {
  const anna = await come('Anna');
  await anna.open('/');
  await look(anna.page, 'Depth Charge');
  const panel = anna.page.getByRole('complementary', { name: /^Looking for/ });
  await expect(panel).toBeVisible();
  const tab = await anna.page.context().newPage();
  await tab.goto('/');
  await look(tab, 'Search Diver');
  await expect(panel).toContainText('you can look for one game at a time');
  const { seeks } = (await (await tab.request.get('/api/seeks')).json()) as OwnSeeks;
  expect(seeks.map(({ game }) => game)).toEqual(['search-diver']);
});

test('a search can be stopped', async ({ come }) => {
  const anna = await come('Anna');
  await anna.open('/');
  await card(anna, 'Captain Sonar')
    .getByRole('button', { name: /^Play a person/ })
    .click();
  const panel = anna.page.getByRole('complementary', { name: /^Looking for/ });
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Stop looking' }).click();
  await expect(panel).toHaveCount(0);
  await expect
    .poll(async () => (await anna.page.request.get('/api/seeks')).json())
    .toEqual({ seeks: [] });
});
