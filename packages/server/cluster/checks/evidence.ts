import type { Overheard } from '../net/eavesdropper.ts';
import type { Memory } from '../play/ledger.ts';

/** A row as the database has it. */
export interface LoggedRow {
  readonly match: string;
  readonly seq: number;
  readonly row: string;
  readonly term: number | null;
}
/** A match as the database has it. */
export interface KeptMatch {
  readonly id: string;
  readonly status: string;
  readonly term: number;
}
/** Another node became keeper of a match, or none is any more. */
export interface Keeping {
  readonly match: string;
  readonly term: number;
  readonly keeper: string | null;
  readonly before: string | null; // the keeper until then
  readonly beforeLives: boolean; // whether that one's life was still to last
}
/** All that is looked into when it is over: what the players remember, and what is in the database and was on the bus. */
export interface Evidence {
  readonly memory: Memory;
  readonly logs: ReadonlyMap<string, readonly LoggedRow[]>; // each in order
  readonly matches: readonly KeptMatch[];
  readonly keepings: readonly Keeping[]; // in the order they happened
  readonly overheard: Iterable<Overheard>;
}
