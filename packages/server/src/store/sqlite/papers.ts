import type { StoredPaper } from '@fathom/host';
import type { DatabaseSync } from 'node:sqlite';
import type { Operations } from './operations.ts';

/** A drawing came in one message. Whatever else lies here must not fill the memory of whoever reads it. */
const LARGEST = 1024 * 1024;

export function paperOperations(database: DatabaseSync): Pick<Operations, 'keep' | 'papers'> {
  // The paper of a match that there is not has nothing to lie on, and is dropped.
  const put = database.prepare(
    `INSERT INTO papers (match, key, text) SELECT number, ?, ? FROM matches WHERE id = ?
     ON CONFLICT (match, key) DO UPDATE SET text = excluded.text`,
  );
  const all = database.prepare(
    `SELECT id AS match, key, text FROM papers JOIN matches ON match = number
     WHERE id = ? AND length(text) <= ${LARGEST}`,
  );
  return {
    keep: ({ match, key, text }) => void put.run(key, text, match),
    papers: (match) => all.all(match) as unknown as readonly StoredPaper[],
  };
}
