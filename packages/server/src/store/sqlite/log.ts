import { appendResult, MEASURED_ROWS } from '@fathom/host/store';
import type { Append, AppendResult, Page, Rest, StoredRow } from '@fathom/host';
import type { DatabaseSync } from 'node:sqlite';
import { unpackBatch } from './batch.ts';
import { headFinder } from './head.ts';
import type { Head } from './head.ts';
import { listingWriter, ownWriter } from './listings.ts';
import type { Operations } from './operations.ts';
import { inTransaction } from './transaction.ts';

export function logOperations(
  database: DatabaseSync,
): Pick<Operations, 'append' | 'read' | 'head'> {
  return {
    append: appender(database),
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

/** The sizes are in the headers of rows and papers, so that none of them is read, however large. */
function headReader(database: DatabaseSync): Operations['head'] {
  const headOf = headFinder(database);
  const rows = database.prepare(
    `SELECT ${sizeOf('row')} FROM log WHERE match = ? AND seq >= ? AND seq < ${MEASURED_ROWS}`,
  );
  const papers = database.prepare(
    `SELECT count(*) AS count, ${sizeOf('text')} FROM papers WHERE match = ?`,
  );
  const note = database.prepare('SELECT quietSince, downtime FROM matches WHERE number = ?');
  return (match, from = 0) => {
    const head = headOf(match);
    if (head === null || head.length === null) return null;
    const ofRows = rows.get(head.number, from) as unknown as Sizes;
    const ofPapers = papers.get(head.number) as unknown as Sizes & { readonly count: number };
    const { quietSince, downtime } = note.get(head.number) as unknown as Note;
    return {
      rows: head.length,
      papers: ofPapers.count,
      bytes: ofRows.bytes + ofPapers.bytes,
      largest: Math.max(ofRows.largest, ofPapers.largest),
      quietSince,
      downtime,
    };
  };
}
type Note = Pick<Rest, 'quietSince' | 'downtime'>;
const sizeOf = (column: string): string =>
  `coalesce(sum(octet_length(${column})), 0) AS bytes, coalesce(max(octet_length(${column})), 0) AS largest`;
interface Sizes {
  readonly bytes: number;
  readonly largest: number;
}

/** Each takes some 100 bytes. */
const MOST_HEADS = 20_000;

/**
 * Nobody else writes to the folder, so the heads of the logs that were written last need not be looked up again. A
 * transaction that failed leaves them ahead of the disk: then they are forgotten.
 */
function appender(database: DatabaseSync): Operations['append'] {
  const heads = new Map<string, Head>();
  const write = writer(database, heads);
  return (batch) => {
    if (heads.size > MOST_HEADS) heads.clear();
    try {
      const results = inTransaction(database, () => unpackBatch(batch).map(write));
      return results.every((result) => result === 'ok') ? null : results;
    } catch (error) {
      heads.clear();
      throw error;
    }
  };
}

/** Writes one append inside a transaction. A refused one writes nothing, so its neighbours in the batch are safe. */
function writer(
  database: DatabaseSync,
  heads: Map<string, Head>,
): (append: Append) => AppendResult {
  const find = headFinder(database);
  const begin = beginner(database);
  const list = listingWriter(database);
  const tell = ownWriter(database);
  const insert = database.prepare('INSERT INTO log (match, seq, row) VALUES (?, ?, ?)');
  const wake = database.prepare(
    'UPDATE matches SET wakeAt = 0, quietSince = NULL, timed = 0, downtime = ? WHERE number = ? AND wakeAt IS NOT NULL',
  );
  return ({ match, seq, row, listing, own = [], awake, downtime = 0 }) => {
    const head = heads.get(match) ?? find(match);
    const result = appendResult(seq, head?.length ?? 0);
    if (result !== 'ok') return result;
    const number = head?.number ?? begin(match);
    insert.run(number, seq, row);
    heads.set(match, { number, length: seq + 1 });
    if (listing !== null) list({ number, match }, listing, downtime);
    else if (awake === true) wake.run(downtime, number);
    if (own.length > 0) tell(number, own);
    return result;
  };
}

function beginner(database: DatabaseSync): (match: string) => number {
  const insert = database.prepare('INSERT INTO matches (id) VALUES (?)');
  return (match) => Number(insert.run(match).lastInsertRowid);
}
