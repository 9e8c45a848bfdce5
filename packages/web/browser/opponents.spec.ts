import type { MatchInfo } from '@fathom/protocol';
import { expectAccessible } from './people/axe.ts';
import { expect, test } from './people/fixtures.ts';
import { fastForward, sitDown } from './people/known-game.ts';
import { AT_LOCALHOST, comeWithKeys, signUp } from './people/passkeys.ts';
import type { Person } from './people/person.ts';

const gameCard = ({ page }: Person, name: string) => page.getByRole('listitem', { name });

test('two strangers who want to play a person meet at a table of their own', async ({ come }) => {
  const [anna, ben] = [await come('Anna'), await come('Ben')];
  for (const person of [anna, ben]) {
    await person.open('/');
    await gameCard(person, 'Search Diver').getByRole('button', { name: 'Play a person' }).click();
  }
  await Promise.all([anna, ben].map(({ page }) => page.waitForURL(/\/m\/[a-z0-9]{8}$/u)));
  expect(new URL(anna.page.url()).pathname).toBe(new URL(ben.page.url()).pathname);
  for (const person of [anna, ben]) await expect(person.prompt).toBeVisible();
  const [id = ''] = anna.page.url().split('/').slice(-1);
  const answer = await anna.page.request.get(`/api/matches/${id}`);
  const { match } = (await answer.json()) as { match: MatchInfo };
  expect(match).toMatchObject({ status: 'running', visibility: 'public', rated: false });
  const names = match.seats.map(({ holder }) => holder?.name ?? '').toSorted();
  expect(names).toEqual(['Anna', 'Ben']);
  await ben.resign();
  await expect(anna.page.getByRole('link', { name: /replay/iu }).first()).toBeVisible();
});

test('a rated match: what it did to ratings is told, on the page of a person and in the list of the best', async ({
  come,
}, { retry, repeatEachIndex }) => {
  const own = (name: string): string => `${name} Holm ${retry}${repeatEachIndex}`; // an account's is its own
  const { person: anna } = await comeWithKeys(come, 'Anna');
  const { person: ben } = await comeWithKeys(come, 'Ben');
  await signUp(anna, own('Anna'));
  await signUp(ben, own('Ben'));
  const players = { black: anna, red: ben };
  const match = await sitDown(players, { rated: true });
  const stakes = anna.page.getByRole('region', { name: 'Rated match' });
  await test.step('both are new, and nobody is sure', async () => {
    await expect(stakes).toContainText('Counts for ratings');
    await expect(stakes.getByRole('listitem')).toHaveText([/1500\?$/u, /1500\?$/u]);
  });
  await fastForward(players, match);
  await ben.resign();
  await test.step('the new ratings are shown where it ended', async () => {
    await expect(stakes).toContainText('New ratings');
    const line = (name: string) => stakes.getByRole('listitem').filter({ hasText: own(name) });
    await expect(line('Anna')).toContainText(/16\d\d\? \+\d+/u);
    await expect(line('Ben')).toContainText(/13\d\d\? −\d+/u);
    await expectAccessible(anna.page, 'the end of a rated match');
  });
  await test.step('a page of one’s own has all of it, and others see what is public', async () => {
    await anna.open(`/@/${encodeURIComponent(own('Anna'))}`);
    const { page } = anna;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(own('Anna'));
    await expect(page.getByText('This is your page, as others see it.')).toBeVisible();
    const results = page.getByRole('region', { name: 'Results' });
    await expect(results.getByRole('row', { name: 'People 1 0 0' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Favourite opponents' })).toContainText(
      own('Ben'),
    );
    await expect(page.getByRole('region', { name: 'Recent matches' })).toContainText('Won');
    await expectAccessible(page, 'a person’s own page');
    await ben.open(`/@/${encodeURIComponent(own('anna'))}`);
    await expect(ben.page.getByRole('heading', { level: 1 })).toHaveText(own('Anna'));
    await expect(ben.page.getByRole('region', { name: 'Recent matches' })).toContainText(
      'No public matches yet.',
    );
  });
  await test.step('the list of the best leads there', async () => {
    await ben.open('/best');
    const provisional = ben.page.getByRole('table', { name: 'Provisional' });
    await expect(provisional.getByRole('link', { name: own('Anna') })).toBeVisible();
    await expectAccessible(ben.page, 'the best');
    await provisional.getByRole('link', { name: own('Anna') }).click();
    await expect(ben.page.getByRole('heading', { level: 1 })).toHaveText(own('Anna'));
  });
  await test.step('whoever wishes so keeps it to themselves', async () => {
    await anna.open('/account');
    await anna.page
      .getByRole('checkbox', { name: 'Only I can see my results and ratings' })
      .check();
    await expect
      .poll(async () => {
        await ben.page.reload();
        return ben.page.locator('main').textContent();
      })
      .toContain('keeps their results to themselves');
    await ben.open('/best');
    await expect(ben.page.getByRole('table', { name: 'Provisional' })).not.toContainText(
      own('Anna'),
    );
  });
});

test('a page of nobody says so', async ({ come }) => {
  const eve = await come('Eve', AT_LOCALHOST());
  await eve.open('/@/Nobody%20At%20All');
  await expect(eve.page.getByRole('heading', { level: 1 })).toHaveText('Nobody by that name');
  await expect(eve.page.locator('main')).toContainText('Guests and deleted accounts have no page');
  await expectAccessible(eve.page, 'a page of nobody');
});
