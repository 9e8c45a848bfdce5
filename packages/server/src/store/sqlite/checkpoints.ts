import type { DatabaseSync } from 'node:sqlite';

/** So many pages that wait in the write-ahead log are carried over into the database. */
const MANY_PAGES = 1000;
/** More than nearly all messages write: for how many of them nobody need look how long the log is. */
const PAGES_OF_ONE = 64;

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
  let unlooked = 0;
  return () => {
    unlooked -= 1;
    if (unlooked > 0) return;
    try {
      const { log, checkpointed } = look.get() as unknown as WalState;
      const left = MANY_PAGES - (log - checkpointed);
      if (left <= 0) carryOver.get();
      unlooked = Math.floor((left > 0 ? left : MANY_PAGES) / PAGES_OF_ONE);
    } catch {
      // A disk that takes no more is found out by the commit that needs it.
    }
  };
}
