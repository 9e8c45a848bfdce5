import { onTestFinished } from 'vitest';
import {
  makeMemoryDisk,
  openMemoryStore,
  openPostgresStore,
  openStore,
} from '../../src/store/index.ts';
import type { Store } from '../../src/store/index.ts';
import { scratchDatabase } from '../postgres/scratch-database.ts';
import { scratchFolder } from '../store/scratch.ts';

/** Every store, to be closed with the test. */
export const STORES: readonly (readonly [string, () => Promise<Store>])[] = [
  ['memory', async () => closing(openMemoryStore(makeMemoryDisk()))],
  ['sqlite', async () => closing(await openStore({ folder: scratchFolder() }))],
  ['postgres', async () => closing(await openPostgresStore({ url: await scratchDatabase() }))],
];

function closing(store: Store): Store {
  onTestFinished(() => store.close());
  return store;
}
