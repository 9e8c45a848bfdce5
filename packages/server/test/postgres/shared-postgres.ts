import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from './postgres-server.ts';

/**
 * One Postgres for a whole run of tests, started by the first test that needs it, in whatever worker that is. Vitest's own
 * process only makes the place, and clears it up: most runs need none.
 */
const PLACE = 'FATHOM_TEST_POSTGRES';

let place: string | null = null;

export function setup(): void {
  place = mkdtempSync(join(tmpdir(), 'fathom-postgres-'));
  chmodSync(place, 0o755); // Postgres is somebody else, and has to pass through
  writeFileSync(join(place, 'pid'), String(process.pid));
  process.env[PLACE] = place;
}

export async function teardown(): Promise<void> {
  if (place === null) return;
  const file = join(place, 'data', 'postmaster.pid');
  if (existsSync(file)) {
    process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGQUIT'); // nobody needs what it holds
    while (existsSync(file)) await moment();
  }
  rmSync(place, { recursive: true, force: true });
}

/** The URL of its database `postgres`. */
export async function sharedPostgres(): Promise<string> {
  const shared = process.env[PLACE];
  if (shared === undefined)
    throw new Error('Tests with Postgres run with the vitest.config.ts here.');
  if (mayStart(shared)) await start(shared);
  const said = join(shared, 'url');
  while (!existsSync(said)) await moment();
  const url = readFileSync(said, 'utf8');
  if (!url.startsWith('postgres:')) throw new Error(url);
  return url;
}

function mayStart(shared: string): boolean {
  try {
    mkdirSync(join(shared, 'starting'));
    return true;
  } catch {
    return false;
  }
}

async function start(shared: string): Promise<void> {
  const said = join(shared, 'url');
  const tell = (text: string): void => {
    writeFileSync(`${said}.new`, text);
    renameSync(`${said}.new`, said);
  };
  try {
    const { url, pid } = await startPostgres({ folder: join(shared, 'data'), isDetached: true });
    watch(shared, pid());
    tell(url);
  } catch (error) {
    tell(String(error)); // so that nobody waits for it
  }
}

/** Ends it should the run of tests be killed, and nothing be cleared up. */
function watch(shared: string, pid: number): void {
  const run = readFileSync(join(shared, 'pid'), 'utf8');
  spawn('sh', ['-c', WATCH, 'sh', run, String(pid), shared], {
    detached: true,
    stdio: 'ignore',
  }).unref();
}
const WATCH = `
  while kill -0 "$1"; do sleep 1; done
  [ -e "$3/data/postmaster.pid" ] && kill -QUIT "$2" && sleep 1 && rm -rf "$3"`;

const moment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10));
