export { makeMemoryDisk, openMemoryStore } from './memory-store.ts';
export type { ServerDisk } from './memory-store.ts';
export { openPostgresStore } from './postgres/postgres-store.ts';
export type { PostgresStoreOptions } from './postgres/postgres-store.ts';
export { openStore } from './sqlite/sqlite-store.ts';
export type { StoreOptions } from './sqlite/sqlite-store.ts';
export type { Store, StoreStats } from './store.ts';
export { STORE_FAULTS, StoreError } from './store-error.ts';
export type { StoreFault } from './store-error.ts';
