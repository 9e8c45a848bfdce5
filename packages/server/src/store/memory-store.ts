import { randomBytes } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { appendResult, makeDisk, memoryLog } from '@fathom/host/store';
import type {
  Append,
  Appended,
  Derived,
  Listing,
  ListingsQuery,
  LogHead,
  MatchOfPerson,
  MatchStore,
  MemoryDisk,
  NewsStore,
  OpenMatch,
  Page,
  PersonQuery,
  Rest,
  MatchFace,
  BookmarkStore,
  StoredPaper,
  StoredRow,
  UnlistedQuery,
  WakeQuery,
  Waking,
} from '@fathom/host';
import { PEOPLE_PARTS } from '../people/parts.ts';
import { packWrites, tableOperations } from './sqlite/tables.ts';
import type { TableOperations } from './sqlite/tables.ts';
import type { Store, StoreStats } from './store.ts';
import { bookmarksWhileOpen } from './bookmarks-while-open.ts';
import { closedError, gapError } from './store-error.ts';
import type { StoreError } from './store-error.ts';
import type { PeopleTables, TablesPart, TableValue } from './tables.ts';

/** What outlives a memory store: open another one on the same disk to play a restart. */
export interface ServerDisk extends MemoryDisk {
  readonly guests: Map<string, string>;
  readonly secret: string;
  readonly tables: TableOperations;
}

export const makeMemoryDisk = (parts: readonly TablesPart[] = PEOPLE_PARTS): ServerDisk => ({
  ...makeDisk(),
  guests: new Map(),
  secret: randomBytes(32).toString('hex'),
  tables: tableOperations(new DatabaseSync(':memory:'), parts),
});

/** A store for tests: it behaves like the durable one and forgets with the process. */
export function openMemoryStore(disk: ServerDisk = makeMemoryDisk()): Store {
  return new MemoryStore(disk);
}

class MemoryStore implements Store {
  readonly people: PeopleTables;
  readonly news: NewsStore;
  readonly bookmarks: BookmarkStore;
  readonly #disk: ServerDisk;
  readonly #matches: Required<MatchStore>;
  #appends = 0;
  #conflicts = 0;
  #closed = false;

  constructor(disk: ServerDisk) {
    this.#disk = disk;
    this.#matches = memoryLog(disk);
    this.news = guarded(this.#matches.news, () => this.#refuseIfClosed());
    this.bookmarks = bookmarksWhileOpen(this.#matches.bookmarks, () => this.#refuseIfClosed());
    this.people = {
      read: async <Row>(text: string, values: readonly TableValue[]) => {
        this.#refuseIfClosed();
        return disk.tables.readTables(text, values) as readonly Row[];
      },
      write: async (statements) => {
        this.#refuseIfClosed();
        return disk.tables.writeTables(packWrites(statements));
      },
    };
  }

  async append(append: Append): Promise<Appended> {
    this.#refuseIfClosed();
    const { length } = this.#disk.logs.get(append.match) ?? [];
    if (appendResult(append.seq, length) === 'gap') throw gapError(append);
    const appended = await this.#matches.append(append);
    if (appended === 'ok') this.#appends += 1;
    else this.#conflicts += 1;
    return appended;
  }

  async read(match: string, page?: Page): Promise<readonly StoredRow[]> {
    this.#refuseIfClosed();
    return this.#matches.read(match, page);
  }

  async head(match: string, from?: number): Promise<LogHead | null> {
    this.#refuseIfClosed();
    return this.#matches.head(match, from);
  }

  async keep(paper: StoredPaper): Promise<void> {
    this.#refuseIfClosed();
    return this.#matches.keep(paper);
  }

  async papers(match: string): Promise<readonly StoredPaper[]> {
    this.#refuseIfClosed();
    return this.#matches.papers(match);
  }

  async listings(query: ListingsQuery): Promise<readonly Listing[]> {
    this.#refuseIfClosed();
    return this.#matches.listings(query);
  }

  async matchesOf(query: PersonQuery): Promise<readonly MatchOfPerson[]> {
    this.#refuseIfClosed();
    return this.#matches.matchesOf(query);
  }

  async openOf(guest: string, limit: number): Promise<readonly OpenMatch[]> {
    this.#refuseIfClosed();
    return this.#matches.openOf(guest, limit);
  }

  async openCount(): Promise<number> {
    this.#refuseIfClosed();
    return this.#matches.openCount();
  }

  async relist(match: string, rows: number, listing: Derived): Promise<void> {
    this.#refuseIfClosed();
    return this.#matches.relist(match, rows, listing);
  }

  async unlisted(query: UnlistedQuery): Promise<readonly string[]> {
    this.#refuseIfClosed();
    return this.#matches.unlisted(query);
  }

  async forgetLists(): Promise<void> {
    this.#refuseIfClosed();
    for (const [match, listing] of this.#disk.listings)
      this.#disk.listings.set(match, { ...listing, shown: null, face: null });
  }

  async rest(match: string, rest: Rest, shown?: MatchFace): Promise<void> {
    this.#refuseIfClosed();
    return this.#matches.rest(match, rest, shown);
  }

  async wakes(query: WakeQuery): Promise<readonly Waking[]> {
    this.#refuseIfClosed();
    return this.#matches.wakes(query);
  }

  async guestName(guest: string): Promise<string | null> {
    this.#refuseIfClosed();
    return this.#disk.guests.get(guest) ?? null;
  }

  async nameGuest(guest: string, name: string): Promise<void> {
    this.#refuseIfClosed();
    this.#disk.guests.set(guest, name);
  }

  async guestsNamed(part: string, limit: number): Promise<readonly string[]> {
    this.#refuseIfClosed();
    const wanted = part.toLowerCase();
    return [...this.#disk.guests]
      .filter(([, name]) => name.toLowerCase().includes(wanted))
      .map(([guest]) => guest)
      .toSorted()
      .slice(0, limit);
  }

  async secret(): Promise<string> {
    this.#refuseIfClosed();
    return this.#disk.secret;
  }

  async aliveAt(): Promise<number | null> {
    this.#refuseIfClosed();
    return this.#disk.aliveAt;
  }

  async downtime(): Promise<number> {
    this.#refuseIfClosed();
    return this.#disk.downtime;
  }

  async markAlive(at: number, downtime: number): Promise<void> {
    this.#refuseIfClosed();
    return this.#matches.markAlive(at, downtime);
  }

  isCutOff(): boolean {
    return false;
  }

  stats(): StoreStats {
    return {
      appends: this.#appends,
      conflicts: this.#conflicts,
      commits: this.#appends,
      queued: 0,
    };
  }

  failure(): StoreError | null {
    return null;
  }

  async close(): Promise<void> {
    this.#closed = true;
  }

  #refuseIfClosed(): void {
    if (this.#closed) throw closedError();
  }
}

/** The same, but closed with the store. */
function guarded(news: NewsStore, refuseIfClosed: () => void): NewsStore {
  const open = async <T>(call: () => Promise<T>): Promise<T> => {
    refuseIfClosed();
    return call();
  };
  return {
    see: (match, guest) => open(() => news.see(match, guest)),
    latest: (guest) => open(() => news.latest(guest)),
    newsOf: (match, guest) => open(() => news.newsOf(match, guest)),
    countOver: (guest, most) => open(() => news.countOver(guest, most)),
    claimNotices: (query) => open(() => news.claimNotices(query)),
    settleNotice: (key, next) => open(() => news.settleNotice(key, next)),
  };
}
