import { awakeSince } from '@fathom/host/store';
import { appendOf, summaryOf } from '@fathom/host/testing/rows';
import { describeBookmarks } from '@fathom/host/testing/bookmarks-suite';
import { describeNews } from '@fathom/host/testing/news-suite';
import { describeStore } from '@fathom/host/testing/store-suite';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  makeMemoryDisk,
  openMemoryStore,
  openPostgresStore,
  openStore,
} from '../../src/store/index.ts';
import type { Store } from '../../src/store/index.ts';
import { recycledDatabase } from '../postgres/scratch-database.ts';
import { scratchFolder } from './scratch.ts';

/** Opens the same data again each time it is called. */
type Opener = () => Promise<Store>;

const KINDS: readonly (readonly [string, () => Opener | Promise<Opener>])[] = [
  ['memory', memoryOpener],
  ['sqlite', sqliteOpener],
  ['postgres', postgresOpener],
];

function memoryOpener(): Opener {
  const disk = makeMemoryDisk();
  return async () => openMemoryStore(disk);
}

function sqliteOpener(): Opener {
  const folder = scratchFolder();
  return () => openStore({ folder });
}

async function postgresOpener(): Promise<Opener> {
  const url = await recycledDatabase();
  return () => openPostgresStore({ url });
}

/** In a site its clock leaves such time out. */
const LAST_HEARTBEAT: Readonly<Record<string, readonly [aliveAt: null, downtime: number]>> = {
  postgres: [null, 0],
};

describe.each(KINDS)('a %s store', (name, makeOpener) => {
  describeStore(name, makeOpener);

  /** A store that is closed after the test, and a way to close it and open its data again. */
  async function opened(): Promise<{ store: Store; reopen: Opener }> {
    const open = await makeOpener();
    let store = await open();
    onTestFinished(() => store.close());
    const reopen = async (): Promise<Store> => {
      await store.close();
      store = await open();
      return store;
    };
    return { store, reopen };
  }
  describeBookmarks(opened);

  describe('lists of people', () => {
    describeNews(async () => (await opened()).store);
  });

  describe('besides', () => {
    it('remembers the names of guests', async () => {
      const { store, reopen } = await opened();
      expect(await store.guestName('g1')).toBeNull();
      await store.nameGuest('g1', 'Ada');
      await store.nameGuest('g2', 'Grace');
      await store.nameGuest('g1', 'Ada L.');
      const again = await reopen();
      expect(await again.guestName('g1')).toBe('Ada L.');
      expect(await again.guestName('g2')).toBe('Grace');
    });

    it('makes its secret once', async () => {
      const { store, reopen } = await opened();
      const secret = await store.secret();
      expect(secret).toMatch(/^[0-9a-f]{64}$/u);
      expect(await store.secret()).toBe(secret);
      expect(await (await reopen()).secret()).toBe(secret);
      const { store: other } = await opened();
      expect(await other.secret()).not.toBe(secret);
    });

    it('remembers the last heartbeat, where it is what tells how long nobody was there', async () => {
      const { store, reopen } = await opened();
      expect(await store.aliveAt()).toBeNull();
      expect(await store.downtime()).toBe(0);
      await store.markAlive(1_753_440_000_000, 5);
      await store.markAlive(1_753_440_005_000, 7_000);
      const again = await reopen();
      const [aliveAt, downtime] = LAST_HEARTBEAT[name] ?? [1_753_440_005_000, 7_000];
      expect(await again.aliveAt()).toBe(aliveAt);
      expect(await again.downtime()).toBe(downtime);
    });

    it('counts what it does', async () => {
      const { store } = await opened();
      expect(store.stats()).toEqual({ appends: 0, conflicts: 0, commits: 0, queued: 0 });
      await store.append(appendOf('a', 0));
      await store.append(appendOf('a', 0));
      await store.append(appendOf('a', 1));
      expect(store.stats()).toMatchObject({ appends: 2, conflicts: 1, queued: 0 });
      expect(store.failure()).toBeNull();
    });
  });

  it('throws its lists away when it is told to, and they can be made again', async () => {
    const { store } = await opened();
    const shown = {
      face: 'f',
      people: [{ guest: 'ann', own: 'o', turn: false, news: null }],
      changedAt: 1,
      rows: 1,
    };
    await store.append(appendOf('a', 0, summaryOf({ shown })));
    await store.append(appendOf('b', 0, summaryOf({ shown, status: 'finished' })));
    await store.forgetLists();
    const query = { guest: 'ann', status: ['lobby', 'finished'], limit: 5 } as const;
    expect(await store.matchesOf(query)).toEqual([]);
    expect(await store.unlisted({ limit: 5 })).toEqual(['a', 'b']);
    expect(await store.openCount()).toBe(1);
    await store.relist('b', 1, summaryOf({ shown, status: 'finished' }));
    expect(await store.matchesOf(query)).toMatchObject([{ match: 'b', face: 'f', own: 'o' }]);
    expect(await store.unlisted({ limit: 5 })).toEqual(['a']);
  });

  it('refuses a row beyond the end of a log by a fault of its own', async () => {
    const { store } = await opened();
    await expect(store.append(appendOf('a', 1))).rejects.toMatchObject({ fault: 'gap' });
  });

  describe('closing', () => {
    it('writes what is queued first', async () => {
      const { store, reopen } = await opened();
      const appends = Array.from({ length: 50 }, (_, seq) => store.append(appendOf('a', seq)));
      const reading = store.read('a');
      const again = await reopen();
      expect(await Promise.all(appends)).toEqual(Array.from({ length: 50 }, () => 'ok'));
      await expect(reading).resolves.toBeDefined();
      expect(await again.read('a')).toHaveLength(50);
    });

    it('ends every other call with a clear error', async () => {
      const { store } = await opened();
      await store.close();
      await store.close();
      const closed = { name: 'StoreError', fault: 'closed', message: 'The store is closed.' };
      await expect(store.append(appendOf('a', 0))).rejects.toMatchObject(closed);
      await expect(store.read('a')).rejects.toMatchObject(closed);
      await expect(store.listings({ status: [], limit: 1 })).rejects.toMatchObject(closed);
      await expect(store.head('a')).rejects.toMatchObject(closed);
      await expect(store.rest('a', awakeSince())).rejects.toMatchObject(closed);
      await expect(store.wakes({ timed: false, by: 0, limit: 1 })).rejects.toMatchObject(closed);
      await expect(store.guestName('g')).rejects.toMatchObject(closed);
      await expect(store.nameGuest('g', 'n')).rejects.toMatchObject(closed);
      await expect(store.secret()).rejects.toMatchObject(closed);
      await expect(store.aliveAt()).rejects.toMatchObject(closed);
      await expect(store.downtime()).rejects.toMatchObject(closed);
      await expect(store.markAlive(1, 0)).rejects.toMatchObject(closed);
      await expect(store.matchesOf({ guest: 'g', status: [], limit: 1 })).rejects.toMatchObject(
        closed,
      );
      await expect(store.openOf('g', 1)).rejects.toMatchObject(closed);
      await expect(store.openCount()).rejects.toMatchObject(closed);
      await expect(store.unlisted({ limit: 1 })).rejects.toMatchObject(closed);
      await expect(store.relist('a', 0, summaryOf())).rejects.toMatchObject(closed);
      await expect(store.forgetLists()).rejects.toMatchObject(closed);
      expect(store.failure()).toBeNull();
    });
  });
});
