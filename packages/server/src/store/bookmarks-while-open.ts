import type { BookmarkStore } from '@fathom/host';

/** The same, but closed with the store. */
export const bookmarksWhileOpen = (
  bookmarks: BookmarkStore,
  refuseIfClosed: () => void,
): BookmarkStore => ({
  read: async (match) => {
    refuseIfClosed();
    return bookmarks.read(match);
  },
  keep: async (match, text) => {
    refuseIfClosed();
    return bookmarks.keep(match, text);
  },
});
