import type { DatabaseSync } from 'node:sqlite';

/** Where a match's log is, and how long. */
export interface Head {
  readonly number: number;
  readonly length: number | null; // null: no row yet
}

export function headFinder(database: DatabaseSync): (match: string) => Head | null {
  const head = database.prepare(
    `SELECT number, (SELECT max(seq) FROM log WHERE match = number) + 1 AS length
     FROM matches WHERE id = ?`,
  );
  return (match) => (head.get(match) as Head | undefined) ?? null;
}
