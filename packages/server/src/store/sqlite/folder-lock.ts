import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../store-error.ts';
import { isBusy } from './faults.ts';

export interface FolderLock {
  readonly release: () => void;
}

/**
 * Keeps a second server out of the folder. The lock is that of an open transaction on an empty database: the system drops
 * it with the process, however it ends, so a restart never finds a stale one. The data has a file of its own, which
 * leaves backup tools free to read it while the server runs.
 */
export function lockFolder(folder: string): FolderLock {
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
