import { Worker } from 'node:worker_threads';
import type {
  Append,
  Appended,
  Derived,
  Listing,
  ListingsQuery,
  LogHead,
  MatchOfPerson,
  OpenMatch,
  Page,
  PersonQuery,
  Rest,
  MatchFace,
  StoredPaper,
  StoredRow,
  UnlistedQuery,
  WakeQuery,
  Waking,
} from '@fathom/host';
import type { Store, StoreStats } from '../store.ts';
import { closedError } from '../store-error.ts';
import type { StoreError } from '../store-error.ts';
import { packBatch } from './batch.ts';
import { GroupCommit } from '../group-commit.ts';
import type { DatabaseOptions } from './open-database.ts';
import type { Operation, Operations } from './operations.ts';
import { WorkerLink } from './worker-link.ts';

export interface StoreOptions {
  /** Where the data lives. Made if missing; one server at a time. */
  readonly folder: string;
}

export async function openStore({ folder }: StoreOptions): Promise<Store> {
  return openOn(startWorker({ folder }));
}

export function startWorker(options: DatabaseOptions): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { workerData: options });
}

export async function openOn(worker: Worker): Promise<Store> {
  return new SqliteStore(await WorkerLink.connect(worker));
}

class SqliteStore implements Store {
  readonly #link: WorkerLink;
  readonly #commits: GroupCommit;
  #closing: Promise<void> | null = null;

  constructor(link: WorkerLink) {
    this.#link = link;
    this.#commits = new GroupCommit(async (batch) => {
      const results = await link.call('append', packBatch(batch));
      return results ?? batch.map(() => 'ok');
    });
  }

  append(append: Append): Promise<Appended> {
    return this.#closing === null ? this.#commits.add(append) : Promise.reject(closedError());
  }

  read(match: string, page?: Page): Promise<readonly StoredRow[]> {
    return this.#call('read', match, page);
  }

  head(match: string): Promise<LogHead | null> {
    return this.#call('head', match);
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
    return this.#call('relist', match, rows, listing);
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
    await this.#commits.drain();
    try {
      // Behind every other call that is still on its way.
      if (this.#link.failure === null) await this.#link.call('close');
    } finally {
      await this.#link.end();
    }
  }

  async #call<K extends Operation>(
    operation: K,
    ...parameters: Parameters<Operations[K]>
  ): Promise<ReturnType<Operations[K]>> {
    if (this.#closing !== null) throw closedError();
    return this.#link.call(operation, ...parameters);
  }
}
