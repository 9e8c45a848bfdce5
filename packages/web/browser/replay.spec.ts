import { expect, test } from './people/fixtures.ts';
import type { Come } from './people/fixtures.ts';
import { APPROACH, KILL, MINES, fastForward, sitDown } from './people/known-game.ts';
import type { Person } from './people/person.ts';

const SOUNDING = 7; // the step of Black’s sounding: two placements and four turns come before
const LAST = 2 + APPROACH.length + KILL.length;

/** A finished match, and somebody who was not there looks at it by its link. */
async function openReplay(come: Come, hash = ''): Promise<Person> {
  const players = { black: await come('Anna'), red: await come('Ben') };
  const match = await sitDown(players);
  await fastForward(players, match, { turns: [...APPROACH, ...KILL] });
  await expect(players.red.prompt).toHaveText(/^Anna wins/);
  await expect(players.red.page.getByRole('link', { name: 'Watch the replay' })).toHaveAttribute(
    'href',
    `/m/${match}/replay`,
  );
  const wim = await come('Wim');
  await wim.open(`/m/${match}/replay${hash}`);
  return wim;
}

test('a replay by link: step, play, jump by log line, any viewer, and the step in the address', async ({
  come,
}) => {
  const wim = await openReplay(come, `#${SOUNDING}`);
  const { page } = wim;
  const known = (to: string): Promise<void> => page.getByRole('radio', { name: to }).check();
  const isAt = async (step: number, as = ''): Promise<void> => {
    await expect(page.getByText(`Step ${step} of ${LAST}`)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/replay#${step}${as}$`));
  };
  const sees = async (mines: readonly ('black' | 'red')[]): Promise<void> => {
    for (const side of ['black', 'red'] as const)
      for (const square of MINES[side]) {
        const name = new RegExp(`${side} mine`, 'i');
        const found = expect(wim.square(square));
        await (mines.includes(side) ? found : found.not).toHaveAccessibleName(name);
      }
  };

  await test.step('a link to a step opens there, with everything shown', async () => {
    await isAt(SOUNDING);
    await expect(wim.prompt).toHaveText('Anna sounds b6. Pings at 1, 2 and 3.');
    await sees(['black', 'red']);
  });
  await test.step('each viewer knows what they knew at that moment', async () => {
    await known('Black');
    await sees(['black']);
    await expect(wim.square('c7')).toHaveAccessibleName(/certainly mined/);
    await expect(page.locator('.dc-hatching')).toHaveCount(6);
    await known('Red');
    await sees(['red']);
    await known('Spectator');
    await sees([]);
    await expect(page.locator('.dc-hatching')).toHaveCount(0);
    await isAt(SOUNDING, '/spectator');
    await known('Everything');
    await isAt(SOUNDING);
  });
  await test.step('buttons and keys step', async () => {
    await wim.button('Forward one step (→)').click();
    await isAt(SOUNDING + 1);
    await wim.button('Back one step (←)').click();
    await isAt(SOUNDING);
    await wim.button('To the start (Home)').click();
    await isAt(0);
    await expect(wim.prompt).toHaveText('The match begins');
    await page.locator('h1').click(); // away from the buttons
    await page.keyboard.press('ArrowRight');
    await isAt(1);
    await page.keyboard.press('End');
    await isAt(LAST);
    await expect(wim.prompt).toContainText('Anna wins: all three of Ben’s mines are destroyed.');
  });
  await test.step('a line of the log leads to its step', async () => {
    await page.getByRole('link', { name: 'Anna moves a1 → a4.' }).click();
    await isAt(3);
    await expect(wim.square('a4')).toHaveAccessibleName(/Black boat/);
    await page.goBack();
    await isAt(LAST);
  });
  await test.step('the slider leads anywhere', async () => {
    await page.getByRole('slider', { name: 'Step' }).fill('10');
    await isAt(10);
  });
  await test.step('it plays by itself to the end, and stops there', async () => {
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('4');
    await page.getByRole('slider', { name: 'Step' }).fill(String(LAST - 2));
    // Its two steps may be over before anybody looks.
    const isPlaying = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          new MutationObserver(() => {
            if (document.querySelector('[aria-label^="Pause"]') !== null) resolve();
          }).observe(document.body, { subtree: true, childList: true, attributes: true });
        }),
    );
    await wim.button('Play (space)').click();
    await isPlaying;
    await isAt(LAST);
    await expect(wim.button('Play (space)')).toBeVisible();
  });
  await test.step('the record is verified in this browser and can be taken home', async () => {
    await expect(page.getByText('Verified in this browser.')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download the record' }).click();
    expect((await download).suggestedFilename()).toMatch(/^fathom-depth-charge-\w{8}\.json$/);
  });
});

test('a match that is still going on has no replay', async ({ come }) => {
  const players = { black: await come('Anna'), red: await come('Ben') };
  const match = await sitDown(players);
  await players.black.open(`/m/${match}/replay`);
  await expect(players.black.page.getByRole('heading')).toHaveText('This match is not over yet');
  await players.black.page.getByRole('link', { name: 'Watch it' }).click();
  await expect(players.black.prompt).toContainText('Place your three mines');
});

test('a replay stays in its place while its record is verified', async ({ come }) => {
  const { page } = await openReplay(come);
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ removedNodes }) => [...removedNodes]))
        if (node instanceof Element && node.matches('.replay'))
          document.documentElement.dataset['gone'] = 'the replay';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(page.getByText('Verified in this browser.')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-gone');
});
