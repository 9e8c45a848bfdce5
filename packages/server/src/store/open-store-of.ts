import type { Config } from '../config.ts';
import { openPostgresStore } from './postgres/postgres-store.ts';
import { openStore } from './sqlite/sqlite-store.ts';
import type { Store } from './store.ts';

export interface StoreNeeds {
  /** Who this server is among those of one database. */
  readonly node?: string;
  /** Is told in one line why nothing goes on yet. */
  readonly say?: (line: string) => void;
}

/** The store that the settings name. */
export function openStoreOf(
  { store, dataFolder }: Pick<Config, 'store' | 'dataFolder'>,
  needs: StoreNeeds = {},
): Promise<Store> {
  return store === null
    ? openStore({ folder: dataFolder })
    : openPostgresStore({ url: store, ...needs });
}
