import { makeRecord } from '@fathom/kit';
import type { MatchRecord, Outcome, RecordHeader, Row } from '@fathom/kit';
import type { Pace } from '@fathom/protocol';

/** A row and the id of the input that made it: sent twice, it is applied once. */
export interface LocalRow extends Row {
  readonly id: string | null;
}
export interface KeptMatch {
  readonly header: RecordHeader;
  readonly outcome: Outcome | null; // null: it can go on
  readonly pace?: Pace; // human where it is not noted
}
export interface Append {
  readonly match: string;
  readonly seq: number; // counts from 0
  readonly row: LocalRow;
  readonly outcome: Outcome | null;
}

/** The logs of the matches played in this browser. */
export interface LocalStore {
  readonly begin: (header: RecordHeader, pace: Pace) => Promise<void>;
  /** Another tab may have been faster: then the place is taken, and the match must be loaded anew. */
  readonly append: (append: Append) => Promise<'appended' | 'conflict'>;
  readonly find: (match: string) => Promise<KeptMatch | null>;
  readonly rows: (match: string) => Promise<readonly LocalRow[]>;
  /** The newest first. */
  readonly list: () => Promise<readonly KeptMatch[]>;
  readonly forget: (match: string) => Promise<void>;
  /** Calls when another tab has added to the match; returns how to stop. */
  readonly watch: (match: string, changed: () => void) => () => void;
}

export const MOST_KEPT = 30;

/** Which matches to forget before another begins: the oldest. */
export const tooOld = (newestFirst: readonly KeptMatch[]): readonly string[] =>
  newestFirst.slice(MOST_KEPT - 1).map(({ header }) => header.match);

export const newestFirst = (kept: readonly KeptMatch[]): readonly KeptMatch[] =>
  kept.toSorted((a, b) => b.header.startedAt.localeCompare(a.header.startedAt));

/** A finished match as the server would export it. null: unknown here, or not over. */
export async function localRecord(store: LocalStore, match: string): Promise<MatchRecord | null> {
  const kept = await store.find(match);
  if (kept === null || kept.outcome === null) return null;
  return makeRecord(kept.header, await store.rows(match), kept.outcome);
}
