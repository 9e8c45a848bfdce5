import { openMemoryStore } from './memory-store.ts';
import { newestFirst, tooOld } from './local-store.ts';
import type { Append, KeptMatch, LocalRow, LocalStore } from './local-store.ts';

const DATABASE = { name: 'fathom', version: 1 } as const;
const MATCHES = 'matches';
const ROWS = 'rows';

interface StoredMatch extends KeptMatch {
  readonly match: string;
}
interface StoredRow {
  readonly match: string;
  readonly seq: number;
  readonly row: LocalRow;
}

/** The page and its worker each open the database for themselves; its transactions keep them in step. */
export async function openBrowserStore(): Promise<LocalStore> {
  try {
    return storeIn(await openDatabase());
  } catch {
    return openMemoryStore(); // forbidden or broken storage is no reason not to play
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE.name, DATABASE.version);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(MATCHES, { keyPath: 'match' });
    // Two tabs that append to one place of a log: the key lets only one of them.
    request.result.createObjectStore(ROWS, { keyPath: ['match', 'seq'] });
  });
  return answer(request).then((database) => {
    database.addEventListener('versionchange', () => database.close());
    return database;
  });
}

function storeIn(database: IDBDatabase): LocalStore {
  const channel = new BroadcastChannel('fathom/local');
  const read = (store: string): IDBObjectStore => database.transaction(store).objectStore(store);
  const write = (): IDBTransaction => database.transaction([MATCHES, ROWS], 'readwrite');
  const list = async (): Promise<readonly KeptMatch[]> =>
    newestFirst(await answer<StoredMatch[]>(read(MATCHES).getAll()));
  const forget = (match: string): Promise<void> => {
    const transaction = write();
    transaction.objectStore(MATCHES).delete(match);
    transaction.objectStore(ROWS).delete(rowsOf(match));
    return settled(transaction);
  };
  const append = async ({ match, seq, row, outcome }: Append): Promise<'appended' | 'conflict'> => {
    const transaction = write();
    const kept = await answer<StoredMatch | undefined>(transaction.objectStore(MATCHES).get(match));
    if (kept === undefined) return 'conflict'; // forgotten meanwhile
    transaction.objectStore(ROWS).add({ match, seq, row } satisfies StoredRow);
    if (outcome !== null) transaction.objectStore(MATCHES).put({ ...kept, outcome });
    try {
      await settled(transaction);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'ConstraintError') return 'conflict';
      throw error;
    }
    channel.postMessage(match);
    return 'appended';
  };
  return {
    list,
    forget,
    append,
    begin: async (header, pace) => {
      for (const old of tooOld(await list())) await forget(old);
      const transaction = write();
      const stored: StoredMatch = { match: header.match, header, pace, outcome: null };
      transaction.objectStore(MATCHES).put(stored);
      return settled(transaction);
    },
    find: async (match) =>
      (await answer<StoredMatch | undefined>(read(MATCHES).get(match))) ?? null,
    rows: async (match) =>
      (await answer<StoredRow[]>(read(ROWS).getAll(rowsOf(match)))).map(({ row }) => row),
    watch: (match, changed) => {
      const hear = ({ data }: MessageEvent): void => {
        if (data === match) changed();
      };
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
  };
}

const rowsOf = (match: string): IDBKeyRange => IDBKeyRange.bound([match, 0], [match, Infinity]);

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('storage failed')));
  });

/** Resolves when the transaction is safe, not when its last request was answered. */
const settled = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('storage failed')),
    );
  });
