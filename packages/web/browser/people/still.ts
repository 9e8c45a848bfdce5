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

/** Whether something has been on the page since, if only for a moment that nobody happened to look in. */
export async function watchFor(page: Page, selector: string): Promise<() => Promise<boolean>> {
  const seen = await page.evaluateHandle((wanted) => {
    const found = { isSeen: false };
    new MutationObserver(() => {
      found.isSeen ||= document.querySelector(wanted) !== null;
    }).observe(document.body, { childList: true, subtree: true });
    return found;
  }, selector);
  return () => seen.evaluate(({ isSeen }) => isSeen);
}
