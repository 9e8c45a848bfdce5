import type { Page } from '@playwright/test';
import { botOf, botSays } from './people/bot-says.ts';
import { expectAccessible } from './people/axe.ts';
import { expect, test } from './people/fixtures.ts';
import { MINES, sitDown } from './people/known-game.ts';
import type { Person } from './people/person.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const rows = (page: Page, name: string) => section(page, name).getByRole('listitem');
const header = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('whoever leaves a match finds it again, and a public one is never offered to them to watch', async ({
  come,
}) => {
  const players = { black: await come('Anna'), red: await come('Ben') };
  const { black: anna, red: ben } = players;
  const { page } = anna;
  const match = await sitDown(players, { visibility: 'public' });
  await expect(anna.prompt).toContainText('Place your three mines');
  await page.getByRole('link', { name: 'Fathom: lobby' }).click();

  await expect(header(page).getByRole('link', { name: 'Matches 1 waits for you' })).toBeVisible();
  const mine = rows(page, 'Your matches').filter({ hasText: 'against Ben' });
  await expect(mine).toContainText(/Depth Charge as Black against Ben/);
  await expect(page.locator(`.tables a[href="/m/${match}"]`)).toHaveCount(0);
  await expectAccessible(page, 'the lobby with a match of one’s own');
  await mine.getByRole('link', { name: 'Play: Depth Charge as Black against Ben' }).click();
  await anna.place(MINES.black);

  await header(page)
    .getByRole('link', { name: /^Matches/ })
    .click();
  await expect(rows(page, 'Running')).toContainText(/Depth Charge as Black against Ben/);
  await test.step('and leaves it for good from there, asked twice', async () => {
    const running = rows(page, 'Running');
    await running.getByRole('button', { name: 'Resign …' }).click();
    await expect(running.getByRole('button', { name: 'Keep it' })).toBeFocused();
    await running.getByRole('button', { name: 'Keep it' }).click();
    await running.getByRole('button', { name: 'Resign …' }).click();
    await running.getByRole('button', { name: 'Resign', exact: true }).click();
    await expect(anna.announced).toContainText('You have resigned.');
    await expect(rows(page, 'Finished')).toHaveText(/Lost.*Ben wins: you resigned\./);
    await expect(section(page, 'Running')).toHaveCount(0);
    await expectAccessible(page, 'the page of one’s matches');
  });
  await rows(page, 'Finished')
    .getByRole('link', { name: /^Replay/ })
    .click();
  await expect(page.getByText('Verified in this browser.')).toBeVisible();

  await ben.open('/matches');
  await expect(rows(ben.page, 'Finished')).toHaveText(/Won.*You win: Anna resigned\./);
});

test('a turn that comes while somebody is elsewhere shows on their tab, whatever page it is', async ({
  come,
}) => {
  const players = { black: await come('Anna'), red: await come('Ben') };
  const { black: anna, red: ben } = players;
  const { page } = anna;
  await sitDown(players, { options: { first: 'red' } });
  await anna.place(MINES.black);
  await ben.place(MINES.red);
  await anna.open('/depth-charge/rules');
  await expect(page).toHaveTitle(/^Depth Charge/);
  const icon = page.locator('link[rel="icon"]');
  await expect(icon).not.toHaveAttribute('data-turns', '1');

  await ben.move('h6');
  await expect(page).toHaveTitle(/^\(1\) Depth Charge/);
  await expect(icon).toHaveAttribute('data-turns', '1');
  await expect(icon).toHaveAttribute('href', /^data:image\/png/);
  await expect(header(page).getByText('1', { exact: true })).toBeVisible();
  await header(page).getByRole('link', { name: 'Matches 1 waits for you' }).click();
  await rows(page, 'Your turn').getByRole('link', { name: /^Play/ }).click();
  await anna.move('a4');
  await anna.open('/matches');
  await expect(rows(page, 'Running')).toHaveCount(1);
  await expect(page).toHaveTitle('Your matches · Fathom');
  await expect(icon).toHaveAttribute('href', /svg/);
});

test('tables that wait: the host gives theirs up, a guest leaves it, and a row says whose it is', async ({
  come,
}) => {
  const [anna, ben] = [await come('Anna'), await come('Ben')];
  const { match } = await anna.makeMatch({
    game: 'captain-sonar',
    options: { scenario: 'ice' },
    clock: { type: 'bank', minutes: 15, increment: 10 },
    seats: { 'alpha.captain': 'me', 'bravo.captain': { bot: 'mate' } },
    visibility: 'public',
  });
  const answer = await ben.page.request.post(`/api/matches/${match.id}/seats`, {
    data: { seat: 'bravo.engineer' },
  });
  expect(answer.ok()).toBe(true);
  await anna.open('/');
  const table = anna.page.locator('.table-rows > li').filter({
    has: anna.page.locator(`a[href="/m/${match.id}"]`),
  });
  await expect(table).toContainText('Your table');
  await expect(table).toContainText('turn by turn, The Crumbs, pack ice');
  await expect(table).toContainText('15 minutes + 10 seconds a move');
  await expect(table).toContainText('Anna (guest), 3 free seats');
  await expect(table).toContainText(new RegExp(`Ben \\(guest\\), ${botOf('Mate')}, 2 free seats`));
  await expect(table.getByRole('link')).toHaveAccessibleName(/^Go there/);

  await ben.open('/matches');
  const waiting = rows(ben.page, 'Waiting for players');
  await expect(waiting).toContainText(
    new RegExp(`as Bravo’s Engineer with ${botOf('Mate')} and 2 free seats against Anna`),
  );
  await waiting.getByRole('button', { name: 'Leave …' }).click();
  await waiting.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(ben.page.getByText('You have not played yet.')).toBeVisible();
  await expectAccessible(ben.page, 'nothing played yet');

  await anna.open('/matches');
  const own = rows(anna.page, 'Waiting for players');
  await own.getByRole('button', { name: 'Give up …' }).click();
  await own.getByRole('button', { name: 'Give up', exact: true }).click();
  await expect(rows(anna.page, 'Finished')).toContainText('No result');
  await expect(rows(anna.page, 'Finished')).toContainText('closed it before it began');
});

test('a match played without the server stands in the same list, and goes on from there', async ({
  come,
}) => {
  const anna = await come('Anna');
  const { page } = anna;
  await anna.open('/depth-charge/local');
  await page.getByText('Seat, clock and rules').click();
  await page.getByLabel('Your seat').selectOption('black');
  await anna.button('Start the match').click();
  await anna.place(MINES.black);
  await page.getByRole('link', { name: 'Fathom: lobby' }).click();
  await expect(rows(page, 'Your matches')).toContainText('in this browser');
  await header(page).getByRole('link', { name: 'Matches' }).click();
  const running = rows(page, 'Running');
  await expect(running).toContainText(
    new RegExp(`Depth Charge as Black against ${botOf('Cadet')}.*in this browser`),
  );
  await running.getByRole('link', { name: /^Resume/ }).click();
  await anna.seesLine('You have placed three mines on a2, b4 and c3.');
  await anna.resign();
  await expect(anna.prompt).toHaveText(botSays('wins: you resigned.'));
  await anna.open('/matches');
  const over = rows(page, 'Finished');
  await expect(over).toHaveText(/Lost.*in this browser/);
  await over.getByRole('button', { name: 'Delete …' }).click();
  await over.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('You have not played yet.')).toBeVisible();
});

const makeMany = async (person: Person, count: number): Promise<void> => {
  for (let n = 0; n < count; n += 1)
    await person.makeMatch({ seats: { black: 'me' }, visibility: 'private' });
};

test('45 matches come page by page, by the keyboard too, and the lobby shows the first of them', async ({
  come,
}) => {
  const anna = await come('Anna');
  const { page } = anna;
  await makeMany(anna, 45);
  await anna.open('/');
  await expect(rows(page, 'Your matches')).toHaveCount(3);
  await section(page, 'Your matches').getByRole('link', { name: 'All your matches' }).click();
  const waiting = rows(page, 'Waiting for players');
  await expect(waiting).toHaveCount(20);
  await anna.button('Show more').press('Enter');
  await expect(waiting).toHaveCount(40);
  await expect(waiting.nth(20).getByRole('button')).toBeFocused();
  await anna.button('Show more').click();
  await expect(waiting).toHaveCount(45);
  await expect(anna.button('Show more')).toHaveCount(0);
});

test('a server that cannot be reached is said to be so, and what is kept here is listed all the same', async ({
  come,
}) => {
  const anna = await come('Anna');
  await anna.page.route('**/api/me/matches*', (route) => route.abort());
  await anna.open('/matches');
  await expect(anna.page.getByRole('alert').first()).toHaveText('The server cannot be reached.');
});
