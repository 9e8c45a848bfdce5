import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { openPostgresStore, openStore } from '../../src/store/index.ts';
import type { Store } from '../../src/store/index.ts';
import { startNats } from '../../test/postgres/nats-server.ts';
import { startPostgres } from '../../test/postgres/postgres-server.ts';
import type { StoreKind } from './store-kinds.ts';

/** Where the servers of a campaign keep everything, and a way past them to look at it. */
export interface StoreAtHand {
  readonly settings: Readonly<Record<string, string>>; // of the servers
  /** Once no server runs. */
  readonly open: () => Promise<Store>;
  readonly close: () => Promise<void>;
}

export async function storeAtHand(kind: StoreKind, folder: string): Promise<StoreAtHand> {
  const data = join(folder, 'data');
  if (kind === 'sqlite')
    return {
      settings: { FATHOM_DATA: data },
      open: () => openStore({ folder: data }),
      close: async () => {},
    };
  chmodSync(folder, 0o755); // Postgres does not run as root, and has to pass through
  const postgres = await startPostgres({ folder: join(folder, 'postgres') });
  const nats = await startNats();
  const { url } = postgres;
  return {
    settings: { FATHOM_DATA: data, FATHOM_STORE: url, FATHOM_BUS: nats.url },
    open: () => openPostgresStore({ url }),
    close: async () => {
      await nats.kill();
      await postgres.stop();
    },
  };
}
