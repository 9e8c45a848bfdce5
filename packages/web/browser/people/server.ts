import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WEB_FOLDER } from '../../../../scripts/web-build.ts';

const MAIN = join(import.meta.dirname, 'server-main.ts');
const READY = /Fathom is at (http:\S+)/;
const PATIENCE = 280_000; // only to end what hangs

/** A real server but for its luck, with the built client, on a port and a data folder of its own. */
export interface Server {
  readonly url: string;
  readonly kill: () => Promise<void>; // at once, as a power cut would
  readonly restart: () => Promise<void>; // at the same address, with the same data
  readonly stop: () => Promise<void>; // for good
}

/** With a `patience` of 100, whatever waits for a time waits a hundred times as long. */
export async function startServer({
  patience = 1,
  settings = {},
}: Partial<Pick<Launch, 'patience' | 'settings'>> = {}): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'fathom-browser-'));
  const launch = (port: string): ChildProcess => spawnServer({ folder, port, patience, settings });
  let child = launch('0');
  const url = await addressOf(child);
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  };
  return {
    url,
    kill: () => end('SIGKILL'),
    restart: async () => {
      child = launch(new URL(url).port);
      await addressOf(child);
    },
    stop: async () => {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Launch {
  readonly folder: string;
  readonly port: string;
  readonly patience: number;
  readonly settings: Readonly<Record<string, string>>; // instead of what suits most tests
}
const spawnServer = ({ folder, port, patience, settings }: Launch): ChildProcess =>
  spawn(process.execPath, [MAIN, String(patience)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: port,
      HOST: '127.0.0.1',
      FATHOM_DATA: folder,
      FATHOM_WEB: process.env['FATHOM_WEB'] ?? WEB_FOLDER,
      FATHOM_REQUESTS_PER_MINUTE: '100000', // all the people of all the tests share one address
      FATHOM_CONNECTIONS_PER_ADDRESS: '1000',
      FATHOM_NEW_ACCOUNTS_PER_HOUR: '10000',
      FATHOM_MATCHES_PER_GUEST: '1000',
      FATHOM_WAITING_PER_GUEST: '1000',
      FATHOM_MATCHES_PER_ADDRESS: '10000',
      FATHOM_NEW_MATCHES_PER_MINUTE: '100000',
      FATHOM_BOT_MATCHES_PER_ADDRESS: '1000',
      FATHOM_BOT_MATCHES: '1000',
      FATHOM_MESSAGES_PER_SECOND: '1000', // a fast machine is no reason to hang up
      ...settings,
    },
  });

const addressOf = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the server did not start')), PATIENCE);
    server.once('exit', (code) => reject(new Error(`the server ended with code ${code}`)));
    server.stdout?.on('data', (text: Buffer) => {
      const found = READY.exec(String(text))?.[1];
      if (found === undefined) return;
      clearTimeout(late);
      resolve(found);
    });
  });
