import { randomBytes } from 'node:crypto';
import { newestFirst } from './newest-first.ts';
import { gapError, placeOf } from './place.ts';
import { OPEN_STATUSES } from './store.ts';
import type {
  Append,
  Appended,
  Listing,
  ListingsQuery,
  Store,
  StoredRow,
  StoreStats,
} from './store.ts';
import { closedError } from './store-error.ts';
import type { StoreError } from './store-error.ts';

/** What outlives a memory store: open another one on the same disk to play a restart. */
export interface MemoryDisk {
  readonly logs: Map<string, string[]>;
  readonly listings: Map<string, Listing>;
  readonly guests: Map<string, string>;
  readonly secret: string;
  aliveAt: number | null;
}

export function makeMemoryDisk(): MemoryDisk {
  return {
    logs: new Map(),
    listings: new Map(),
    guests: new Map(),
    secret: randomBytes(32).toString('hex'),
    aliveAt: null,
  };
}

/** A store for tests: it behaves like the durable one and forgets with the process. */
export function openMemoryStore(disk: MemoryDisk = makeMemoryDisk()): Store {
  return new MemoryStore(disk);
}

class MemoryStore implements Store {
  readonly #disk: MemoryDisk;
  #appends = 0;
  #conflicts = 0;
  #closed = false;

  constructor(disk: MemoryDisk) {
    this.#disk = disk;
  }

  async append(append: Append): Promise<Appended> {
    this.#refuseIfClosed();
    const log = this.#disk.logs.get(append.match) ?? [];
    const place = placeOf(append.seq, log.length);
    if (place === 'gap') throw gapError(append);
    if (place === 'ok') this.#write(append, log);
    else this.#conflicts += 1;
    return place;
  }

  #write({ match, row, listing }: Append, log: string[]): void {
    log.push(row);
    this.#disk.logs.set(match, log);
    if (listing !== null) this.#disk.listings.set(match, { ...listing, match });
    this.#appends += 1;
  }

  async read(match: string): Promise<readonly StoredRow[]> {
    this.#refuseIfClosed();
    return (this.#disk.logs.get(match) ?? []).map((row, seq) => ({ seq, row }));
  }

  async listings(query: ListingsQuery): Promise<readonly Listing[]> {
    this.#refuseIfClosed();
    return [...this.#disk.listings.values()]
      .filter((listing) => isWanted(listing, query))
      .toSorted(newestFirst)
      .slice(0, query.limit);
  }

  async openMatches(): Promise<readonly string[]> {
    const limit = this.#disk.listings.size;
    const open = await this.listings({ status: OPEN_STATUSES, limit });
    return open.map((listing) => listing.match);
  }

  async guestName(guest: string): Promise<string | null> {
    this.#refuseIfClosed();
    return this.#disk.guests.get(guest) ?? null;
  }

  async nameGuest(guest: string, name: string): Promise<void> {
    this.#refuseIfClosed();
    this.#disk.guests.set(guest, name);
  }

  async secret(): Promise<string> {
    this.#refuseIfClosed();
    return this.#disk.secret;
  }

  async aliveAt(): Promise<number | null> {
    this.#refuseIfClosed();
    return this.#disk.aliveAt;
  }

  async markAlive(at: number): Promise<void> {
    this.#refuseIfClosed();
    this.#disk.aliveAt = at;
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

function isWanted(listing: Listing, query: ListingsQuery): boolean {
  return (
    query.status.includes(listing.status) &&
    (query.visibility === undefined || query.visibility === listing.visibility) &&
    (query.game === undefined || query.game === listing.game) &&
    (query.before === undefined || newestFirst(query.before, listing) < 0)
  );
}
