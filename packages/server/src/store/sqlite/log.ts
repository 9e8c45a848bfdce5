import { appendResult, MEASURED_ROWS } from '@fathom/host/store';
import type { AppendResult, Page, Rest, StoredRow } from '@fathom/host';
import type { DatabaseSync } from 'node:sqlite';
import type { Besides } from './batch.ts';
import { openHeads } from './head.ts';
import type { LogHeads } from './head.ts';
import { listingWriter, ownWriter } from './listings.ts';
import type { ListedMatch } from './listings.ts';
import type { Operations } from './operations.ts';
import { inTransaction } from './transaction.ts';

export function logOperations(
  database: DatabaseSync,
  heads: LogHeads = openHeads(database),
): Pick<Operations, 'append' | 'read' | 'head'> {
  return {
    append: appender(database, heads),
    read: reader(database),
    head: headReader(database, heads),
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
function headReader(database: DatabaseSync, heads: LogHeads): Operations['head'] {
  const rows = database.prepare(
    `SELECT ${sizeOf('row')} FROM log WHERE match = ? AND seq >= ? AND seq < ${MEASURED_ROWS}`,
  );
  const papers = database.prepare(
    `SELECT count(*) AS count, ${sizeOf('text')} FROM papers WHERE match = ?`,
  );
  const note = database.prepare('SELECT quietSince, downtime FROM matches WHERE number = ?');
  return (match, from = 0) => {
    const head = heads.of(match);
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

function appender(database: DatabaseSync, heads: LogHeads): Operations['append'] {
  const write = rowWriter(database, heads);
  const note = besidesWriter(database);
  return ({ matches, seqs, rows, besides }) => {
    let isAllOk = true;
    let next = 0;
    const append = (match: string, at: number): AppendResult => {
      const comes = besides[next]?.at === at ? besides[next] : undefined;
      if (comes !== undefined) next += 1;
      const number = write(match, seqs[at] as number, rows[at] as string);
      if (typeof number !== 'number') {
        isAllOk = false;
        return number;
      }
      if (comes !== undefined) note({ number, match }, comes);
      return 'ok';
    };
    try {
      const results = inTransaction(database, () => matches.map(append));
      return isAllOk ? null : results;
    } catch (error) {
      heads.forget();
      throw error;
    }
  };
}

/**
 * Writes one row inside a transaction, and hands back the number of its match. A refused one writes nothing, so its neighbours
 * in the batch are safe.
 */
function rowWriter(
  database: DatabaseSync,
  heads: LogHeads,
): (match: string, seq: number, row: string) => number | Exclude<AppendResult, 'ok'> {
  const begin = beginner(database);
  const insert = database.prepare('INSERT INTO log (match, seq, row) VALUES (?, ?, ?)');
  return (match, seq, row) => {
    const head = heads.of(match);
    const result = appendResult(seq, head?.length ?? 0);
    if (result !== 'ok') return result;
    const number = head?.number ?? begin(match);
    insert.run(number, seq, row);
    heads.wrote(match, { number, length: seq + 1 });
    return number;
  };
}

/** Writes what comes with a row. */
function besidesWriter(
  database: DatabaseSync,
): (of: Omit<ListedMatch, 'status'>, besides: Besides) => void {
  const list = listingWriter(database);
  const tell = ownWriter(database);
  const wake = database.prepare(
    'UPDATE matches SET wakeAt = 0, quietSince = NULL, timed = 0, downtime = ? WHERE number = ? AND wakeAt IS NOT NULL',
  );
  return (of, { listing, own, awake, downtime }) => {
    if (listing !== null) list(of, listing, downtime);
    else if (awake === true) wake.run(downtime, of.number);
    if (own !== undefined) tell(of.number, own);
  };
}

function beginner(database: DatabaseSync): (match: string) => number {
  const insert = database.prepare('INSERT INTO matches (id) VALUES (?)');
  return (match) => Number(insert.run(match).lastInsertRowid);
}
