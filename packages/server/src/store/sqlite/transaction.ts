import type { DatabaseSync } from 'node:sqlite';

/** All of it or nothing; within another transaction it is a part of that one, and fails it as a whole. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  return database.isTransaction ? work() : perform(database, WHOLE, work);
}

/** The same, but within another transaction it can be undone by itself, and the other goes on. */
export function inPart<T>(database: DatabaseSync, work: () => T): T {
  return perform(database, database.isTransaction ? PART : WHOLE, work);
}

interface Bounds {
  readonly begin: string;
  readonly commit: string;
  readonly undo: string;
}
const WHOLE: Bounds = { begin: 'BEGIN IMMEDIATE', commit: 'COMMIT', undo: 'ROLLBACK' };
const PART: Bounds = {
  begin: 'SAVEPOINT part',
  commit: 'RELEASE part',
  undo: 'ROLLBACK TO part; RELEASE part',
};

function perform<T>(database: DatabaseSync, { begin, commit, undo }: Bounds, work: () => T): T {
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

function rollBack(database: DatabaseSync, undo: string): void {
  try {
    // SQLite has rolled back by itself after some errors.
    if (database.isTransaction) database.exec(undo);
  } catch {
    // The error that led here says more than that of a failed rollback.
  }
}
