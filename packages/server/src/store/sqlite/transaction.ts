import type { DatabaseSync } from 'node:sqlite';

/** All of it or nothing. Within another transaction it is a part of that one, which can be undone by itself. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  const { begin, commit, undo } = database.isTransaction ? PART : WHOLE;
  database.exec(begin);
  try {
    const result = work();
    database.exec(commit);
    return result;
  } catch (error) {
    rollBack(database, undo);
    throw error;
  }
}

const WHOLE = { begin: 'BEGIN IMMEDIATE', commit: 'COMMIT', undo: 'ROLLBACK' };
const PART = {
  begin: 'SAVEPOINT part',
  commit: 'RELEASE part',
  undo: 'ROLLBACK TO part; RELEASE part',
};

function rollBack(database: DatabaseSync, undo: string): void {
  try {
    // SQLite has rolled back by itself after some errors.
    if (database.isTransaction) database.exec(undo);
  } catch {
    // The error that led here says more than that of a failed rollback.
  }
}
