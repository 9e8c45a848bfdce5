/** Yes and no are 1 and 0, times are milliseconds, bytes and JSON are text. */
export type TableValue = string | number | null;

/**
 * One statement about people, in the SQL that SQLite and Postgres both read; $1, $2 … stand for its values. Postgres must be
 * able to tell each value's type from its place: where it cannot, as in a select list, the statement casts it.
 */
export interface TableStatement {
  readonly text: string;
  readonly values: readonly TableValue[];
  /** It has to touch a row. Where there is none for it, nothing of its transaction is done. */
  readonly must?: boolean;
}

/**
 * What is kept of people, in tables beside the logs: rows that are changed and deleted. The same statements run in every
 * store.
 */
export interface PeopleTables {
  /** As of every write acknowledged before the call. */
  readonly read: <Row>(text: string, values: readonly TableValue[]) => Promise<readonly Row[]>;
  /**
   * One after the other, all of them or none. Resolves once they would survive a power cut: to null, or to the place in the
   * list of the one that stood in the way, because it found no row or broke a rule of its table.
   */
  readonly write: (statements: readonly TableStatement[]) => Promise<number | null>;
}

/**
 * Tables that belong together, and how they came to be. The migration at index n takes them from version n to n + 1; a
 * released one is never edited. They are in the common SQL, too: times are DOUBLE PRECISION, yes and no INTEGER. Servers of the
 * version before go on beside it in Postgres, so a migration adds and takes nothing away.
 */
export interface TablesPart {
  readonly name: string;
  readonly migrations: readonly string[];
}
