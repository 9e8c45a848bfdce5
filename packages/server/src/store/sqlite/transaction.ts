import type { DatabaseSync } from 'node:sqlite';

export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    rollBack(database);
    throw error;
  }
}

function rollBack(database: DatabaseSync): void {
  try {
    // SQLite has rolled back by itself after some errors.
    if (database.isTransaction) database.exec('ROLLBACK');
  } catch {
    // The error that led here says more than that of a failed rollback.
  }
}
