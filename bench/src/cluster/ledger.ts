import { openPostgres } from '../../../packages/server/src/store/postgres/connection.ts';
import type { Postgres } from '../../../packages/server/src/store/postgres/connection.ts';

/** What Postgres itself counts, so far. */
export interface PostgresLedger {
  readonly wal: number; // bytes
  readonly fullPages: number; // that were written to it
  readonly transactions: number;
  readonly logTable: number; // bytes, without its index
  readonly logIndex: number; // bytes
}
/** How safe a commit is. */
export interface Durability {
  readonly version: string;
  readonly fsync: string;
  readonly synchronousCommit: string;
  readonly fullPageWrites: string;
}

const LEDGER = {
  name: 'bench-ledger',
  text: `
    SELECT (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::float8 AS wal,
      (SELECT wal_fpi::float8 FROM pg_stat_wal) AS "fullPages",
      (SELECT xact_commit::float8 FROM pg_stat_database WHERE datname = current_database()) AS transactions,
      pg_table_size('log')::float8 AS "logTable", pg_indexes_size('log')::float8 AS "logIndex"`,
};
const DURABILITY = {
  name: 'bench-durability',
  text: `
    SELECT current_setting('server_version') AS version, current_setting('fsync') AS fsync,
      current_setting('synchronous_commit') AS "synchronousCommit",
      current_setting('full_page_writes') AS "fullPageWrites"`,
};

export async function readLedger(postgres: Postgres): Promise<PostgresLedger> {
  const [ledger] = await postgres.query<PostgresLedger>(LEDGER, []);
  return ledger as PostgresLedger;
}

/** Rejects where a commit would not wait for the disk: figures of such a database say nothing. */
export async function readDurability(postgres: Postgres): Promise<Durability> {
  const [found] = await postgres.query<Durability>(DURABILITY, []);
  const durability = found as Durability;
  if (durability.fsync !== 'on' || durability.synchronousCommit !== 'on')
    throw new Error(
      'this Postgres does not wait for its disk (fsync or synchronous_commit is off)',
    );
  return durability;
}

/** Whatever page is changed next is written to the WAL as a whole. */
export const checkpoint = async (postgres: Postgres): Promise<void> =>
  void (await postgres.query({ name: 'bench-checkpoint', text: 'CHECKPOINT' }, []));

/** Runs `work` with a connection past all stores. */
export async function withPostgres<T>(
  url: string,
  work: (postgres: Postgres) => Promise<T>,
): Promise<T> {
  const postgres = openPostgres(url, { lines: 1 });
  try {
    return await work(postgres);
  } finally {
    await postgres.close();
  }
}
