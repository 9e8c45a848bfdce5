import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { HERE } from '../../test/postgres/free-port.ts';
import { isAlive } from '../../test/postgres/is-alive.ts';
import {
  initializePostgres,
  ownerOfPostgres,
  POSTGRES_USER,
  postgresPrograms,
} from '../../test/postgres/postgres-programs.ts';
import type { PostgresOwner } from '../../test/postgres/postgres-programs.ts';
import { CannotStart, endProcess, signalTo, startProcess } from './process.ts';
import type { WatchedProcess } from './process.ts';

/** A Postgres of our own, in a folder: the one from the registry, with no more than it needs. */
export interface PostgresServer {
  readonly port: number;
  readonly pid: () => number; // of the process that starts all others of it; 0: it does not run
  /** The same database by another port, such as that of a link that fails now and then. */
  readonly urlBy: (port: number) => string;
  readonly start: () => Promise<void>;
  /** Every process of it at once, as when the power goes. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
}
export interface PostgresOptions {
  readonly folder: string;
  readonly port: number;
  readonly password: string;
}

const DATABASE = 'fathom';
const READY = /database system is ready to accept connections/;
const IN_USE = /shared memory|lock file/; // what was killed a moment ago has not let go yet
const PATIENCE = 10_000;
const run = promisify(execFile);

export async function openPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const { folder, port, password } = options;
  const data = join(folder, 'postgres');
  const { owner, program } = makeReady(data, password);
  let running: WatchedProcess | null = null;
  const urlBy = (by: number): string =>
    `postgres://${POSTGRES_USER}:${encodeURIComponent(password)}@${HERE}:${by}/${DATABASE}`;
  const launch = async (): Promise<void> => {
    running = await startProcess({
      program,
      args: ['-D', data, '-p', String(port), ...SETTINGS.flatMap((setting) => ['-c', setting])],
      as: owner,
      ready: READY,
    });
  };
  const start = async (): Promise<void> => {
    for (const until = performance.now() + PATIENCE; ; await pause(50))
      try {
        return await launch();
      } catch (error) {
        if (!IN_USE.test(String(error)) || performance.now() > until) throw error;
      }
  };
  await start();
  await createDatabase(port, password);
  return {
    port,
    pid: () => running?.pid ?? 0,
    urlBy,
    start,
    kill: async () => {
      if (running === null || running.hasEnded()) return;
      const { pid, ended } = running;
      const all = [pid, ...(await childrenOf(pid))];
      for (const each of all) signalTo(each, 'SIGKILL');
      await ended;
      while (all.some(isAlive)) await pause(5);
    },
    // SIGINT: those who are connected are not waited for.
    stop: () => (running === null ? Promise.resolve() : endProcess(running, 'SIGINT', PATIENCE)),
  };
}

const SETTINGS = [
  `listen_addresses=${HERE}`,
  'unix_socket_directories=',
  'max_connections=200',
  'shared_buffers=64MB',
];

/** In a folder that may be new. */
function makeReady(data: string, password: string): Ready {
  try {
    const owner = ownerOfPostgres();
    const { initdb, postgres } = postgresPrograms(owner);
    if (!existsSync(join(data, 'PG_VERSION'))) {
      mkdirSync(join(data, '..'), { recursive: true });
      chmodSync(join(data, '..'), 0o711); // as root, Postgres has a user of its own, who must get there
      initializePostgres({ folder: data, initdb, owner, password });
    }
    return { owner, program: postgres };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new CannotStart(
      `Postgres could not be set up in ${data} (${why.trim()}); use your own, see docs/CLUSTER.md`,
    );
  }
}
interface Ready {
  readonly owner: PostgresOwner;
  readonly program: string;
}

async function createDatabase(port: number, password: string): Promise<void> {
  const client = new Client({
    host: HERE,
    port,
    user: POSTGRES_USER,
    password,
    database: 'postgres',
  });
  await client.connect();
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [
    DATABASE,
  ]);
  if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  await client.end();
}

async function childrenOf(parent: number): Promise<readonly number[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=']);
  return stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid = 0, ppid]) => (ppid === parent ? [pid] : []));
}
