import { openMemoryStore } from '../../src/store/index.ts';
import type { ServerDisk, Store } from '../../src/store/index.ts';

/** A store whose methods a test can make fail, slow down, or watch. */
export interface BreakableStore extends Store {
  /** Called before each append; what it throws is what the append rejects with. */
  onAppend: () => Promise<void>;
  /** Called before each read of a log. */
  onRead: () => Promise<void>;
}

const nothing = async (): Promise<void> => {};

export function openBreakableStore(disk: ServerDisk): BreakableStore {
  const store = openMemoryStore(disk);
  const breakable: BreakableStore = {
    onAppend: nothing,
    onRead: nothing,
    append: async (append) => {
      await breakable.onAppend();
      return store.append(append);
    },
    read: async (match) => {
      await breakable.onRead();
      return store.read(match);
    },
    listings: (query) => store.listings(query),
    openMatches: () => store.openMatches(),
    guestName: (guest) => store.guestName(guest),
    nameGuest: (guest, name) => store.nameGuest(guest, name),
    secret: () => store.secret(),
    aliveAt: () => store.aliveAt(),
    markAlive: (at) => store.markAlive(at),
    stats: () => store.stats(),
    failure: () => store.failure(),
    close: () => store.close(),
  };
  return breakable;
}
