import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { spawnServer } from '../test/server/child-server.ts';
import type { Exit } from '../test/server/child-server.ts';

/** The server that is attacked: a process of its own, with a folder of its own. */
export interface Victim {
  readonly address: string;
  readonly startMillis: number;
  readonly megabytes: () => number; // of memory, as the system counts
  readonly diskMegabytes: () => number;
  readonly hasEnded: () => Exit | null;
  readonly stop: () => Promise<Exit>;
  /** What it logged as an error, or said besides its log; how often, where it said the same again. */
  readonly complaints: () => readonly string[];
}

export interface VictimOptions {
  readonly folder: string;
  readonly settings?: Readonly<Record<string, string>>;
  readonly nodeOptions?: string;
}

/** Everything that can be raised, so that a fuzzer meets the code behind the limits. */
export const RAISED = {
  FATHOM_CONNECTIONS: '100000',
  FATHOM_CONNECTIONS_PER_ADDRESS: '100000',
  FATHOM_MESSAGES_PER_SECOND: '100000',
  FATHOM_REQUESTS_PER_MINUTE: '100000000',
  FATHOM_MATCHES_PER_GUEST: '100000',
  FATHOM_WAITING_PER_GUEST: '100000',
  FATHOM_MATCHES_PER_ADDRESS: '100000',
  FATHOM_NEW_MATCHES_PER_MINUTE: '100000000',
  FATHOM_BOT_MATCHES_PER_ADDRESS: '50', // of threads to think there are no more than before
  FATHOM_BOT_MATCHES: '200',
};

export async function openVictim(options: VictimOptions): Promise<Victim> {
  const began = performance.now();
  const child = spawnServer({
    FATHOM_LOG: 'warn',
    FATHOM_DATA: options.folder,
    ...(options.nodeOptions === undefined ? {} : { NODE_OPTIONS: options.nodeOptions }),
    ...options.settings,
  });
  let ended: Exit | null = null;
  void child.ended.then((exit) => (ended = exit));
  // However this process ends, no server is left behind.
  const reap = (): void => void child.kill('SIGKILL');
  process.on('exit', reap);
  const address = await child.address;
  return {
    address,
    startMillis: performance.now() - began,
    megabytes: () => (ended === null ? memoryOf(child.pid) : 0),
    diskMegabytes: () => sizeOf(options.folder),
    hasEnded: () => ended,
    stop: async () => {
      const exit = await child.kill('SIGTERM');
      process.off('exit', reap);
      return exit;
    },
    complaints: () => [
      ...lines(child.errors()),
      ...counted(lines(child.output()).filter(isError).map(gist)),
    ],
  };
}

/** Which error it was, of all that a line of the log says. */
function gist(line: string): string {
  const { msg = '', err } = JSON.parse(line) as { msg?: string; err?: { stack?: string } };
  return `${msg}: ${(err?.stack ?? '').split('\n').slice(0, 3).join(' ')}`;
}

function counted(texts: readonly string[]): readonly string[] {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return [...times].map(([text, count]) => `${count} × ${text}`);
}

const lines = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');

/** Levels of the log from 50 up: something failed that the server did not expect. */
const isError = (line: string): boolean => /"level":[5-9]\d/.test(line);

function memoryOf(pid: number): number {
  const [, kilobytes = '0'] =
    /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

const sizeOf = (folder: string): number =>
  readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0) / 2 ** 20;
