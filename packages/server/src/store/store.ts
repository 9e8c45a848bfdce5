import type { MatchStore, NewsStore, BookmarkStore } from '@fathom/host';
import type { StoreError } from './store-error.ts';
import type { PeopleTables } from './tables.ts';

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
 * The durable memory of a server: the matches, and a few small things besides.
 * Every method rejects with a StoreError; after an I/O error all of them do, until the store is opened anew.
 * An append resolves once its row would survive a power cut.
 */
export interface Store extends MatchStore {
  readonly news: NewsStore;
  readonly bookmarks: BookmarkStore;
  /** What is kept of people beside the logs. */
  readonly people: PeopleTables;
  guestName(guest: string): Promise<string | null>;
  nameGuest(guest: string, name: string): Promise<void>;
  /** Guests whose name has this part, whatever the case. It looks through all names. */
  guestsNamed(part: string, limit: number): Promise<readonly string[]>;
  /** 256 bits in hex, made on the first start: the key that signs cookies. */
  secret(): Promise<string>;
  /** The last heartbeat, of this run or the one before: tells how long the server was down. */
  aliveAt(): Promise<number | null>;
  /** For how long no server was there, in all, as the one of the last heartbeat knew. */
  downtime(): Promise<number>;
  /** Throws away all that lists show: it has to be made again from the logs. */
  forgetLists(): Promise<void>;
  stats(): StoreStats;
  /** It cannot be reached just now. Calls wait for a while, and reject with the fault `cutOff` if it does not come back. */
  isCutOff(): boolean;
  /** Why the store takes no more calls, or null while all is well. */
  failure(): StoreError | null;
  /** Writes all that is queued first. Calling it again is harmless. */
  close(): Promise<void>;
}
