import type { Route } from '@playwright/test';
import { expectAccessible } from './people/axe.ts';
import { expect, test } from './people/fixtures.ts';
import { fastForward, sitDown } from './people/known-game.ts';
import type { Person } from './people/person.ts';

const EASY = {
  seats: { black: 'me', red: { bot: 'cadet' } },
  options: { first: 'black' },
  pace: 'instant',
} as const;

const RULES_OF_PLAY = '**/assets/shown-later-*.js';

const distances = ({ page }: Person) => page.locator('.dc-distance');
const why = ({ page }: Person) => page.locator('.say-why');

test('a newcomer’s first match: a hint on the board, the rule of distance, aids, and words where nothing can be done', async ({
  come,
}) => {
  const anna = await come('Anna');
  const { page } = anna;
  const { match } = await anna.makeMatch(EASY);
  await anna.open(`/m/${match.id}`);

  await test.step('mines are drawn where the hint would lay them, and laid by one press', async () => {
    await anna.square('h5').click();
    await expect(why(anna)).toHaveText('Not your sea.');
    await anna.button('Hint').click();
    await expect(page.locator('.dc-advised rect')).toHaveCount(3);
    await anna.button('Do it').click();
    await anna.seesTheirTurn();
    await expect(page.locator('.dc-advised rect')).toHaveCount(0);
  });

  await test.step('moves are dots, charges go into a frame, and a second click moves', async () => {
    await expect(page.locator('.dc-move-dot')).toHaveCount(6);
    await expect(page.locator('.dc-drop-zone')).toHaveCount(1);
    await anna.square('e6').click();
    await expect(why(anna)).toHaveText('Out of reach.');
    await anna.square('a4').click();
    await expect(anna.hint).toContainText('click again to move');
    await anna.square('a4').click();
    await anna.seesLine('You move a1 → a4.');
  });

  await test.step('against an easy bot possible mines are hatched, and told to be an aid', async () => {
    await expect(page.locator('.dc-hatching')).toHaveCount(28);
    await expect(page.getByText('Shown against easy bots')).toBeVisible();
    await page.getByLabel('Possible mines').uncheck();
    await expect(page.locator('.dc-hatching')).toHaveCount(0);
  });

  await test.step('the first sounding brings its distances and the rule', async () => {
    await anna.sound('b5');
    await expect(distances(anna)).toHaveCount(28);
    await expect(page.getByRole('note')).toContainText('Otherwise add columns and rows');
    await expect(anna.square('e5')).toHaveAccessibleName(/3 from b5/); // in line
    await expect(anna.square('e6')).toHaveAccessibleName(/4 from b5/); // three across, one up
    await expectAccessible(page, 'the rule of distance');
    await page.getByRole('button', { name: /^Got it/ }).click();
    await expect(distances(anna)).toHaveCount(0);
    await anna.sound('b4');
    await anna.seesTheirTurn();
    await expect(page.getByRole('note')).toHaveCount(0);
  });

  await test.step('a sounding shows its distances when it is pointed at, and keeps them when pressed', async () => {
    const rows = page.getByRole('list', { name: 'By you' }).getByRole('button');
    await expect(rows).toContainText(['b4', 'b5']); // the newest first
    await rows.nth(1).hover();
    await expect(anna.square('e5')).toHaveAccessibleName(/3 from b5/);
    await page.mouse.move(0, 0);
    await expect(distances(anna)).toHaveCount(0);
    await rows.nth(0).click();
    await page.mouse.move(0, 0);
    await expect(anna.square('f4')).toHaveAccessibleName(/4 from b4/);
    const heard = page.locator('.dc-distance-heard');
    await expect(heard).not.toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(distances(anna)).toHaveCount(0);
  });
});

test('a square that is picked before the rules of play have come is picked once they are there', async ({
  come,
}) => {
  const players = { black: await come('Anna'), red: await come('Ben') };
  const { black: anna } = players;
  const held: Route[] = [];
  await anna.page.route(RULES_OF_PLAY, (route) => void held.push(route));
  await fastForward(players, await sitDown(players));
  await anna.seesTheirTurn();
  await anna.square('b1').click();
  await anna.square('b2').click(); // the last one counts
  await expect(why(anna)).toHaveCount(0);
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue();
  await anna.button('Sound b2').click();
  await anna.seesLine(/^You sound b2/);
});
