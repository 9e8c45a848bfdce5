import type { Page } from '@playwright/test';
import { expect, test } from './people/fixtures.ts';
import { APPROACH, fastForward, sitDown } from './people/known-game.ts';

interface Told {
  readonly t: string;
  readonly table?: { readonly events: readonly unknown[] } | null;
}
const TOLD = 3; // events at a time

/** The match as a server tells it that tells only so few events at a time. */
async function tellLittle(page: Page): Promise<void> {
  let events: readonly unknown[] = [];
  await page.routeWebSocket('**/ws', (near) => {
    const far = near.connectToServer();
    far.onMessage((text) => {
      const message = JSON.parse(String(text)) as Told;
      if (message.t !== 'welcome' || !message.table) return near.send(text);
      ({ events } = message.table);
      const table = {
        ...message.table,
        events: events.slice(-TOLD),
        earlier: events.length - TOLD,
      };
      return near.send(JSON.stringify({ ...message, table }));
    });
    near.onMessage((text) => {
      const { t, id, before } = JSON.parse(String(text)) as {
        t: string;
        id: string;
        before: number;
      };
      if (t !== 'earlier') return far.send(text);
      const earlier = Math.max(0, before - TOLD);
      return near.send(
        JSON.stringify({ t, re: id, before, events: events.slice(earlier, before), earlier }),
      );
    });
  });
}

test('the log of a long match has its latest lines at once, and earlier ones for who asks', async ({
  come,
}) => {
  const players = { black: await come('Anna'), red: await come('Ben') };
  const { black: anna } = players;
  await fastForward(players, await sitDown(players), { turns: APPROACH });
  const all = await anna.log.allTextContents();
  expect(all.length).toBeGreaterThan(TOLD + 1);
  await tellLittle(anna.page);
  await anna.page.reload();

  const earlier = anna.page.getByRole('button', { name: 'Show earlier' });
  await expect(earlier).toBeVisible();
  const lines = anna.log.filter({ hasNot: earlier });
  await expect(lines.last()).toHaveText(all.at(-1) ?? '');
  expect(await lines.count()).toBeLessThan(all.length);

  while ((await earlier.count()) > 0) {
    const shown = await lines.count();
    await earlier.click();
    await expect
      .poll(async () => (await lines.count()) > shown || (await earlier.count()) === 0)
      .toBe(true);
  }
  await expect(anna.log).toHaveText(all);
});
