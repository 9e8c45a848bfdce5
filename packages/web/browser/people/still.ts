import type { Locator, Page } from '@playwright/test';

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

const FRAMES = 5;

/** Where something is once the page has come to rest: in the same place for some frames. */
export async function restingBox(what: Locator): Promise<Box> {
  await what.evaluate(
    (element, frames) =>
      new Promise<void>((resolve) => {
        let last = '';
        let same = 0;
        const look = (): void => {
          const now = JSON.stringify(element.getBoundingClientRect());
          same = now === last ? same + 1 : 0;
          last = now;
          if (same === frames) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
    FRAMES,
  );
  return what.boundingBox();
}

/** What shows only for a moment stays for as long as a busy machine takes to look at it: timers of the page stand still. */
export async function whileTimeStands(page: Page, look: () => Promise<void>): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await look();
  await page.clock.resume();
}
