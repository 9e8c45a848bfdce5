import { Worker } from 'node:worker_threads';
import type {
  Append,
  Appended,
  AppendResult,
  Derived,
  Listing,
  ListingsQuery,
  LogHead,
  MatchOfPerson,
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
import type { Store, StoreStats } from '../store.ts';
import { closedError } from '../store-error.ts';
import type { StoreError } from '../store-error.ts';
import type { PeopleTables, TablesPart, TableValue } from '../tables.ts';
import { packBatch } from './batch.ts';
import { packWrites } from './tables.ts';
import { GroupCommit } from '../group-commit.ts';
import type { DatabaseOptions } from './open-database.ts';
import type { Operation, Operations } from './operations.ts';
import { WorkerLink } from './worker-link.ts';

export interface StoreOptions {
  /** Where the data lives. Made if missing; one server at a time. */
  readonly folder: string;
  readonly parts?: readonly TablesPart[];
}

export async function openStore(options: StoreOptions): Promise<Store> {
  return openOn(startWorker(options));
}

export function startWorker(options: DatabaseOptions): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { workerData: options });
}

export async function openOn(worker: Worker): Promise<Store> {
  return new SqliteStore(await WorkerLink.connect(worker));
}

/**
 * Nobody waits for how matches are listed: several of them touch the same pages, which are written once for all that come
 * together. So they wait for each other, for so many milliseconds; and longer while rows are on their way, which they would hold up.
 */
const UNHURRIED = 20;
const LOOKS = 12;
const MOST_IN_COMPANY = 64;

class SqliteStore implements Store {
  readonly people: PeopleTables;
  readonly news: NewsStore;
  readonly bookmarks: BookmarkStore;
  readonly #link: WorkerLink;
  readonly #commits: GroupCommit;
  readonly #relisted = new Set<string>(); // matches whose listing waits
  #timer: NodeJS.Timeout | undefined;
  #closing: Promise<void> | null = null;

  constructor(link: WorkerLink) {
    this.#link = link;
    this.people = {
      read: <Row>(text: string, values: readonly TableValue[]) =>
        this.#call('readTables', text, values) as Promise<readonly Row[]>,
      write: (statements) => this.#call('writeTables', packWrites(statements)),
    };
    this.news = {
      see: (match, guest) => this.#call('see', match, guest),
      latest: (guest) => this.#call('latest', guest),
      newsOf: (match, guest) => this.#call('newsOf', match, guest),
      countOver: (guest, most) => this.#call('countOver', guest, most),
      claimNotices: (query) => this.#call('claimNotices', query),
      settleNotice: (key, next) => this.#call('settleNotice', key, next),
    };
    this.bookmarks = {
      read: (match) => this.#call('bookmark', match),
      keep: (match, text) => this.#call('keepBookmark', match, text),
    };
    this.#commits = new GroupCommit((batch) => this.#commit(batch));
  }

  append(append: Append): Promise<Appended> {
    return this.#closing === null ? this.#commits.add(append) : Promise.reject(closedError());
  }

  read(match: string, page?: Page): Promise<readonly StoredRow[]> {
    return this.#call('read', match, page);
  }

  head(match: string, from?: number): Promise<LogHead | null> {
    return this.#call('head', match, from);
  }

  keep(paper: StoredPaper): Promise<void> {
    return this.#call('keep', paper);
  }

  papers(match: string): Promise<readonly StoredPaper[]> {
    return this.#call('papers', match);
  }

  listings(query: ListingsQuery): Promise<readonly Listing[]> {
    return this.#call('listings', query);
  }

  matchesOf(query: PersonQuery): Promise<readonly MatchOfPerson[]> {
    return this.#call('matchesOf', query);
  }

  openOf(guest: string, limit: number): Promise<readonly OpenMatch[]> {
    return this.#call('openOf', guest, limit);
  }

  openCount(): Promise<number> {
    return this.#call('openCount');
  }

  relist(match: string, rows: number, listing: Derived): Promise<void> {
    if (this.#closing !== null) return Promise.reject(closedError());
    const relisting = this.#link.later('relist', match, rows, listing);
    this.#relisted.add(match);
    if (this.#relisted.size >= MOST_IN_COMPANY) this.#send();
    else if (this.#timer === undefined) this.#waitForCompany(LOOKS);
    return relisting;
  }

  unlisted(query: UnlistedQuery): Promise<readonly string[]> {
    return this.#call('unlisted', query);
  }

  forgetLists(): Promise<void> {
    return this.#call('forgetLists');
  }

  rest(match: string, rest: Rest, shown?: MatchFace): Promise<void> {
    return this.#call('rest', match, rest, shown);
  }

  wakes(query: WakeQuery): Promise<readonly Waking[]> {
    return this.#call('wakes', query);
  }

  guestName(guest: string): Promise<string | null> {
    return this.#call('guestName', guest);
  }

  nameGuest(guest: string, name: string): Promise<void> {
    return this.#call('nameGuest', guest, name);
  }

  guestsNamed(part: string, limit: number): Promise<readonly string[]> {
    return this.#call('guestsNamed', part, limit);
  }

  secret(): Promise<string> {
    return this.#call('secret');
  }

  aliveAt(): Promise<number | null> {
    return this.#call('aliveAt');
  }

  downtime(): Promise<number> {
    return this.#call('downtime');
  }

  markAlive(at: number, downtime: number): Promise<void> {
    return this.#call('markAlive', at, downtime);
  }

  isCutOff(): boolean {
    return false;
  }

  stats(): StoreStats {
    return this.#commits.stats();
  }

  failure(): StoreError | null {
    return this.#link.failure;
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    this.#send();
    await this.#commits.drain();
    try {
      // Behind every other call that is still on its way.
      if (this.#link.failure === null) await this.#link.call('close');
    } finally {
      await this.#link.end();
    }
  }

  #call<K extends Operation>(
    operation: K,
    ...parameters: Parameters<Operations[K]>
  ): Promise<ReturnType<Operations[K]>> {
    if (this.#closing !== null) return Promise.reject(closedError());
    this.#send(); // what was asked before comes before it
    return this.#link.call(operation, ...parameters);
  }

  #send(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#relisted.clear();
    this.#link.send();
  }

  /** Rows do not take along what waits for company, unless it is of the same match. */
  #commit(batch: readonly Append[]): Promise<readonly AppendResult[] | null> {
    if (this.#relisted.size > 0 && batch.some(({ match }) => this.#relisted.has(match)))
      this.#send();
    return this.#link.callAhead('append', packBatch(batch));
  }

  #waitForCompany(looks: number): void {
    this.#timer = setTimeout(() => {
      const isBusy = this.#commits.stats().queued > 0;
      if (isBusy && looks > 1) this.#waitForCompany(looks - 1);
      else this.#send();
    }, UNHURRIED);
  }
}
