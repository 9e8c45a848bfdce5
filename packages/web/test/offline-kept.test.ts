import { depthChargePlayable } from '@fathom/depth-charge/playable';
import { virtualClock } from '@fathom/host';
import { describe, expect, test } from 'vitest';
import { memoryStore } from '../src/offline/browser-store.ts';
import { goOnWith, matchesOf, MOST_KEPT } from '../src/offline/local-match.ts';
import type { LocalWanted } from '../src/offline/local-match.ts';
import { joined, never, openPage, WANTED } from './local-table.ts';
import { HALF_MINUTE } from './offline-match.ts';

describe('matches kept in this browser', () => {
  test('are listed with what they need to begin once more', async () => {
    const store = memoryStore();
    const wanted: LocalWanted = { ...HALF_MINUTE, pace: 'instant' };
    await (await joined(openPage(store, { wanted }))).close();
    const [kept] = await matchesOf(store, depthChargePlayable, 8);
    expect(kept?.status).toBe('running');
    expect(kept === undefined ? null : goOnWith(kept.created)).toEqual({
      ...wanted,
      options: depthChargePlayable.parseSetup(wanted.options),
    });
  });

  test('are no more than so many: the oldest go', async () => {
    const store = memoryStore();
    const time = virtualClock(1_000_000);
    for (let n = 0; n < MOST_KEPT + 2; n++) {
      const match = `match-${n}`;
      await (
        await joined(openPage(store, { ...never, now: time.now, wanted: { ...WANTED, match } }))
      ).close();
      time.pass(1_000);
    }
    expect(await store.listings({ status: ['running'], limit: 100 })).toHaveLength(MOST_KEPT);
    expect(await store.read('match-1')).toEqual([]);
    expect(await store.read('match-2')).not.toEqual([]);
  });

  test('go on after the rules have changed, where the new ones continue the old or keep them', async () => {
    const store = memoryStore();
    await (await joined(openPage(store, never))).close();
    const { version } = depthChargePlayable;
    const next = { ...depthChargePlayable, version: version + 1 };
    for (const rulesNow of [
      { ...next, continues: [version] },
      { ...next, earlier: [depthChargePlayable] },
    ]) {
      expect(await matchesOf(store, rulesNow, 1)).toHaveLength(1);
      const page = await joined(openPage(store, { ...never, rules: rulesNow }));
      expect(page.info()).toMatchObject({ status: 'running', version });
      await page.close();
    }
    expect(await matchesOf(store, next, 1)).toEqual([]);
    const page = openPage(store, { ...never, rules: next });
    page.join();
    expect(await page.until(({ t }) => t === 'error')).toMatchObject({ code: 'unknownRules' });
    await page.close();
  });
});
