import { expect, test } from './people/fixtures.ts';
import { expectFocusSeen, listen, tabTo } from './people/keyboard.ts';

test('a match by keyboard alone, from the lobby to resigning, and all of it is read out', async ({
  come,
}) => {
  const anna = await come('Anna');
  const { page } = anna;
  const { keyboard } = page;
  const keys = async (...names: readonly string[]): Promise<void> => {
    for (const name of names) {
      await keyboard.press(name);
      await expectFocusSeen(page);
    }
  };
  await anna.open('/');
  const said = await listen(page);
  const isTold = (text: string): Promise<void> =>
    expect.poll(async () => (await said()).join('\n')).toContain(text);

  await test.step('the skip link comes first', async () => {
    await keys('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the table' })).toBeInViewport();
  });
  await test.step('setting up', async () => {
    await tabTo(page, page.locator('a[href="/depth-charge"]'));
    await keys('Enter');
    await tabTo(page, page.getByRole('radio', { name: 'Play a bot' }));
    await keys('ArrowDown', 'ArrowUp');
    await expect(page.getByRole('radio', { name: 'Play a bot' })).toBeChecked();
    await tabTo(page, page.getByText('Seat, clock and rules'));
    await keys('Enter');
    await tabTo(page, page.getByLabel('Your seat'));
    await keys('b');
    await expect(page.getByLabel('Your seat')).toHaveValue('black');
    await tabTo(page, page.getByLabel('First turn'));
    await keys('b');
    await expect(page.getByLabel('First turn')).toHaveValue('black');
    await tabTo(page, anna.button('Start the match'));
    await keys('Enter');
  });
  await test.step('placing: arrows, Enter, U and R', async () => {
    await expect(anna.prompt).toContainText('Place your three mines');
    await tabTo(page, anna.square('a1'));
    await keys('ArrowUp', 'Enter', 'ArrowRight', 'Enter', 'ArrowRight', 'Enter');
    await expect(anna.square('c2')).toHaveAccessibleName(/your mine, not final yet/);
    await keys('u');
    await expect(anna.square('c2')).toHaveAccessibleName('c2, Black Sea, free for a mine');
    await keys('ArrowUp', ' ', 'r');
    await isTold('You have placed three mines on a2, b2 and c3.');
    await anna.seesTheirTurn();
  });
  await test.step('turns: M, S and D, then a square', async () => {
    await keys('m', 'Home');
    await expect(anna.square('a3')).toBeFocused(); // still in the row where the last mine went
    await keys('Enter');
    await isTold('You move a1 → a3.');
    await anna.seesTheirTurn();
    await keys('s', 'ArrowUp');
    await expect(anna.square('a4')).toHaveAccessibleName(/can be sounded/);
    await keys('Enter');
    await isTold('You sound a4.');
    await anna.seesTheirTurn();
    await keys('d', 'Enter');
    await expect(page.getByRole('alertdialog')).toContainText('a4 is in your own sea');
    await keys('Escape');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(anna.square('a4')).toBeFocused();
    await anna.seesTheirTurn();
    await keys('ArrowUp', 'Enter', 'm'); // the square first, and then what to do there
    await isTold('You move a3 → a5.');
    await isTold('Your turn');
  });
  await test.step('the page stays where it is under the arrows, and ? lists all keys', async () => {
    await page.setViewportSize({ width: 1440, height: 480 });
    await anna.square('a5').focus();
    const before = await page.evaluate(() => window.scrollY);
    await keys(...Array.from({ length: 9 }, () => 'ArrowDown'), ' ', 'PageUp', 'End');
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await page.setViewportSize({ width: 1440, height: 900 });
    await keys('?');
    const list = page.getByRole('dialog', { name: 'Keys' });
    for (const text of ['Go from cell to cell', 'This list', 'Move'])
      await expect(list.getByText(text, { exact: true })).toBeVisible();
    await keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(anna.square('h8')).toBeFocused();
  });
  await test.step('resigning asks first, and the keyboard keeps its place', async () => {
    await anna.seesTheirTurn();
    await tabTo(page, anna.button('Resign …'));
    await keys('Enter');
    await expect(anna.button('Play on')).toBeFocused();
    await keys('Enter');
    await expect(anna.button('Resign …')).toBeFocused();
    await keys('Enter', 'Shift+Tab');
    await expect(anna.button('Resign')).toBeFocused();
    await keys('Enter');
    await isTold('wins: you resigned.');
    await expect(anna.button('Play again')).toBeFocused();
  });
});
