import { virtualClock } from '@fathom/host';
import { describe, expect, test } from 'vitest';
import { memoryStore } from '../src/offline/browser-store.ts';
import type { LocalStore } from '../src/offline/browser-store.ts';
import { BLACK, joined, never, openPage, pass } from './local-table.ts';
import { logOf, onClock, PLACE, playedIn, viewOf } from './offline-match.ts';

describe('a page that lost its worker', () => {
  test('is told exactly what it missed', async () => {
    const time = virtualClock(1_000_000);
    const store = memoryStore();
    const page = await onClock(store, time);
    const other = await onClock(store, time); // another tab
    await page.close();
    other.say({ t: 'act', id: 'mines', seat: BLACK, action: PLACE });
    await pass(time, 5_000);
    await other.close();
    const back = await onClock(store, time, { knows: page });
    const [first] = back.told;
    expect(first).toMatchObject({ t: 'resumed', you: [BLACK] });
    expect(first?.t === 'resumed' && first.missed.length).toBeGreaterThan(0);
    expect(back.view()).toEqual(other.view());
    await back.close();
  });

  test('in the middle of a bot’s pause: the bot goes on after it', async () => {
    const time = virtualClock(1_000_000);
    const store = memoryStore();
    const page = await onClock(store, time);
    page.say({ t: 'act', id: 'mines', seat: BLACK, action: PLACE });
    await pass(time, 400); // a bot waits for half a second at least
    expect(await playedIn(store)).toHaveLength(1);
    await page.close();
    await pass(time, 60_000);
    expect(await playedIn(store)).toHaveLength(1);
    const again = await onClock(store, time);
    await pass(time, 400);
    expect(await playedIn(store)).toHaveLength(1);
    await pass(time, 2_000);
    expect((await playedIn(store)).length).toBeGreaterThan(1);
    expect(viewOf(again).placed.red).toBe(true);
    await again.close();
  });

  test('before it sat down: it sits down now, and the match begins', async () => {
    const store = memoryStore();
    const broken: LocalStore = {
      ...store,
      append: async (append) => {
        if (append.seq > 0) throw new Error('the worker is gone');
        return store.append(append);
      },
    };
    const problems: unknown[] = [];
    const failing = openPage(broken, { ...never, fail: (error) => problems.push(error) });
    failing.join();
    await expect.poll(() => problems).toHaveLength(1);
    expect(await logOf(store)).toHaveLength(1);
    const page = await joined(openPage(store, never));
    expect(page.info()?.status).toBe('running');
    await page.close();
  });
});
