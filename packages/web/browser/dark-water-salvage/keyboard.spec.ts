import { expect, test } from '../people/fixtures.ts';
import { expectFocusSeen, listen, tabTo } from '../people/keyboard.ts';
import { fastForward, gather } from './hunters.ts';
import { Hunter } from './hunter.ts';

test('a round by keyboard alone, and all of it is read out', async ({ come }) => {
  const anna = new Hunter(await come('Anna'));
  const { page, person } = anna;
  const ben = await come('Ben');
  const match = await gather({ amber: person, coral: ben });
  const said = await listen(page);
  const isTold = (text: string | RegExp): Promise<void> =>
    expect.poll(async () => (await said()).join('\n')).toMatch(text);
  const keys = async (...names: readonly string[]): Promise<void> => {
    for (const name of names) {
      await page.keyboard.press(name);
      await expectFocusSeen(page);
    }
  };

  await test.step('the application: arrows change it, Enter seals it', async () => {
    await tabTo(page, anna.amount);
    await keys('End', 'PageDown', 'ArrowDown', 'ArrowUp', 'Enter');
    await isTold(/You have sealed an application for \$\d+/);
  });
  await test.step('a city', async () => {
    await fastForward({ coral: ben }, match, {
      until: ({ phase, waiting }) => phase === 'cities' && waiting[0] === 'amber',
    });
    await isTold('Opened: Ben $0');
    await expect(person.prompt).toHaveText('Choose a city to start from');
    await tabTo(page, anna.button('Heron Island'));
    await keys('Enter');
    await tabTo(page, anna.button('Start from Heron Island'));
    await keys('Enter');
    await isTold('You start from Heron Island');
  });
  await test.step('research: . and , go through the wrecks, a number asks', async () => {
    await expect(person.prompt).toHaveText('Research: pick a wreck, then a sonar card');
    await keys('.', '.', ',');
    await expect(anna.wreck(1)).toHaveAttribute('aria-pressed', 'true');
    await keys('1');
    await isTold(/You research the .+ with the Heron Island card: \w+/);
    await expect(anna.button('Heron Island')).toContainText('You know:');
    await keys('p');
  });
  await test.step('moving: arrows on the chart, Enter picks, M sails', async () => {
    await expect(person.prompt).toHaveText('Move your boat, or pass');
    await tabTo(page, anna.cell('F3'));
    await keys('ArrowUp', 'Enter');
    await expect(anna.button('Sail to F2')).toBeEnabled();
    await keys('m');
    await isTold(/You hire a boat for \$5 and sail 1 region to F2/);
  });
  await test.step('locating: L asks, Esc goes back, Enter confirms', async () => {
    await expect(person.prompt).toHaveText('Locate a wreck under you, or pass');
    await keys('l');
    await expect(anna.question).toContainText('at F2 for $3?');
    await expect(anna.question.getByRole('button').first()).toBeFocused();
    await keys('Escape');
    await expect(anna.question).toHaveCount(0);
    await keys('l', 'Enter');
    await isTold(/You (locate|try to locate) the .+ at F2/);
    await keys('d');
    await isTold(/You are done for the round|Round 1 is over/);
  });
});
