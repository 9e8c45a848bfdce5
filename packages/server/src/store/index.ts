export { makeMemoryDisk, openMemoryStore } from './memory-store.ts';
export type { MemoryDisk } from './memory-store.ts';
export { openStore } from './sqlite/sqlite-store.ts';
export type { StoreOptions } from './sqlite/sqlite-store.ts';
export { OPEN_STATUSES } from './store.ts';
export type {
  Append,
  Appended,
  Listing,
  ListingsQuery,
  Store,
  StoredRow,
  StoreStats,
  Summary,
} from './store.ts';
export { FAULTS, StoreError } from './store-error.ts';
export type { Fault } from './store-error.ts';
