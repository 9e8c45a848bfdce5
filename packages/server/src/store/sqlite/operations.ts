import type {
  AppendResult,
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
import type { Batch } from './batch.ts';
import type { StoreFault } from '../store-error.ts';

/** What the thread that holds the database does, each to its end before the next. */
export interface Operations {
  /** All in one transaction, with one answer for each; null: all of them are ok. */
  readonly append: (batch: Batch) => readonly AppendResult[] | null;
  readonly read: (match: string, page?: Page) => readonly StoredRow[];
  readonly head: (match: string) => LogHead | null;
  readonly keep: (paper: StoredPaper) => void;
  readonly papers: (match: string) => readonly StoredPaper[];
  readonly listings: (query: ListingsQuery) => readonly Listing[];
  readonly matchesOf: (query: PersonQuery) => readonly MatchOfPerson[];
  readonly openOf: (guest: string, limit: number) => readonly OpenMatch[];
  readonly openCount: () => number;
  readonly relist: (match: string, rows: number, listing: Derived) => void;
  readonly unlisted: (query: UnlistedQuery) => readonly string[];
  readonly forgetLists: () => void;
  readonly rest: (match: string, rest: Rest, shown?: MatchFace) => void;
  readonly wakes: (query: WakeQuery) => readonly Waking[];
  readonly guestName: (guest: string) => string | null;
  readonly nameGuest: (guest: string, name: string) => void;
  readonly secret: () => string;
  readonly aliveAt: () => number | null;
  readonly downtime: () => number;
  readonly markAlive: (at: number, downtime: number) => void;
  /** Comes after every answer, unasked. */
  readonly checkpoint: () => void;
  readonly close: () => void;
}
export type Operation = keyof Operations;

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
