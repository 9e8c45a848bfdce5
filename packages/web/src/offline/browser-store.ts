import {
  awakeSince,
  cutAt,
  headOf,
  isOpenListing,
  makeDisk,
  memoryLog,
  relisted,
  selectListings,
  selectOfPerson,
  selectOpenOf,
  selectUnlisted,
  selectWakes,
} from '@fathom/host/store';
import type {
  Append,
  AppendResult,
  Derived,
  KeptFace,
  KeptListing,
  MatchFace,
  MatchStore,
  Page,
  Rest,
  StoredPaper,
  StoredRow,
} from '@fathom/host/store';
import { fromVersionOne } from './version-one.ts';
import type { VersionOneMatch, VersionOneRow } from './version-one.ts';

/** The logs of the matches played in this browser. Several tabs may have it open, each with a host of its own. */
export interface LocalStore extends MatchStore {
  /** That a match is open in some tab: while it is in none, its time stands still. */
  markAlive(at: number, downtime: number, match?: string): Promise<void>;
  aliveAt(match: string): Promise<number | null>;
  forget(match: string): Promise<void>;
  /** Calls when another tab has added to the match; returns how to stop. */
  watch(match: string, changed: () => void): () => void;
  close(): Promise<void>;
}

const DATABASE = { name: 'fathom', version: 3 } as const;
const LOGS = 'logs';
const LISTINGS = 'listings';
const ALIVE = 'alive';
const PAPERS = 'papers';
const ALL = [LOGS, LISTINGS, ALIVE, PAPERS] as const;

interface KeptRow extends StoredRow {
  readonly match: string;
}
/** A listing with what was noted when its match was let go. Older versions had no face. */
interface NotedListing extends Omit<KeptListing, 'face' | 'shown'> {
  readonly rest?: Rest;
  readonly face?: string | null;
  readonly shown?: KeptFace | null;
}
interface Alive {
  readonly match: string;
  readonly at: number;
}

/** The page and its worker each open the database for themselves; its transactions keep them in step. */
export async function openBrowserStore(): Promise<LocalStore> {
  try {
    return storeIn(await openDatabase());
  } catch {
    return memoryStore(); // forbidden or broken storage is no reason not to play
  }
}

/** For browsers that let a page keep nothing: a match lasts as long as its page. */
export function memoryStore(): LocalStore {
  const alive = new Map<string, number>();
  const disk = makeDisk();
  return {
    ...memoryLog(disk),
    markAlive: async (at, _downtime, match = '') => void alive.set(match, at),
    aliveAt: async (match) => alive.get(match) ?? null,
    forget: async (match) => {
      disk.logs.delete(match);
      disk.listings.delete(match);
      disk.rests.delete(match);
      disk.papers.delete(match);
    },
    watch: () => () => {}, // no other tab can reach this memory
    close: async () => {},
  };
}

export function openDatabase(factory: IDBFactory = indexedDB): Promise<IDBDatabase> {
  const request = factory.open(DATABASE.name, DATABASE.version);
  request.addEventListener('upgradeneeded', ({ oldVersion }) => {
    const { result: database, transaction } = request;
    database.createObjectStore(PAPERS, { keyPath: ['match', 'key'] });
    if (oldVersion === 2) return;
    // Two tabs that append to one place of a log: the key lets only one of them.
    database.createObjectStore(LOGS, { keyPath: ['match', 'seq'] });
    database.createObjectStore(LISTINGS, { keyPath: 'match' });
    database.createObjectStore(ALIVE, { keyPath: 'match' });
    if (oldVersion === 1 && transaction !== null) void takeOver(database, transaction);
  });
  return answer(request).then((database) => {
    database.addEventListener('versionchange', () => database.close());
    return database;
  });
}

/** The matches of the first version, which knew the host's rows not yet. All of it happens or nothing. */
async function takeOver(database: IDBDatabase, transaction: IDBTransaction): Promise<void> {
  try {
    const matches = await answer<VersionOneMatch[]>(transaction.objectStore('matches').getAll());
    const rows = await answer<VersionOneRow[]>(transaction.objectStore('rows').getAll());
    for (const kept of matches) {
      const own = rows.filter(({ match }) => match === kept.match);
      const { log, listing } = fromVersionOne(kept, own);
      for (const [seq, row] of log.entries())
        transaction.objectStore(LOGS).add({ match: kept.match, seq, row } satisfies KeptRow);
      transaction.objectStore(LISTINGS).add(listing);
    }
    database.deleteObjectStore('matches');
    database.deleteObjectStore('rows');
  } catch {
    transaction.abort(); // the old version stays as it was
  }
}

export function storeIn(database: IDBDatabase): LocalStore {
  const channel = new BroadcastChannel('fathom/local');
  const read = (store: string): IDBObjectStore => database.transaction(store).objectStore(store);
  const write = (stores: readonly string[]): IDBTransaction =>
    database.transaction(stores, 'readwrite');
  const noted = (): Promise<readonly NotedListing[]> =>
    answer<NotedListing[]>(read(LISTINGS).getAll());
  const kept = async (): Promise<readonly KeptListing[]> => (await noted()).map(listingOf);
  return {
    append: async (append) => {
      const transaction = write([LOGS, LISTINGS]);
      const done = settled(transaction);
      const result = await addTo(transaction, append);
      await done;
      if (result === 'gap')
        throw new Error(`row ${append.seq} is not the next one of match ${append.match}`);
      if (result === 'ok') channel.postMessage(append.match);
      return result;
    },
    read: async (match, page) => {
      const found = await answer<KeptRow[]>(read(LOGS).getAll(rowsOf(match, page)));
      const rows = found.map(({ seq, row }) => ({ seq, row }));
      return page === undefined ? rows : cutAt(page.bytes, rows);
    },
    head: async (match) => {
      const rows = await answer<KeptRow[]>(read(LOGS).getAll(rowsOf(match)));
      const log = rows.map(({ row }) => row);
      const papers = await answer<StoredPaper[]>(read(PAPERS).getAll(papersOf(match)));
      const listing = await answer<NotedListing | undefined>(read(LISTINGS).get(match));
      return log.length === 0 ? null : headOf({ log, papers, rest: listing?.rest });
    },
    keep: async (paper) => {
      const transaction = write([PAPERS]);
      transaction.objectStore(PAPERS).put(paper);
      await settled(transaction);
      channel.postMessage(paper.match);
    },
    papers: (match) => answer<StoredPaper[]>(read(PAPERS).getAll(papersOf(match))),
    listings: async (query) => selectListings(await kept(), query),
    matchesOf: async (query) => selectOfPerson(await kept(), query),
    openOf: async (guest, limit) => selectOpenOf(await kept(), guest, limit),
    openCount: async () => (await kept()).filter(isOpenListing).length,
    relist: async (match, rows, listing) => {
      const transaction = write([LOGS, LISTINGS]);
      const done = settled(transaction);
      const length = await answer(transaction.objectStore(LOGS).count(rowsOf(match)));
      if (length === rows) await list(transaction, { match, listing });
      await done;
    },
    unlisted: async (query) => selectUnlisted(await kept(), query),
    rest: async (match, rest, shown) => {
      const transaction = write([LISTINGS]);
      const done = settled(transaction);
      await noteRest(transaction, match, { rest, ...(shown && { shown }) });
      await done;
    },
    wakes: async (query) => {
      const open = (await noted()).filter(isOpenListing);
      const rests = open.map(({ match, rest = awakeSince() }): [string, Rest] => [match, rest]);
      return selectWakes(new Map(rests), query);
    },
    markAlive: async (at, _downtime, match = '') => {
      const transaction = write([ALIVE]);
      transaction.objectStore(ALIVE).put({ match, at } satisfies Alive);
      await settled(transaction);
    },
    aliveAt: async (match) => (await answer<Alive | undefined>(read(ALIVE).get(match)))?.at ?? null,
    forget: async (match) => {
      const transaction = write(ALL);
      transaction.objectStore(LOGS).delete(rowsOf(match));
      transaction.objectStore(LISTINGS).delete(match);
      transaction.objectStore(ALIVE).delete(match);
      transaction.objectStore(PAPERS).delete(papersOf(match));
      await settled(transaction);
    },
    watch: (match, changed) => {
      const hear = ({ data }: MessageEvent): void => {
        if (data === match) changed();
      };
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
    close: async () => {
      channel.close();
      database.close();
    },
  };
}

async function addTo(transaction: IDBTransaction, append: Append): Promise<AppendResult> {
  const { match, seq, row, listing, awake, downtime } = append;
  const logs = transaction.objectStore(LOGS);
  const isThere = async (at: number): Promise<boolean> =>
    (await answer(logs.getKey([match, at]))) !== undefined;
  if (await isThere(seq)) return 'conflict';
  const isNext = seq === 0 || (await isThere(seq - 1));
  if (!isNext) return 'gap';
  logs.add({ match, seq, row } satisfies KeptRow);
  const rest = awakeSince(downtime);
  if (listing !== null) await list(transaction, { match, listing, rest });
  else if (awake === true) await noteRest(transaction, match, { rest });
  return 'ok';
}

interface Relisting {
  readonly match: string;
  readonly listing: Derived;
  readonly rest?: Rest; // what is noted of it now; without it, what was noted stays
}

async function list(
  transaction: IDBTransaction,
  { match, listing, rest }: Relisting,
): Promise<void> {
  const listings = transaction.objectStore(LISTINGS);
  const known = await answer<NotedListing | undefined>(listings.get(match));
  const made = relisted(match, listing, known && listingOf(known));
  const note = rest ?? known?.rest;
  listings.put({ ...made, ...(note && { rest: note }) } satisfies NotedListing);
}

async function noteRest(
  transaction: IDBTransaction,
  match: string,
  { rest, shown }: { readonly rest: Rest; readonly shown?: MatchFace },
): Promise<void> {
  const listings = transaction.objectStore(LISTINGS);
  const known = await answer<NotedListing | undefined>(listings.get(match));
  if (known === undefined || !isOpenListing(known)) return;
  const listing = listingOf(known);
  const made = shown === undefined ? known : relisted(match, { ...listing, shown }, listing);
  listings.put({ ...made, rest } satisfies NotedListing);
}

const listingOf = (listing: NotedListing): KeptListing => ({
  match: listing.match,
  game: listing.game,
  status: listing.status,
  visibility: listing.visibility,
  updatedAt: listing.updatedAt,
  face: listing.face ?? null,
  shown: listing.shown ?? null,
});

const rowsOf = (
  match: string,
  { from, rows }: Pick<Page, 'from' | 'rows'> = ALL_ROWS,
): IDBKeyRange => IDBKeyRange.bound([match, from], [match, from + rows], false, true);
const ALL_ROWS = { from: 0, rows: Infinity };
/** A list comes after every text in the order of keys. */
const papersOf = (match: string): IDBKeyRange => IDBKeyRange.bound([match], [match, []]);

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
