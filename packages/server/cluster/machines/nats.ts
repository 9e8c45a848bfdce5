import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { HERE } from '../../test/postgres/free-port.ts';
import { findNats } from '../../test/postgres/nats-server.ts';
import { CannotStart, endProcess, startProcess } from './process.ts';
import type { WatchedProcess } from './process.ts';

export interface NatsServer {
  readonly port: number;
  readonly pid: () => number; // 0: it does not run
  readonly urlBy: (port: number) => string;
  readonly start: () => Promise<void>;
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const READY = /Server is ready/;
const PATIENCE = 5_000;
const run = promisify(execFile);

export async function openNats(port: number, tell: (line: string) => void): Promise<NatsServer> {
  const program = findNats() ?? (await installNats(tell));
  let running: WatchedProcess | null = null;
  const start = async (): Promise<void> => {
    running = await startProcess({ program, args: ['-a', HERE, '-p', String(port)], ready: READY });
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (running !== null) await endProcess(running, signal, PATIENCE);
  };
  await start();
  return {
    port,
    pid: () => running?.pid ?? 0,
    urlBy: (by) => `nats://${HERE}:${by}`,
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

async function installNats(tell: (line: string) => void): Promise<string> {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) {
    tell('installing nats-server (once) …');
    await run('apt-get', ['update', '-qq']).catch(() => {}); // the next line says what matters
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nats-server']).catch(
      () => {},
    );
  }
  const found = findNats();
  if (found === null)
    throw new CannotStart(
      'there is no nats-server on the PATH or in /usr/sbin; install it (Debian and Ubuntu: apt install nats-server)',
    );
  return found;
}
