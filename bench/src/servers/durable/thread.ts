/** The durable relay's database: each message is a batch of rows, answered once they are on the disk. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { ROW_BYTES, unpackRow } from './rows.ts';

const database = new DatabaseSync(join(workerData as string, 'relay.db'));
database.exec(`
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA fullfsync = ON;
  PRAGMA wal_autocheckpoint = 10000;
  CREATE TABLE log (match INTEGER NOT NULL, seq INTEGER NOT NULL, row BLOB NOT NULL);
  CREATE UNIQUE INDEX log_by_match ON log (match, seq);
`);
const begin = database.prepare('BEGIN IMMEDIATE');
const insert = database.prepare('INSERT INTO log (match, seq, row) VALUES (?, ?, ?)');
const commit = database.prepare('COMMIT');

parentPort?.on('message', (packed: ArrayBuffer) => {
  const rows = Buffer.from(packed);
  begin.run();
  for (let i = 0; i < rows.length / ROW_BYTES; i++) {
    const { match, seq, text } = unpackRow(rows, i);
    insert.run(match, seq, text);
  }
  commit.run();
  parentPort?.postMessage(null);
});
