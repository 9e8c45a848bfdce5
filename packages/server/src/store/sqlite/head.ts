import type { DatabaseSync } from 'node:sqlite';

/** Where a match's log is, and how long. */
export interface Head {
  readonly number: number;
  readonly length: number | null; // null: no row yet
}

/**
 * Nobody else writes to the folder, so the heads of the logs that were written last need not be looked up again. A
 * transaction that failed leaves them ahead of the disk: then they are forgotten.
 */
export interface LogHeads {
  readonly of: (match: string) => Head | null;
  readonly wrote: (match: string, head: Head) => void;
  readonly forget: () => void;
}

/** Each takes some 100 bytes. */
const MOST_KNOWN = 20_000;

export function openHeads(database: DatabaseSync): LogHeads {
  const find = database.prepare(
    `SELECT number, (SELECT max(seq) FROM log WHERE match = number) + 1 AS length
     FROM matches WHERE id = ?`,
  );
  const known = new Map<string, Head>();
  return {
    of: (match) => known.get(match) ?? (find.get(match) as Head | undefined) ?? null,
    wrote: (match, head) => {
      if (known.size > MOST_KNOWN) known.clear();
      known.set(match, head);
    },
    forget: () => known.clear(),
  };
}
