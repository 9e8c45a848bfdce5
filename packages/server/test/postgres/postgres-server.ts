import { spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { isAlive } from './is-alive.ts';
import {
  initializePostgres,
  ownerOfPostgres,
  POSTGRES_USER,
  postgresPrograms,
} from './postgres-programs.ts';

/** A Postgres of the test's own, in a folder that outlives it. */
export interface TestPostgres {
  /** Of its database `postgres`, for a superuser. */
  readonly url: string;
  readonly port: number;
  readonly folder: string;
  readonly pid: () => number;
  /** SIGKILL to it and all its children: what was not on the disk is gone. */
  readonly kill: () => Promise<void>;
  /** Starts it again, on the same port. */
  readonly restart: () => Promise<void>;
  /** As an operator would; its folder stays. */
  readonly stop: () => Promise<void>;
}

export interface TestPostgresOptions {
  /** Made if missing. Others must be able to pass through the folders above it: Postgres does not run as root. */
  readonly folder: string;
  readonly port?: number; // a free one, if none is given
  readonly settings?: Readonly<Record<string, string>>;
  /** Lives on when this process ends. */
  readonly isDetached?: boolean;
}

export const POSTGRES_PASSWORD = 'deep water';

export async function startPostgres(options: TestPostgresOptions): Promise<TestPostgres> {
  const { folder } = options;
  const port = options.port ?? (await freePort());
  const owner = ownerOfPostgres();
  const { initdb, postgres } = postgresPrograms(owner);
  if (!existsSync(join(folder, 'PG_VERSION')))
    initializePostgres({ folder, initdb, owner, password: POSTGRES_PASSWORD });
  const settings = Object.entries({ ...SETTINGS, ...options.settings, port: String(port) });
  const start = (): Promise<ChildProcess> =>
    started(
      postgres,
      ['-D', folder, ...settings.flatMap(([name, to]) => ['-c', `${name}=${to}`])],
      {
        ...owner,
        cwd: folder,
        detached: options.isDetached === true,
      },
    );
  let child = await start();
  const ended = async (signal: NodeJS.Signals, pids: readonly number[]): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    for (const pid of pids) tryKill(pid, signal);
    await exit;
  };
  return {
    url: `postgres://${POSTGRES_USER}:${encodeURIComponent(POSTGRES_PASSWORD)}@127.0.0.1:${port}/postgres`,
    port,
    folder,
    pid: () => child.pid as number,
    kill: async () => {
      const children = childrenOf(child.pid as number);
      await ended('SIGKILL', [child.pid as number, ...children]);
      while (children.some(isAlive)) await new Promise((resolve) => setTimeout(resolve, 5));
    },
    restart: async () => {
      child = await start();
    },
    stop: () => ended('SIGINT', [child.pid as number]), // SIGINT: at once, and clean
  };
}

/** Small, and as quick as it goes where nobody looks at durability. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  shared_buffers: '32MB',
  max_connections: '200',
  autovacuum: 'off',
};

/** Resolves once it takes connections; what it says is in the folder. */
async function started(
  program: string,
  parameters: readonly string[],
  options: SpawnOptions & { readonly cwd: string },
): Promise<ChildProcess> {
  const log = join(options.cwd, 'said.log');
  const file = openSync(log, 'w');
  const child = spawn(program, parameters, { ...options, stdio: ['ignore', file, file] });
  closeSync(file);
  await once(child, 'spawn');
  while (!readFileSync(log, 'utf8').includes('ready to accept connections')) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`Postgres did not start: ${readFileSync(log, 'utf8')}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  if (options.detached === true) child.unref();
  return child;
}

function tryKill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {} // it has ended already
}

/** Where the system does not tell, they notice by themselves that their parent is gone. */
function childrenOf(pid: number): readonly number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number);
}
