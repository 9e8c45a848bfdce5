import type { Derived, ListingsQuery, MatchStore, StoredPaper } from '@fathom/host';
import { describe, expect, it, onTestFinished } from 'vitest';
import { describeLists } from './lists-suite.ts';
import { ALL_DUE, describeLoading } from './loading-suite.ts';
import { appendOf, summaryOf } from './rows.ts';

// What every store of matches promises, whatever it writes to. Each store's own tests run it.

type SomeStore = MatchStore & { readonly close?: () => Promise<void> };
/** Opens the same data again each time it is called. */
export type OpenStore = () => Promise<SomeStore>;

export function describeStore(
  name: string,
  makeOpener: () => OpenStore | Promise<OpenStore>,
): void {
  /** A store that is closed after the test, and a way to close it and open its data again. */
  async function opened(): Promise<{ store: SomeStore; reopen: OpenStore }> {
    const open = await makeOpener();
    let store = await open();
    onTestFinished(async () => store.close?.());
    const reopen = async (): Promise<SomeStore> => {
      await store.close?.();
      store = await open();
      return store;
    };
    return { store, reopen };
  }

  describe(`the matches of a ${name} store`, () => {
    describe('logs', () => {
      it('are read in the order they were written', async () => {
        const { store } = await opened();
        for (let seq = 0; seq < 12; seq += 1) await store.append(appendOf('a', seq));
        const rows = await store.read('a');
        expect(rows).toEqual(Array.from({ length: 12 }, (_, seq) => rowOf('a', seq)));
      });

      it('of unknown matches are empty', async () => {
        const { store } = await opened();
        expect(await store.read('nobody')).toEqual([]);
      });

      it('keep every character of a row', async () => {
        const { store } = await opened();
        const row = JSON.stringify({ text: 'Grüße 🌊 \u0000 "quoted" \n' });
        await store.append({ ...appendOf('a', 0), row });
        expect(await store.read('a')).toEqual([{ seq: 0, row }]);
      });

      it('take one row for each seq: the second writer hears of a conflict', async () => {
        const { store } = await opened();
        await store.append(appendOf('a', 0));
        expect(await store.append({ ...appendOf('a', 0), row: '"late"' })).toBe('conflict');
        expect(await store.read('a')).toEqual([rowOf('a', 0)]);
      });

      it('let exactly one of two racing writers win', async () => {
        const { store } = await opened();
        const race = [store.append(appendOf('a', 0)), store.append(appendOf('a', 0))];
        expect(await Promise.all(race)).toEqual(['ok', 'conflict']);
      });

      it.each([1, 7, -1, 0.5])('refuse row %d as the first', async (seq) => {
        const { store } = await opened();
        await expect(store.append(appendOf('a', seq))).rejects.toThrow('is not the next one');
        expect(await store.read('a')).toEqual([]);
      });

      it('take the rest of a batch when some are refused', async () => {
        const { store } = await opened();
        await store.append(appendOf('a', 0));
        const results = await Promise.allSettled([
          store.append(appendOf('b', 0)),
          store.append(appendOf('a', 0, summaryOf())),
          store.append(appendOf('c', 5, summaryOf())),
          store.append(appendOf('a', 1)),
          store.append(appendOf('b', 1)),
        ]);
        expect(results.map(settled)).toEqual(['ok', 'conflict', 'rejected', 'ok', 'ok']);
        expect(await store.read('a')).toEqual([rowOf('a', 0), rowOf('a', 1)]);
        expect(await store.read('b')).toEqual([rowOf('b', 0), rowOf('b', 1)]);
        expect(await store.wakes(ALL_DUE)).toEqual([]);
      });

      it('take a thousand appends at once, of one match or of many', async () => {
        const { store } = await opened();
        const appends = Array.from({ length: 1000 }, (_, n) =>
          n % 2 === 0 ? appendOf('long', n / 2) : appendOf(`m${n % 100}`, Math.floor(n / 100)),
        );
        const results = await Promise.all(appends.map((append) => store.append(append)));
        expect(new Set(results)).toEqual(new Set(['ok']));
        expect(await store.read('long')).toHaveLength(500);
        expect(await store.read('m51')).toHaveLength(10);
      });

      it('are all there after closing and opening again', async () => {
        const { store, reopen } = await opened();
        for (let seq = 0; seq < 3; seq += 1) await store.append(appendOf('a', seq, summaryOf()));
        const again = await reopen();
        expect(await again.read('a')).toHaveLength(3);
        expect(await again.append(appendOf('a', 1))).toBe('conflict');
        expect(await again.append(appendOf('a', 3))).toBe('ok');
        expect(await again.wakes(ALL_DUE)).toEqual([{ match: 'a', wakeAt: 0 }]);
      });
    });

    describe('papers', () => {
      it('are kept as they were last drawn, each for itself', async () => {
        const { store, reopen } = await opened();
        await store.append(appendOf('a', 0));
        await store.append(appendOf('b', 0));
        await store.keep(paper('red', '1'));
        await store.keep(paper('blue', '"Grüße 🌊"'));
        await store.keep(paper('red', '2'));
        await store.keep(paper('red', '3', 'b'));
        const kept = [paper('blue', '"Grüße 🌊"'), paper('red', '2')];
        expect(await papersIn(store)).toEqual(kept);
        expect(await papersIn(await reopen())).toEqual(kept);
      });

      it('of a match without any are none, and they are no rows', async () => {
        const { store } = await opened();
        await store.append(appendOf('a', 0));
        expect(await store.papers('a')).toEqual([]);
        expect(await store.papers('nobody')).toEqual([]);
        await store.keep(paper('red', '1'));
        expect(await store.read('a')).toEqual([rowOf('a', 0)]);
        expect(await store.append(appendOf('a', 1))).toBe('ok');
      });
    });

    describe('listings', () => {
      const LISTINGS: readonly (Derived & { readonly match: string })[] = [
        { match: 'a', ...summaryOf({ updatedAt: 1 }) },
        { match: 'b', ...summaryOf({ updatedAt: 2, visibility: 'private' }) },
        { match: 'c', ...summaryOf({ updatedAt: 3, status: 'running' }) },
        { match: 'd', ...summaryOf({ updatedAt: 3, status: 'running', game: 'captain-sonar' }) },
        { match: 'e', ...summaryOf({ updatedAt: 5, status: 'finished' }) },
        { match: 'f', ...summaryOf({ updatedAt: 4, status: 'closed' }) },
        { match: 'g', ...summaryOf({ updatedAt: 3, status: 'finished' }) },
      ];
      const ALL = { status: ['lobby', 'running', 'finished', 'closed'], limit: 10 } as const;

      async function withListings(): Promise<SomeStore> {
        const { store } = await opened();
        await Promise.all(
          LISTINGS.map(({ match, ...summary }) => store.append(appendOf(match, 0, summary))),
        );
        return store;
      }

      const QUERIES: readonly (readonly [string, ListingsQuery, string])[] = [
        ['all, newest first', ALL, 'efgdcba'],
        ['one status', { ...ALL, status: ['running'] }, 'dc'],
        ['a status twice', { ...ALL, status: ['running', 'running'] }, 'dc'],
        ['no status', { ...ALL, status: [] }, ''],
        ['two statuses', { ...ALL, status: ['lobby', 'finished'] }, 'egba'],
        ['public ones', { ...ALL, visibility: 'public' }, 'efgdca'],
        ['private ones', { ...ALL, visibility: 'private' }, 'b'],
        ['one game', { ...ALL, game: 'captain-sonar' }, 'd'],
        ['a game and a status', { ...ALL, game: 'depth-charge', status: ['running'] }, 'c'],
        ['a page', { ...ALL, limit: 3 }, 'efg'],
        ['a page of nothing', { ...ALL, limit: 0 }, ''],
        ['the next page', { ...ALL, limit: 3, before: { updatedAt: 3, match: 'g' } }, 'dcb'],
        ['a page cut between equals', { ...ALL, before: { updatedAt: 3, match: 'd' } }, 'cba'],
      ];
      it.each(QUERIES)('show %s', async (_, query, expected) => {
        const store = await withListings();
        const found = await store.listings(query);
        expect(found.map(({ match }) => match).join('')).toBe(expected);
      });

      it('show what was written', async () => {
        const store = await withListings();
        expect(await store.listings({ ...ALL, game: 'captain-sonar' })).toEqual([
          {
            match: 'd',
            game: 'captain-sonar',
            status: 'running',
            visibility: 'public',
            updatedAt: 3,
            face: null,
          },
        ]);
      });

      it('change with a row and stay with a row that brings none', async () => {
        const store = await withListings();
        await store.append(appendOf('a', 1, summaryOf({ status: 'finished', updatedAt: 9 })));
        await store.append(appendOf('c', 1));
        expect(await store.listings({ ...ALL, limit: 1 })).toMatchObject([{ match: 'a' }]);
        expect(await store.listings({ ...ALL, status: ['lobby'] })).toMatchObject([{ match: 'b' }]);
        expect(await store.listings({ ...ALL, status: ['running'] })).toHaveLength(2);
      });

      it('do not change with a conflict', async () => {
        const store = await withListings();
        await store.append(appendOf('a', 0, summaryOf({ status: 'finished' })));
        expect(await store.wakes(ALL_DUE)).toContainEqual({ match: 'a', wakeAt: 0 });
      });
    });

    describeLists(async () => (await opened()).store);
    describeLoading(async () => (await opened()).store);
  });
}

const paper = (key: string, text: string, match = 'a'): StoredPaper => ({ match, key, text });

async function papersIn(store: SomeStore): Promise<readonly StoredPaper[]> {
  return (await store.papers('a')).toSorted((one, other) => (one.key < other.key ? -1 : 1));
}

function rowOf(match: string, seq: number): { seq: number; row: string } {
  return { seq, row: appendOf(match, seq).row };
}

function settled(result: PromiseSettledResult<string>): string {
  return result.status === 'fulfilled' ? result.value : 'rejected';
}
