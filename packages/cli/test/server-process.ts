import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));

/** The server as an operator runs it. */
export interface ServerProcess {
  readonly address: Promise<string>; // rejects with what it said if it does not start
  readonly kill: () => Promise<void>;
}

export function startServer(settings: Readonly<Record<string, string>>): ServerProcess {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH, ...(NODE_COMPILE_CACHE !== '' && { NODE_COMPILE_CACHE }), PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  let said = '';
  const address = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const [, found] = /Fathom is at (\S+)/.exec(said) ?? [];
        if (found !== undefined) resolve(found);
      });
    void ended.then(() => reject(new Error(`the server ended: ${said}`)));
  });
  return {
    address,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
