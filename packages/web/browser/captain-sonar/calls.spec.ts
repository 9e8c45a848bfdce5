import type { Page } from '@playwright/test';
import { alone, comeAboard, fastForward, orders } from '../people/captain-sonar/crews.ts';
import { OPEN_WATERS } from '../people/captain-sonar/open-waters.ts';
import { Sailor } from '../people/captain-sonar/sailor.ts';
import { expect, test } from '../people/fixtures.ts';
import { listenIn } from '../people/frames.ts';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
} as const;

/** What the browser’s voice is given to say, from when the page is opened. */
async function listenToVoice(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    window.speechSynthesis.speak = ({ text }) => void spoken.push(text);
  });
  return () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
}

test('a crew calls to each other and points at the chart, and the other crew hears nothing', async ({
  come,
}) => {
  const anna = new Sailor(await come('Anna'));
  const fred = new Sailor(await come('Fred', PHONE));
  const rosa = new Sailor(await come('Rosa'));
  const ben = new Sailor(await come('Ben'));
  const frames = listenIn(ben.page);
  const roster = {
    ...alone('bravo', ben.person),
    'alpha.captain': anna.person,
    'alpha.firstMate': fred.person,
    'alpha.engineer': fred.person,
    'alpha.radioOperator': rosa.person,
  } as const;
  const [annaHears, rosaHears] = [await listenToVoice(anna.page), await listenToVoice(rosa.page)];
  const match = await comeAboard(roster, { options: OPEN_WATERS });
  await fastForward(roster, match, [
    ...orders('alpha', 'start H9'),
    ...orders('bravo', 'start A1'),
  ]);

  await test.step('a button is an order, large at the others’ stations', async () => {
    await anna.person.button('Charge the torpedo').click();
    for (const mate of [fred, rosa])
      await expect(mate.said).toHaveText('Captain Charge the torpedo');
    await expect(anna.said).toHaveText('You Charge the torpedo');
  });
  await test.step('the voice speaks to those who have not said it', async () => {
    await expect.poll(rosaHears).toContain('Captain: Charge the torpedo');
    expect(await annaHears()).not.toContain('Captain: Charge the torpedo');
  });
  await test.step('a finger finds all that its roles have to say', async () => {
    await fred.person.button('Say …').tap();
    await fred.page
      .getByRole('region', { name: 'What the Engineer says' })
      .getByRole('button', { name: 'Not west, please' })
      .tap();
    await expect(anna.said).toHaveText('Engineer Not west, please');
    await expect(fred.page.getByRole('dialog', { name: 'Say …' })).toHaveCount(0);
  });
  await test.step('a key is a word', async () => {
    await anna.page.keyboard.press('y');
    await expect(rosa.said).toHaveText('Captain Yes');
    await anna.page.keyboard.press('Shift+S');
    await expect(rosa.said).toHaveText('Captain Charge the sonar');
  });
  await test.step('a cell that is held down is pointed at', async () => {
    await rosa.cell('F6').hover();
    await rosa.page.mouse.down();
    await expect(anna.page.locator('.cs-finger')).toHaveText('Radio Operator');
    await rosa.page.mouse.up();
    await rosa.cell('G7').hover();
    await rosa.page.keyboard.press('p');
    await expect(anna.page.locator('.cs-finger')).toHaveCount(1);
  });
  await test.step('and one that is picked is where they are', async () => {
    await rosa.person.button('Say …').click();
    await rosa.person.button('They are HERE …').click();
    await rosa.cell('C4').click();
    await expect(anna.said).toHaveText('Radio Operator They are at C4');
  });
  await test.step('who says too much at once is told so', async () => {
    // In one go: however busy the machine is, no time passes between them.
    await rosa.page.evaluate(() => {
      for (let i = 0; i < 9; i++)
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'y', bubbles: true }));
    });
    await expect(rosa.page.getByRole('alert')).toContainText('That is a lot at once');
  });
  await test.step('it is noted with the crew’s talk, and not in the log', async () => {
    await anna.page.getByRole('tab', { name: 'Talk' }).click();
    const talk = anna.page.getByRole('list', { name: 'What was said' });
    await expect(talk).toContainText('Engineer Not west, please');
    await expect(anna.person.log.filter({ hasText: 'Not west' })).toHaveCount(0);
  });
  await test.step('nothing of it has left the boat', async () => {
    await expect(ben.page.getByRole('region', { name: 'Your crew says' })).toHaveCount(0);
    expect(frames.heard.filter((text) => text.includes('called'))).toEqual([]);
  });
});
