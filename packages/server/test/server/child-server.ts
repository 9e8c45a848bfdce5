import { spawn } from 'node:child_process';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../../src/main.ts');

export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}
/** The server as an operator runs it: a process of its own. */
export interface ChildServer {
  /** Resolves with its address once it listens; rejects with what it said if it ends before. */
  readonly address: Promise<string>;
  readonly ended: Promise<Exit>;
  readonly pid: number;
  readonly output: () => string;
  readonly errors: () => string;
  readonly signal: (signal: NodeJS.Signals) => void;
  /** Sends a signal that ends it, and waits for the end. */
  readonly kill: (signal: NodeJS.Signals) => Promise<Exit>;
}

const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
/** An environment without any settings. */
export const BARE: Readonly<Record<string, string>> = {
  PATH,
  ...(NODE_COMPILE_CACHE === '' ? {} : { NODE_COMPILE_CACHE }),
};

/** Settings on top of a bare environment. PORT=0 finds a free one. */
export function spawnServer(settings: Readonly<Record<string, string>>): ChildServer {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...BARE, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  const ended = new Promise<Exit>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, found] = /Fathom is at (\S+)/.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    });
    void ended.then(({ code }) => reject(new Error(`the server ended with ${code}: ${errors}`)));
  });
  address.catch(() => {}); // whoever waits for the end only need not look
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  return {
    address,
    ended,
    pid: child.pid ?? 0,
    output: () => output,
    errors: () => errors,
    signal: (signal) => void child.kill(signal),
    kill: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}
