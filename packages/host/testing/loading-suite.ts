import type { MatchStore, Page, Rest, Waking, WakeQuery } from '@fathom/host';
import { describe, expect, it } from 'vitest';
import { appendOf, summaryOf } from './rows.ts';

// How a host reads the matches of a store, and how it is reminded of them. A part of the store suite.

export const ALL_DUE: WakeQuery = { timed: false, by: 1e9, limit: 100 };

/** `open` opens an empty store. */
export function describeLoading(open: () => Promise<MatchStore>): void {
  async function withMatches(...matches: readonly string[]): Promise<MatchStore> {
    const store = await open();
    for (const match of matches) await store.append(appendOf(match, 0, summaryOf()));
    return store;
  }

  describe('pages of a log', () => {
    const PAGES: readonly (readonly [string, Page, readonly number[]])[] = [
      ['the first', rows(0, 2), [0, 1]],
      ['the next', rows(2, 2), [2, 3]],
      ['the last, which is shorter', rows(4, 2), [4]],
      ['one behind the end', rows(5, 2), []],
      ['one that is full with its first row', { from: 1, rows: 5, bytes: 1 }, [1]],
      ['one that two rows fill', { from: 0, rows: 5, bytes: 25 }, [0, 1]],
    ];
    it.each(PAGES)('%s', async (_, page, expected) => {
      const store = await open();
      for (let seq = 0; seq < 5; seq += 1) await store.append(appendOf('a', seq)); // 21 bytes each
      await store.append(appendOf('b', 0));
      expect((await store.read('a', page)).map(({ seq }) => seq)).toEqual(expected);
    });

    it('need no reading to tell how large a log is', async () => {
      const store = await open();
      expect(await store.head('a')).toBeNull();
      await store.append(appendOf('a', 0, summaryOf()));
      await store.append({ ...appendOf('a', 1), row: '"a longer row than that"' });
      await store.keep({ match: 'a', key: 'red', text: 'x'.repeat(30) });
      expect(await store.head('a')).toEqual({
        rows: 2,
        papers: 1,
        bytes: appendOf('a', 0).row.length + 24 + 30,
        largest: 30,
        quietSince: null,
        downtime: 0,
      });
    });
  });

  describe('what a host has to look at', () => {
    const REST: Rest = { wakeAt: 500, quietSince: 100, timed: false, downtime: 30 };

    it('is every open match, until it is noted otherwise', async () => {
      const store = await withMatches('a', 'b', 'c');
      await store.append(appendOf('b', 1, summaryOf({ status: 'finished' })));
      await store.rest('a', REST);
      expect(await idsOf(store, { by: 0 })).toBe('c');
      expect(await idsOf(store, { by: 499 })).toBe('c');
      expect(await idsOf(store, { by: 500 })).toBe('ca');
      expect(await store.head('a')).toMatchObject({ quietSince: 100, downtime: 30 });
    });

    it('comes in pages, first due first, none twice', async () => {
      const store = await withMatches('a', 'b', 'c', 'd');
      for (const [match, wakeAt] of [
        ['a', 9],
        ['b', 7],
        ['c', 7],
        ['d', 8],
      ] as const)
        await store.rest(match, { ...REST, wakeAt });
      expect(await idsOf(store, { limit: 2 })).toBe('bc');
      expect(await idsOf(store, { after: { wakeAt: 7, match: 'b' } })).toBe('cda');
      expect(await idsOf(store, { after: { wakeAt: 9, match: 'a' } })).toBe('');
    });

    it('is asked for apart where clocks run', async () => {
      const store = await withMatches('a', 'b', 'c', 'd');
      for (const match of ['d', 'b']) await store.rest(match, { ...REST, timed: true });
      await store.rest('a', REST);
      expect(await idsOf(store, { timed: true })).toBe('bd');
      expect(await idsOf(store, { timed: true, by: 499 })).toBe('');
      expect(await idsOf(store, { timed: true, after: { wakeAt: 500, match: 'b' } })).toBe('d');
      expect(await idsOf(store, {})).toBe('ca');
    });

    it('may have been due before time began, where hosts were away for long', async () => {
      const store = await withMatches('a');
      await store.rest('a', { ...REST, wakeAt: -5, timed: true });
      expect(await idsOf(store, { timed: true, by: 0 })).toBe('a');
    });

    it('comes in as many pages as it takes, each match once', async () => {
      const store = await open();
      const ids = Array.from({ length: 50 }, (_, n) => String(n).padStart(2, '0'));
      await Promise.all(ids.map((id) => store.append(appendOf(id, 0, summaryOf()))));
      const found: string[] = [];
      for (let after: Waking | undefined; ;) {
        const page = await store.wakes({ ...ALL_DUE, limit: 20, ...(after && { after }) });
        found.push(...page.map(({ match }) => match));
        after = page.at(-1);
        if (after === undefined) break;
      }
      expect(found).toEqual(ids);
      expect(await store.openCount()).toBe(50);
    });

    it('changes with a row of a match that is in memory again, and with none else', async () => {
      const store = await withMatches('a', 'b');
      await store.rest('a', { ...REST, timed: true });
      await store.append(appendOf('a', 1));
      expect(await idsOf(store, { by: 0 })).toBe('b');
      await store.append({ ...appendOf('a', 2), awake: true, downtime: 70 });
      expect(await idsOf(store, { by: 0 })).toBe('ab');
      expect(await idsOf(store, { timed: true })).toBe('');
      expect(await store.head('a')).toMatchObject({ quietSince: null, downtime: 70 });
    });

    it('is never a match that is over, unknown or not listed', async () => {
      const store = await withMatches('a');
      await store.append(appendOf('a', 1, summaryOf({ status: 'closed' })));
      await store.append({ ...appendOf('a', 2), awake: true });
      await store.append({ ...appendOf('b', 0), awake: true });
      for (const match of ['a', 'b', 'c']) await store.rest(match, REST);
      expect(await idsOf(store, {})).toBe('');
    });
  });
}

const rows = (from: number, count: number): Page => ({ from, rows: count, bytes: 1e9 });
const idsOf = async (store: MatchStore, query: Partial<WakeQuery>): Promise<string> =>
  (await store.wakes({ ...ALL_DUE, ...query })).map(({ match }) => match).join('');
