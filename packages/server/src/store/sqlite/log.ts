import { appendResult } from '@fathom/host/store';
import type { Append, AppendResult, StoredRow, Summary } from '@fathom/host';
import type { DatabaseSync } from 'node:sqlite';
import type { Operations } from './operations.ts';
import { inTransaction } from './transaction.ts';

export function logOperations(database: DatabaseSync): Pick<Operations, 'append' | 'read'> {
  const append = appender(database);
  const rows = database.prepare(
    'SELECT seq, row FROM log JOIN matches ON match = number WHERE id = ? ORDER BY seq',
  );
  return {
    append: (batch) => inTransaction(database, () => batch.map(append)),
    read: (match) => rows.all(match) as unknown as readonly StoredRow[],
  };
}

/** Writes one append inside a transaction. A refused one writes nothing, so its neighbours in the batch are safe. */
function appender(database: DatabaseSync): (append: Append) => AppendResult {
  const headOf = headFinder(database);
  const begin = beginner(database);
  const list = lister(database);
  const insert = database.prepare('INSERT INTO log (match, seq, row) VALUES (?, ?, ?)');
  return ({ match, seq, row, listing }) => {
    const head = headOf(match);
    const result = appendResult(seq, head?.length ?? 0);
    if (result !== 'ok') return result;
    const number = head?.number ?? begin(match);
    insert.run(number, seq, row);
    if (listing !== null) list(number, listing);
    return result;
  };
}

interface Head {
  readonly number: number;
  readonly length: number;
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
    'UPDATE matches SET game = ?, status = ?, visibility = ?, updatedAt = ? WHERE number = ?',
  );
  return (number, { game, status, visibility, updatedAt }) => {
    update.run(game, status, visibility, updatedAt, number);
  };
}
