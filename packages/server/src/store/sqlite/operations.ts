import type {
  AppendResult,
  Derived,
  DueNotice,
  News,
  Listing,
  ListingsQuery,
  LogHead,
  MatchOfPerson,
  NewsOfPerson,
  NoticeKey,
  NoticeQuery,
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
import type { Batch } from './batch.ts';
import type { StoreFault } from '../store-error.ts';
import type { TableOperations } from './tables.ts';

/** What the thread that holds the database does, each to its end before the next. */
export interface Operations extends TableOperations {
  /** All in one transaction, with one answer for each; null: all of them are ok. */
  readonly append: (batch: Batch) => readonly AppendResult[] | null;
  readonly read: (match: string, page?: Page) => readonly StoredRow[];
  readonly head: (match: string, from?: number) => LogHead | null;
  readonly bookmark: (match: string) => string | null;
  readonly keepBookmark: (match: string, text: string | null) => void;
  readonly keep: (paper: StoredPaper) => void;
  readonly papers: (match: string) => readonly StoredPaper[];
  readonly listings: (query: ListingsQuery) => readonly Listing[];
  readonly matchesOf: (query: PersonQuery) => readonly MatchOfPerson[];
  readonly openOf: (guest: string, limit: number) => readonly OpenMatch[];
  readonly see: (match: string, guest: string) => boolean;
  readonly latest: (guest: string) => NewsOfPerson | null;
  readonly newsOf: (match: string, guest: string) => Omit<News, 'due'> | null;
  readonly countOver: (guest: string, most: number) => number;
  readonly claimNotices: (query: NoticeQuery) => readonly DueNotice[];
  readonly settleNotice: (key: NoticeKey, next: number | null) => void;
  readonly openCount: () => number;
  readonly relist: (match: string, rows: number, listing: Derived) => void;
  readonly unlisted: (query: UnlistedQuery) => readonly string[];
  readonly forgetLists: () => void;
  readonly rest: (match: string, rest: Rest, shown?: MatchFace) => void;
  readonly wakes: (query: WakeQuery) => readonly Waking[];
  readonly guestName: (guest: string) => string | null;
  readonly nameGuest: (guest: string, name: string) => void;
  readonly guestsNamed: (part: string, limit: number) => readonly string[];
  readonly secret: () => string;
  readonly aliveAt: () => number | null;
  readonly downtime: () => number;
  readonly markAlive: (at: number, downtime: number) => void;
  /** Makes all that the work changes durable at once, or undoes it. */
  readonly together: <T>(work: () => T) => T;
  /** Comes after every answer, unasked. */
  readonly checkpoint: () => void;
  readonly close: () => void;
}
export type Operation = Exclude<keyof Operations, 'together' | 'checkpoint'>; // that can be asked for

/** The id of the answer that a thread gives unasked: whether it could open the database. */
export const OPENING = 0;

export interface StoreRequest {
  readonly id: number;
  readonly operation: Operation;
  readonly parameters: readonly unknown[];
}
export type StoreAnswer =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | {
      readonly id: number;
      readonly ok: false;
      readonly fault: StoreFault;
      readonly message: string;
    };
