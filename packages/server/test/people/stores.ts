import {
  makeMemoryDisk,
  openMemoryStore,
  openPostgresStore,
  openStore,
} from '../../src/store/index.ts';
import type { Store } from '../../src/store/index.ts';
import { scratchDatabase } from '../postgres/scratch-database.ts';
import { scratchFolder } from '../store/scratch.ts';

/** Opens the same data again each time it is called. */
export type StoreOpener = () => Promise<Store>;

/** Every kind of store there is. */
export const STORES: readonly (readonly [string, () => Promise<StoreOpener>])[] = [
  [
    'memory',
    async () => {
      const disk = makeMemoryDisk();
      return async () => openMemoryStore(disk);
    },
  ],
  [
    'sqlite',
    async () => {
      const folder = scratchFolder();
      return () => openStore({ folder });
    },
  ],
  [
    'postgres',
    async () => {
      const url = await scratchDatabase();
      return () => openPostgresStore({ url });
    },
  ],
];
