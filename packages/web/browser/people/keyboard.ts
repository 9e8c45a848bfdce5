import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

const MOST_TABS = 60;

/** Tabs on until it is there; wherever it rests on the way, a person can see where. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeVisible();
  for (let n = 0; n < MOST_TABS; n += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    await expectFocusSeen(page);
  }
  throw new Error(`${String(goal)} cannot be reached by the Tab key`);
}

export async function expectFocusSeen(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element.matches('body, main')) return 'the page itself';
    const ring = element.querySelector('.grid-ring');
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    const isRinged = ring !== null && getComputedStyle(ring).stroke !== 'none';
    return isOutlined || isRinged ? 'seen' : `not seen: ${element.outerHTML.slice(0, 120)}`;
  });
  expect(['seen', 'the page itself']).toContain(seen);
}

/** All that a screen reader is told from now on. */
export async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  const said = await page.evaluateHandle(() => {
    const region = document.querySelector('[role="status"][aria-live="polite"]');
    const texts: string[] = [];
    if (region !== null)
      new MutationObserver(() => texts.push(region.textContent ?? '')).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    return texts;
  });
  return () => said.evaluate((texts) => texts);
}
