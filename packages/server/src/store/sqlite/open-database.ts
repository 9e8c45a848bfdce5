import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { checkpointer } from './checkpoints.ts';
import { toStoreError, isBusy } from './faults.ts';
import { openHeads } from './head.ts';
import { listingOperations } from './listings.ts';
import { logOperations } from './log.ts';
import { paperOperations } from './papers.ts';
import { bookmarkOperations } from './bookmarks.ts';
import { newsOperations, peopleOperations } from './people.ts';
import { migrate, MIGRATIONS, refuseNewer } from './migrations.ts';
import { tableOperations } from './tables.ts';
import { PEOPLE_PARTS } from '../../people/parts.ts';
import type { TablesPart } from '../tables.ts';
import type { Operations } from './operations.ts';
import { inTransaction } from './transaction.ts';
import { wakeOperations } from './wakes.ts';
import { StoreError } from '../store-error.ts';
import { randomBytes } from 'node:crypto';

export interface DatabaseOptions {
  readonly folder: string;
  readonly migrations?: readonly string[];
  readonly parts?: readonly TablesPart[];
}

/**
 * synchronous=FULL makes a commit wait for the disk; fullfsync is what that takes on macOS and nothing elsewhere.
 * The timeout covers a backup tool that holds the file for a moment. Rows and papers get the number of their match from
 * the table of matches, of which none is ever deleted, so SQLite need not look it up again for each.
 */
const PRAGMAS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA fullfsync = ON;
  PRAGMA foreign_keys = OFF;
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
    return operationsOn(database, lock, options);
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

function operationsOn(
  database: DatabaseSync,
  lock: FolderLock,
  { parts = PEOPLE_PARTS }: DatabaseOptions,
): Operations {
  const heads = openHeads(database);
  return {
    ...logOperations(database, heads),
    ...paperOperations(database),
    ...bookmarkOperations(database),
    ...listingOperations(database, heads),
    ...peopleOperations(database),
    ...newsOperations(database),
    ...wakeOperations(database),
    ...tableOperations(database, parts),
    ...keepingOperations(database),
    together: (work) => inTransaction(database, work),
    checkpoint: checkpointer(database),
    close: () => {
      database.close();
      lock.release();
    },
  };
}

interface FolderLock {
  readonly release: () => void;
}

/**
 * Keeps a second server out of the folder. The lock is that of an open transaction on an empty database: the system drops
 * it with the process, however it ends, so a restart never finds a stale one. The data has a file of its own, which
 * leaves backup tools free to read it while the server runs.
 */
function lockFolder(folder: string): FolderLock {
  const lock = new DatabaseSync(join(folder, 'fathom.lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (isBusy(error)) throw lockedError(folder, error);
    throw error;
  }
  return { release: () => lock.close() };
}

function lockedError(folder: string, cause: unknown): StoreError {
  const message = `Another Fathom server is running on the data folder ${folder}. Stop it, or choose another folder.`;
  return new StoreError('locked', message, { cause });
}

type Keeping =
  | 'guestName'
  | 'nameGuest'
  | 'guestsNamed'
  | 'secret'
  | 'aliveAt'
  | 'downtime'
  | 'markAlive';

/** The small things kept besides the logs: the names of guests, the secret, the heartbeat. */
function keepingOperations(database: DatabaseSync): Pick<Operations, Keeping> {
  const guest = database.prepare('SELECT name FROM guests WHERE id = ?');
  const name = database.prepare('INSERT OR REPLACE INTO guests (id, name) VALUES (?, ?)');
  const named = database.prepare(
    'SELECT id FROM guests WHERE instr(lower(name), lower(?)) > 0 ORDER BY id LIMIT ?',
  );
  const meta = metaOf(database);
  return {
    guestName: (id) => (guest.get(id)?.['name'] as string | undefined) ?? null,
    nameGuest: (id, text) => void name.run(id, text),
    guestsNamed: (part, limit) => named.all(part, limit).map((row) => row['id'] as string),
    secret: () => (meta.get('secret') ?? meta.set('secret', makeSecret())) as string,
    aliveAt: () => meta.get('aliveAt') as number | null,
    downtime: () => (meta.get('downtime') ?? 0) as number,
    markAlive: (at, downtime) =>
      inTransaction(database, () => {
        meta.set('aliveAt', at);
        meta.set('downtime', downtime);
      }),
  };
}

type Value = string | number;

interface Meta {
  readonly get: (key: string) => Value | null;
  readonly set: (key: string, value: Value) => Value;
}

function metaOf(database: DatabaseSync): Meta {
  const select = database.prepare('SELECT value FROM meta WHERE key = ?');
  const replace = database.prepare('INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)');
  return {
    get: (key) => (select.get(key)?.['value'] as Value | undefined) ?? null,
    set: (key, value) => {
      replace.run(key, value);
      return value;
    },
  };
}

function makeSecret(): string {
  return randomBytes(32).toString('hex');
}
