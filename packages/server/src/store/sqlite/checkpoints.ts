import type { DatabaseSync } from 'node:sqlite';

/** So many pages that wait in the write-ahead log are carried over into the database. */
const MANY_PAGES = 1000;

interface WalState {
  readonly log: number;
  readonly checkpointed: number;
}

/**
 * SQLite's own checkpoints come inside a commit, and everyone in its batch would wait for them. What cannot be carried
 * over stays in the log, where it is as durable, until the next attempt.
 */
export function checkpointer(database: DatabaseSync): () => void {
  database.exec('PRAGMA wal_autocheckpoint = 0');
  const look = database.prepare('PRAGMA wal_checkpoint(NOOP)');
  const carryOver = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');
  return () => {
    try {
      const { log, checkpointed } = look.get() as unknown as WalState;
      if (log - checkpointed >= MANY_PAGES) carryOver.get();
    } catch {
      // A disk that takes no more is found out by the commit that needs it.
    }
  };
}
