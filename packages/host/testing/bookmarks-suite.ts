import type { MatchStore } from '@fathom/host';
import { LARGEST_BOOKMARK } from '@fathom/host/store';
import { describe, expect, it } from 'vitest';
import { appendOf } from './rows.ts';

// How matches stood, for stores of hosts that take long ones up from there.

type BookmarkedStore = Pick<Required<MatchStore>, 'append' | 'read' | 'head' | 'bookmarks'>;

/** `open` opens an empty store, and says how to open its data again. */
export function describeBookmarks(
  open: () => Promise<{
    readonly store: BookmarkedStore;
    readonly reopen: () => Promise<BookmarkedStore>;
  }>,
): void {
  describe('bookmarks', () => {
    it('are kept as they were last written, each for itself, and taken away', async () => {
      const { store, reopen } = await open();
      await store.append(appendOf('a', 0));
      await store.append(appendOf('b', 0));
      expect(await store.bookmarks.read('a')).toBeNull();
      await store.bookmarks.keep('a', 'code\n{"first":1}');
      await store.bookmarks.keep('b', 'of b');
      await store.bookmarks.keep('a', 'code\n{"Grüße":"🌊"}\n"\\u0000"');
      expect(await store.bookmarks.read('a')).toBe('code\n{"Grüße":"🌊"}\n"\\u0000"');
      const again = await reopen();
      expect(await again.bookmarks.read('b')).toBe('of b');
      await again.bookmarks.keep('b', null);
      expect(await again.bookmarks.read('b')).toBeNull();
      await again.bookmarks.keep('b', null);
      expect(await again.read('b')).toHaveLength(1);
    });

    it('are none of a match that there is not, and none that is too large', async () => {
      const { store } = await open();
      await store.bookmarks.keep('nobody', 'text');
      expect(await store.bookmarks.read('nobody')).toBeNull();
      await store.append(appendOf('a', 0));
      await store.bookmarks.keep('a', 'before');
      await store.bookmarks.keep('a', 'x'.repeat(LARGEST_BOOKMARK + 1));
      expect(await store.bookmarks.read('a')).toBeNull();
      await store.bookmarks.keep('a', 'x'.repeat(LARGEST_BOOKMARK));
      expect(await store.bookmarks.read('a')).toHaveLength(LARGEST_BOOKMARK);
    });

    it('leave it to whoever has one from which row on a log is measured', async () => {
      const { store } = await open();
      for (let seq = 0; seq < 5; seq += 1)
        await store.append({ ...appendOf('a', seq), row: 'x'.repeat(10 - seq) });
      expect(await store.head('a')).toMatchObject({ rows: 5, bytes: 40, largest: 10 });
      expect(await store.head('a', 3)).toMatchObject({ rows: 5, bytes: 13, largest: 7 });
      expect(await store.head('a', 5)).toMatchObject({ rows: 5, bytes: 0, largest: 0 });
    });
  });
}
