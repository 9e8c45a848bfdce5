import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

interface Watch {
  frame: number; // so many were drawn
  clickedIn: number | null; // the frame that was on the screen at the last click or key
  shownIn: number | null; // the first frame drawn with what is waited for
}
type Watched = typeof globalThis & { watch?: Watch };

/** Counts the frames from a click to the first that shows what this selector finds. */
function startWatch(selector: string): void {
  const watch: Watch = { frame: 0, clickedIn: null, shownIn: null };
  (globalThis as Watched).watch = watch;
  const note = (): void => {
    watch.clickedIn = watch.frame;
  };
  addEventListener('click', note, true);
  addEventListener('keydown', note, true);
  const draw = (): void => {
    watch.frame += 1;
    if (watch.clickedIn !== null && document.querySelector(selector) !== null)
      watch.shownIn ??= watch.frame;
    if (watch.shownIn === null) requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
}

/** What is pressed shows in the very next frame: it is there before anything can have been answered. */
export async function expectInOneFrame(
  page: Page,
  selector: string,
  press: () => Promise<void>,
): Promise<void> {
  await expect(page.locator(selector)).toHaveCount(0);
  await page.evaluate(startWatch, selector);
  await press();
  await expect(page.locator(selector).first()).toBeAttached();
  await page.waitForFunction(() => (globalThis as Watched).watch?.shownIn !== null);
  const frames = await page.evaluate(() => {
    const { clickedIn, shownIn } = (globalThis as Watched).watch as Watch;
    return (shownIn ?? NaN) - (clickedIn ?? NaN);
  });
  expect(frames, `frames from the click to ${selector}`).toBe(1);
}

export const busyGrid = (page: Page): Locator => page.locator('[role="grid"][aria-busy="true"]');
