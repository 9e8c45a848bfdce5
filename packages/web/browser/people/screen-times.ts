import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** When things happened on one screen. Pages of one browser have one clock. */
export interface ScreenTimes {
  readonly lastClick: () => Promise<number>; // on the table
  /** The first frame that showed this line of the log, counted from 0; waits for it. */
  readonly lineShown: (line: number) => Promise<number>;
}

export async function watchScreen(page: Page): Promise<ScreenTimes> {
  const times = await page.evaluateHandle(() => {
    const kept: { readonly clicks: number[]; readonly lines: number[] } = { clicks: [], lines: [] };
    const keep = (what: keyof typeof kept, n: number): void => {
      kept[what][n] = performance.timeOrigin + performance.now();
    };
    document
      .querySelector('.table .board')
      ?.addEventListener('click', () => keep('clicks', kept.clicks.length), { capture: true });
    const log = document.querySelector('.log ol');
    if (log !== null)
      new MutationObserver(() => {
        const last = log.children.length - 1;
        requestAnimationFrame(() => keep('lines', last));
      }).observe(log, { childList: true });
    return kept;
  });
  return {
    lastClick: () => times.evaluate(({ clicks }) => clicks.at(-1) ?? Number.NaN),
    lineShown: async (line) => {
      const shown = (): Promise<number> => times.evaluate(({ lines }, n) => lines[n] ?? 0, line);
      await expect.poll(shown).toBeGreaterThan(0);
      return shown();
    },
  };
}
