import { alone, comeAboard } from '../people/captain-sonar/crews.ts';
import { Sailor } from '../people/captain-sonar/sailor.ts';
import { expect, test } from '../people/fixtures.ts';
const OUT = '/tmp/cs/shots/';
const DESK = { reducedMotion: 'reduce', viewport: { width: 1280, height: 720 } } as const;
const PHONE = { reducedMotion: 'reduce', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
for (const [name, options] of [['desk', DESK], ['phone', PHONE]] as const)
  test(`look ${name}`, async ({ come }) => {
    const anna = await come('Anna', options);
    const captain = new Sailor(anna);
    await comeAboard({ 'alpha.captain': anna }, { options: { mode: 'turn', first: 'alpha', scenario: 'minefield' } });
    const page = anna.page;
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `${OUT}${name}-placing.png` });
    await captain.cell('C5').click();
    await page.keyboard.press('Enter');
    for (let turn = 0; turn < 4; turn++) {
      await expect(anna.prompt).toHaveText(/Set a course|End the turn|Use a system|Set off/, { timeout: 60000 });
      for (const key of ['ArrowRight', 'ArrowDown', 'ArrowUp', 'ArrowLeft']) {
        await page.keyboard.press(key);
        await page.waitForTimeout(500);
      }
      await page.waitForTimeout(1500);
      await page.keyboard.press('x');
      await page.waitForTimeout(1500);
    }
    await page.screenshot({ path: `${OUT}${name}-play.png` });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.screenshot({ path: `${OUT}${name}-play-night.png`, fullPage: true });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/rules/captain-sonar');
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `${OUT}${name}-rules.png`, fullPage: true });
    for (const hash of ['captain', 'first-mate', 'engineer', 'radio-operator', 'every-rule', '4']) {
      await page.goto(`/rules/captain-sonar#${hash}`);
      await page.waitForTimeout(700);
      await page.screenshot({ path: `${OUT}${name}-rules-${hash}.png`, fullPage: name === 'desk' });
    }
    await page.goto('/');
    await page.waitForTimeout(1500);
    await page.goto('/new/captain-sonar');
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `${OUT}${name}-options.png`, fullPage: true });
    void alone;
  });
