import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../people/fixtures.ts';

const openEditor = async (page: Page): Promise<Locator> => {
  await page.getByText('Rules of the match').click();
  await page.getByRole('radio', { name: /^Your own/ }).check();
  return page.getByRole('region', { name: 'Draw your chart' });
};

/** One stroke of the pointer from cell to cell. */
async function stroke(editor: Locator, ...cells: readonly string[]): Promise<void> {
  const { mouse } = editor.page();
  for (const [i, cell] of cells.entries()) {
    const box = await editor.locator(`[data-cell="${cell}"]`).boundingBox();
    if (box === null) throw new Error(`${cell} is not to be seen`);
    await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    if (i === 0) await mouse.down();
  }
  await mouse.up();
}

test('a chart is drawn by pointer and keys, checked with every stroke, kept, and sent to a friend', async ({
  come,
}) => {
  const anna = await come('Anna');
  const { page } = anna;
  await anna.open('/captain-sonar');
  const editor = await openEditor(page);
  const verdict = editor.getByRole('status');
  const cell = (name: string): Locator => editor.locator(`[data-cell="${name}"]`);
  const island = (name: string): Promise<void> =>
    expect(cell(name)).toHaveAccessibleName(new RegExp(`^${name}, Island`));
  await expect(verdict).toContainText('Good to sail.');

  await test.step('by strokes, which can be taken back', async () => {
    await editor.getByRole('button', { name: 'All water' }).click();
    await expect(verdict).toContainText('0 island cells, 4 to 15 wanted');
    await stroke(editor, 'C3', 'F3');
    for (const name of ['C3', 'D3', 'E3', 'F3']) await island(name);
    await expect(verdict).toContainText('Good to sail.');
    await stroke(editor, 'B1');
    await stroke(editor, 'A2');
    await expect(verdict).toContainText('A1 cannot be reached from the rest of the water.');
    await expect(cell('A1')).toHaveAccessibleName(/something is wrong here/);
    await editor.getByRole('button', { name: 'Undo' }).click();
    await expect(verdict).toContainText('Too few ways out of A1');
    await stroke(editor, 'B1'); // drawn over again
    await expect(verdict).toContainText('Good to sail.');
  });

  await test.step('by keys', async () => {
    await cell('A1').focus();
    await page.keyboard.press('5');
    await expect(editor.getByRole('button', { name: /^Wreck/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(cell('B1')).toHaveAccessibleName(/^B1, Wreck/);
    await page.keyboard.press('Control+z');
    await expect(cell('B1')).toHaveAccessibleName(/^B1, Water/);
  });

  await test.step('kept by its name, and loaded again', async () => {
    await page.getByLabel('Its name').fill('The Bar');
    await page.getByRole('button', { name: 'Keep this chart' }).click();
    await editor.getByRole('button', { name: 'All water' }).click();
    await page.getByRole('button', { name: 'Draw on with The Bar' }).click();
    await island('D3');
  });

  await test.step('a friend finds it on the form, with a finger', async () => {
    await page.getByText('Share it by a link').click();
    const link = await page.getByLabel('Link to this chart').inputValue();
    const ben = await come('Ben', { viewport: { width: 390, height: 844 }, hasTouch: true });
    await ben.open(new URL(link).pathname + new URL(link).search);
    await expect(ben.page.getByText('This chart came with the link you opened.')).toBeVisible();
    await ben.page.getByText('Rules of the match').click();
    const his = ben.page.getByRole('region', { name: 'Draw your chart' });
    await expect(his.locator('[data-cell="D3"]')).toHaveAccessibleName(/^D3, Island/);
    await his.locator('[data-cell="E5"]').tap();
    await expect(his.locator('[data-cell="E5"]')).toHaveAccessibleName(/^E5, Island/);
  });
});
