import { appendResult, isOpenListing, MEASURED_ROWS } from '@fathom/host/store';
import type { Append, AppendResult, Page, StoredRow, Summary } from '@fathom/host';
import type { DatabaseSync } from 'node:sqlite';
import type { Operations } from './operations.ts';
import { inTransaction } from './transaction.ts';

export function logOperations(
  database: DatabaseSync,
): Pick<Operations, 'append' | 'read' | 'head'> {
  const append = appender(database);
  return {
    append: (batch) => inTransaction(database, () => batch.map(append)),
    read: reader(database),
    head: headReader(database),
  };
}

const WHOLE: Page = { from: 0, rows: Number.MAX_SAFE_INTEGER, bytes: Number.MAX_SAFE_INTEGER };

function reader(database: DatabaseSync): Operations['read'] {
  const rows = database.prepare(
    'SELECT seq, row FROM log JOIN matches ON match = number WHERE id = ? AND seq >= ? ORDER BY seq LIMIT ?',
  );
  return (match, page = WHOLE) => {
    const found: StoredRow[] = [];
    let bytes = 0;
    for (const row of rows.iterate(match, page.from, page.rows)) {
      const stored = row as unknown as StoredRow;
      found.push(stored);
      bytes += stored.row.length;
      if (bytes >= page.bytes) break;
    }
    return found;
  };
}

/** The sizes are in the headers of the rows, so that none of them is read, however large. */
function headReader(database: DatabaseSync): Operations['head'] {
  const headOf = headFinder(database);
  const measure = database.prepare(
    `SELECT sum(octet_length(row)) AS bytes, max(octet_length(row)) AS largest, quietSince
     FROM log JOIN matches ON match = number WHERE match = ? AND seq < ${MEASURED_ROWS}`,
  );
  return (match) => {
    const head = headOf(match);
    if (head === null || head.length === null) return null;
    const { bytes, largest, quietSince } = measure.get(head.number) as unknown as Measured;
    return { rows: head.length, bytes: bytes ?? 0, largest: largest ?? 0, quietSince };
  };
}
interface Measured {
  readonly bytes: number | null;
  readonly largest: number | null;
  readonly quietSince: number | null;
}

/** Writes one append inside a transaction. A refused one writes nothing, so its neighbours in the batch are safe. */
function appender(database: DatabaseSync): (append: Append) => AppendResult {
  const headOf = headFinder(database);
  const begin = beginner(database);
  const list = lister(database);
  const insert = database.prepare('INSERT INTO log (match, seq, row) VALUES (?, ?, ?)');
  const wake = database.prepare(
    'UPDATE matches SET wakeAt = 0, quietSince = NULL, timed = 0 WHERE number = ? AND wakeAt > 0',
  );
  return ({ match, seq, row, listing, awake }) => {
    const head = headOf(match);
    const result = appendResult(seq, head?.length ?? 0);
    if (result !== 'ok') return result;
    const number = head?.number ?? begin(match);
    insert.run(number, seq, row);
    if (listing !== null) list(number, listing);
    else if (awake === true) wake.run(number);
    return result;
  };
}

interface Head {
  readonly number: number;
  readonly length: number | null; // null: no row yet
}

function headFinder(database: DatabaseSync): (match: string) => Head | null {
  const head = database.prepare(
    `SELECT number, (SELECT max(seq) FROM log WHERE match = number) + 1 AS length
     FROM matches WHERE id = ?`,
  );
  return (match) => (head.get(match) as Head | undefined) ?? null;
}

function beginner(database: DatabaseSync): (match: string) => number {
  const insert = database.prepare('INSERT INTO matches (id) VALUES (?)');
  return (match) => Number(insert.run(match).lastInsertRowid);
}

function lister(database: DatabaseSync): (number: number, summary: Summary) => void {
  const update = database.prepare(
    `UPDATE matches SET game = ?, status = ?, visibility = ?, updatedAt = ?,
       wakeAt = ?, quietSince = NULL, timed = 0 WHERE number = ?`,
  );
  return (number, summary) => {
    const { game, status, visibility, updatedAt } = summary;
    const wakeAt = isOpenListing(summary) ? 0 : null;
    update.run(game, status, visibility, updatedAt, wakeAt, number);
  };
}
