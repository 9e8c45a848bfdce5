import type { Status, Visibility } from '@fathom/protocol';
import type { StoreError } from './store-error.ts';

/** The matches a starting server must take up again. */
export const OPEN_STATUSES: readonly Status[] = ['lobby', 'running'];

/** One line of a match's log. The first has seq 0, so the next seq is the number of rows. */
export interface StoredRow {
  readonly seq: number;
  /** JSON text: the store never looks inside. */
  readonly row: string;
}

/** What lists need to know of a match without folding its log. */
export interface Summary {
  readonly game: string;
  readonly status: Status;
  readonly visibility: Visibility;
  readonly updatedAt: number;
}
export interface Listing extends Summary {
  readonly match: string;
}

export interface Append {
  readonly match: string;
  /** Where the writer believes the log to end: the seq this row would get. */
  readonly seq: number;
  readonly row: string;
  /** Becomes visible in the same instant as the row; null leaves the listing as it is. */
  readonly listing: Summary | null;
}
/** conflict: another writer was first, that (match, seq) exists already. */
export type Appended = 'ok' | 'conflict';

export interface ListingsQuery {
  readonly status: readonly Status[];
  readonly visibility?: Visibility;
  readonly game?: string;
  readonly limit: number;
  /** The last listing of the page before. Two fields, because two matches may share an instant. */
  readonly before?: Pick<Listing, 'updatedAt' | 'match'>;
}

/** Counts since the store was opened. */
export interface StoreStats {
  /** Rows written, conflicts not counted. */
  readonly appends: number;
  readonly conflicts: number;
  /** Transactions that carried appends; appends / commits is how well group commit works. */
  readonly commits: number;
  /** Appends not answered yet, those in flight included. */
  readonly queued: number;
}

/**
 * The durable memory of a server: one append-only log a match, which is the truth, and a few small things besides.
 * Every method rejects with a StoreError; after an I/O error all of them do, until the store is opened anew.
 */
export interface Store {
  /** Resolves once the row would survive a power cut. A seq beyond the end of the log is a mistake, and rejects. */
  append(append: Append): Promise<Appended>;
  /** The log in order, with every row acknowledged before the call; [] for an unknown match. */
  read(match: string): Promise<readonly StoredRow[]>;
  /** Newest first. */
  listings(query: ListingsQuery): Promise<readonly Listing[]>;
  /** The matches in the lobby or running, newest first. */
  openMatches(): Promise<readonly string[]>;
  guestName(guest: string): Promise<string | null>;
  nameGuest(guest: string, name: string): Promise<void>;
  /** 256 bits in hex, made on the first start: the key that signs cookies. */
  secret(): Promise<string>;
  /** The last heartbeat, of this run or the one before: tells how long the server was down. */
  aliveAt(): Promise<number | null>;
  markAlive(at: number): Promise<void>;
  stats(): StoreStats;
  /** Why the store takes no more calls, or null while all is well. */
  failure(): StoreError | null;
  /** Writes all that is queued first. Calling it again is harmless. */
  close(): Promise<void>;
}
