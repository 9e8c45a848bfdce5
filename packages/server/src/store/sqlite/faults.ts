import { StoreError } from '../store-error.ts';
import type { StoreFault } from '../store-error.ts';

/** The result codes of SQLite that lead to different advice; see sqlite.org/rescode.html. */
const ERROR = 1;
const PERM = 3;
const BUSY = 5;
const READONLY = 8;
const CORRUPT = 11;
const CANTOPEN = 14;
const CONSTRAINT = 19;
const NOTADB = 26;

const FAULT_OF_CODE: ReadonlyMap<number, StoreFault> = new Map<number, StoreFault>([
  [ERROR, 'damaged'], // a query that a sound database would have taken: the tables are not ours
  [CORRUPT, 'damaged'],
  [NOTADB, 'damaged'],
  [PERM, 'folder'],
  [READONLY, 'folder'],
  [CANTOPEN, 'folder'],
]);

/** Says in one line what happened to the data in this folder, whatever was thrown. */
export function toStoreError(error: unknown, folder: string): StoreError {
  if (error instanceof StoreError) return error;
  const fault = faultOf(error);
  return new StoreError(fault, `${describe(fault, folder)} (${reasonOf(error)}).`, {
    cause: error,
  });
}

export function isBusy(error: unknown): boolean {
  return codeOf(error) === BUSY;
}

/** A statement that would break a rule of its table, such as a key that is there already. It did nothing. */
export function isBrokenRule(error: unknown): boolean {
  return codeOf(error) === CONSTRAINT;
}

function describe(fault: StoreFault, folder: string): string {
  if (fault === 'folder') return `The data folder ${folder} cannot be made or written`;
  if (fault === 'damaged') return `The data in ${folder} is damaged or not Fathom's`;
  return `Reading or writing the data in ${folder} failed, and nothing more is taken until a restart`;
}

function faultOf(error: unknown): StoreFault {
  const code = codeOf(error);
  if (code !== null) return FAULT_OF_CODE.get(code) ?? 'io';
  return isFileError(error) ? 'folder' : 'io';
}

/** The low byte of an extended code is the primary one. */
function codeOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error)) return null;
  return Number(error.errcode) & 0xff;
}

/** Files are touched directly only while the folder is being made. */
function isFileError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replaceAll(/\s*\n\s*/gu, ' ');
}
