import { spawn } from 'node:child_process';

export type Print = (text: string) => void;

interface Where {
  readonly folder: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Milliseconds after which it is ended: no suite takes nearly as long. */
  readonly limit?: number;
}

const LIMIT = 40 * 60_000;
const LAST_WORDS = 1_000; // milliseconds

/** Whether it ended well. What it has to say goes to `print`. */
export const command = (
  [program = '', ...args]: readonly string[],
  print: Print,
  { folder, env = process.env, limit = LIMIT }: Where,
): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      env,
    });
    const streams = [child.stdout, child.stderr];
    for (const stream of streams) stream.setEncoding('utf8').on('data', print);
    const late = setTimeout(() => {
      print(`${program}: it has not ended in ${limit / 1_000} s, and is ended now\n`);
      child.kill('SIGKILL');
    }, limit);
    child.on('error', (error) => {
      clearTimeout(late);
      print(`${program}: ${error.message}\n`);
      resolve(false);
    });
    child.on('exit', (code, signal) => {
      clearTimeout(late);
      if (signal !== null) print(`${program}: it was ended by ${signal}\n`);
      // What it started itself may outlive it, and keep its streams open.
      const deaf = setTimeout(() => streams.forEach((stream) => stream.destroy()), LAST_WORDS);
      child.on('close', () => {
        clearTimeout(deaf);
        resolve(code === 0);
      });
    });
  });
