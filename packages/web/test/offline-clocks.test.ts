import { depthChargePlayable } from '@fathom/depth-charge/playable';
import { virtualClock } from '@fathom/host';
import { makeMachine } from '@fathom/host/testing/machine';
import { verifyRecord } from '@fathom/kit';
import { describe, expect, test } from 'vitest';
import { memoryStore } from '../src/offline/browser-store.ts';
import type { LocalStore } from '../src/offline/browser-store.ts';
import { localRecord } from '../src/offline/local-match.ts';
import { joined, openPage, pass, WANTED } from './local-table.ts';
import type { Page } from './local-table.ts';
import { act, HALF_MINUTE, logOf, onClock, PLACE, rules, viewOf } from './offline-match.ts';

const flagged = { winners: ['red'], reason: 'time' };

describe('clocks at home', () => {
  test('run as online: a flag falls, and the match is lost', async () => {
    const time = virtualClock(1_000_000);
    const store = memoryStore();
    const page = await onClock(store, time, { wanted: HALF_MINUTE });
    expect(page.info()).toMatchObject({ clock: HALF_MINUTE.clock, clocks: expect.anything() });
    await pass(time, 29_900);
    expect(page.info()?.status).toBe('running');
    await pass(time, 100);
    expect(page.info()).toMatchObject({ status: 'finished', outcome: flagged });
    const record = await localRecord(store, rules, WANTED.match);
    expect(record === null ? null : verifyRecord(depthChargePlayable, record).ok).toBe(true);
    await page.close();
  });

  test('stand still while nobody has the match open, and a reload gives no time back', async () => {
    const time = virtualClock(1_000_000);
    const store = memoryStore();
    const page = await onClock(store, time, { wanted: HALF_MINUTE });
    await pass(time, 20_000);
    await page.close();
    await pass(time, 3_600_000);
    const again = await onClock(store, time, { wanted: HALF_MINUTE });
    expect(again.info()).toMatchObject({ status: 'running', time: 20_000 });
    await pass(time, 9_900);
    expect(again.info()?.status).toBe('running');
    await pass(time, 100);
    expect(again.info()).toMatchObject({ status: 'finished', outcome: flagged });
    await again.close();
  });

  test('stand still while the lid is closed, whatever the wall clock says on waking', async () => {
    const machine = makeMachine(1_000_000);
    const page = await joined(openPage(memoryStore(), { wanted: HALF_MINUTE, ...machine }));
    const { t } = await act(page, 'mines', PLACE);
    expect(t).toBe('update');
    machine.sleep(8 * 3_600_000);
    machine.setWall(3_600_000);
    page.say({ t: 'ping' });
    expect(await page.until((message) => message.t === 'pong')).toMatchObject({ time: 0 });
    expect(page.info()?.status).toBe('running');
    await page.close();
  });

  test('a worker that was killed has lost five seconds at most', async () => {
    const time = virtualClock(1_000_000);
    const store = memoryStore();
    const killed = virtualClock(time.now());
    await onClock(store, killed, { wanted: HALF_MINUTE });
    await pass(killed, 19_000); // and never again
    time.pass(60_000);
    const again = await onClock(store, time, { wanted: HALF_MINUTE });
    expect(again.info()?.time).toBe(15_000);
    await again.close();
  });
});

test('two tabs that open a match at the same time both get in, and its pause is noted once', async () => {
  const time = virtualClock(1_000_000);
  const store = memoryStore();
  await (await onClock(store, time, { wanted: HALF_MINUTE })).close();
  await pass(time, 60_000);
  const late: LocalStore = {
    ...store,
    append: async (append) => {
      await store.append(append); // by the other tab, a moment earlier
      return store.append(append);
    },
  };
  const page = await onClock(late, time, { wanted: HALF_MINUTE });
  expect(page.info()).toMatchObject({ status: 'running', time: 0 });
  expect((await logOf(store)).filter(({ type }) => type === 'paused')).toHaveLength(1);
  await page.close();
});

const gameTime = async (page: Page): Promise<number> => {
  const { length } = page.told;
  page.say({ t: 'ping' });
  await page.until((message) => message.t === 'pong' && page.told.indexOf(message) >= length);
  const pong = page.told.findLast(({ t }) => t === 'pong');
  return pong?.t === 'pong' ? pong.time : -1;
};

/** One storage as several tabs see it: each hears of what the others append. */
function sharedStore(): () => LocalStore {
  const store = memoryStore();
  const tabs = new Map<LocalStore, () => void>();
  return () => {
    const tab: LocalStore = {
      ...store,
      append: async (append) => {
        const appended = await store.append(append);
        for (const [other, changed] of tabs) if (other !== tab) changed();
        return appended;
      },
      watch: (_match, changed) => {
        tabs.set(tab, changed);
        return () => void tabs.delete(tab);
      },
    };
    return tab;
  };
}

test('a tab from before a sleep and one from after it agree on the time, and note one pause', async () => {
  const machine = makeMachine(1_000_000);
  const openTab = sharedStore();
  const store = openTab();
  const before = await joined(openPage(store, { wanted: HALF_MINUTE, ...machine }));
  machine.pass(5_000);
  machine.sleep(8 * 3_600_000);
  const after = await joined(openPage(openTab(), { wanted: HALF_MINUTE, ...machine.restart() }));
  await before.until(({ t }) => t === 'resumed');
  expect([await gameTime(before), await gameTime(after)]).toEqual([5_000, 5_000]);
  machine.pass(4_000);
  expect([await gameTime(before), await gameTime(after)]).toEqual([9_000, 9_000]);
  expect((await act(before, 'mines', PLACE)).t).toBe('update');
  await after.until(() => viewOf(after).placed.black);
  expect([await gameTime(before), await gameTime(after)]).toEqual([9_000, 9_000]);
  expect((await logOf(store)).filter(({ type }) => type === 'paused')).toHaveLength(1);
  await before.close();
  await after.close();
});
