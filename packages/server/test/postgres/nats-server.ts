import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { freePort } from './free-port.ts';

/** A NATS of the test's own. It keeps nothing. */
export interface TestNats {
  readonly url: string;
  readonly port: number;
  readonly pid: () => number;
  readonly kill: () => Promise<void>;
  /** On the same port. */
  readonly restart: () => Promise<void>;
}
export interface TestNatsOptions {
  readonly port?: number; // a free one, if none is given
  readonly user?: { readonly name: string; readonly password: string };
}

export async function startNats({ port: wanted, user }: TestNatsOptions = {}): Promise<TestNats> {
  const program = natsProgram();
  const port = wanted ?? (await freePort());
  const login = user === undefined ? [] : ['--user', user.name, '--pass', user.password];
  const start = (): Promise<ChildProcess> =>
    started(program, port, ['--addr', '127.0.0.1', '--port', String(port), ...login]);
  let child = await start();
  const address = user === undefined ? '' : `${user.name}:${encodeURIComponent(user.password)}@`;
  return {
    url: `nats://${address}127.0.0.1:${port}`,
    port,
    pid: () => child.pid as number,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
    restart: async () => {
      child = await start();
    },
  };
}

/** Debian puts it where only root looks. */
export function findNats(): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return (
    folders.map((folder) => join(folder, 'nats-server')).find((file) => existsSync(file)) ?? null
  );
}

function natsProgram(): string {
  const found = findNats();
  if (found !== null) return found;
  throw new Error(
    'This needs nats-server, and there is none. Install it (Debian: apt-get install nats-server).',
  );
}

async function started(
  program: string,
  port: number,
  parameters: readonly string[],
): Promise<ChildProcess> {
  const child = spawn(program, parameters, { stdio: 'ignore' });
  await once(child, 'spawn');
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`nats-server ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return child;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('data', () => resolve(true)); // it speaks first
    socket.once('close', () => resolve(false));
    socket.on('error', () => resolve(false));
    setTimeout(() => socket.destroy(), 1_000).unref();
    socket.once('data', () => socket.destroy());
  });
}
