import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { toStoreError } from './faults.ts';
import { lockFolder } from './folder-lock.ts';
import type { FolderLock } from './folder-lock.ts';
import { keepingOperations } from './keeping.ts';
import { listingOperations } from './listings.ts';
import { logOperations } from './log.ts';
import { migrate, MIGRATIONS, refuseNewer } from './migrations.ts';
import type { Operations } from './operations.ts';

export interface DatabaseOptions {
  readonly folder: string;
  readonly migrations?: readonly string[];
}

/**
 * synchronous=FULL makes a commit wait for the disk; fullfsync is what that takes on macOS and nothing elsewhere.
 * The timeout covers a backup tool that holds the file for a moment.
 */
const PRAGMAS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA fullfsync = ON;
  PRAGMA foreign_keys = ON;
  PRAGMA busy_timeout = 5000;
  PRAGMA cache_size = -32000;
`;

/** Opens the data of one folder for this thread. Throws a StoreError, and then leaves the data as it was. */
export function openDatabase(options: DatabaseOptions): Operations {
  try {
    makePrivate(resolve(options.folder));
    const lock = lockFolder(options.folder);
    return openLocked(options, lock);
  } catch (error) {
    throw toStoreError(error, options.folder);
  }
}

/**
 * The secret lies in there: no other user of the machine has any business with it. Goes up by hand, because Node's
 * own recursion never returns from where nothing can be made, such as below /proc.
 */
function makePrivate(folder: string): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makePrivate(parent);
  mkdirSync(folder, { mode: 0o700 });
}

function openLocked(options: DatabaseOptions, lock: FolderLock): Operations {
  try {
    const database = openFile(options);
    return operationsOn(database, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

function openFile({ folder, migrations = MIGRATIONS }: DatabaseOptions): DatabaseSync {
  const file = join(folder, 'fathom.db');
  makePrivateFile(file);
  const database = new DatabaseSync(file);
  try {
    refuseNewer(database, file, migrations);
    database.exec(PRAGMAS);
    migrate(database, migrations);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Must come after the lock: closing a file drops the locks that this process holds on it. */
function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
}

function operationsOn(database: DatabaseSync, lock: FolderLock): Operations {
  return {
    ...logOperations(database),
    ...listingOperations(database),
    ...keepingOperations(database),
    close: () => {
      database.close();
      lock.release();
    },
  };
}
