import { spawn } from 'node:child_process';
import type { SpawnOptions } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** A program that is not ours, or cannot be had: what an operator has to know, in one line. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}

/** A process that was started and is watched. */
export interface WatchedProcess {
  readonly pid: number;
  readonly ended: Promise<void>;
  readonly hasEnded: () => boolean;
  readonly lastWords: () => string;
}
export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly as?: Pick<SpawnOptions, 'uid' | 'gid'>;
  /** What it prints once it is ready. */
  readonly ready: RegExp;
}

const KEPT_WORDS = 4_000; // characters
const running = new Set<number>();
// However this process ends, nothing of what it started is left behind.
process.on('exit', () => running.forEach((pid) => signalTo(pid, 'SIGKILL')));

/** Resolves once it says that it is ready. Throws CannotStart with its last words. */
export async function startProcess({ program, args, as, ready }: Command): Promise<WatchedProcess> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // Ctrl-C reaches whoever started it, who then stops all in order
    ...as,
  });
  let words = '';
  let hasEnded = false;
  const isReady = Promise.withResolvers<void>();
  const ended = new Promise<void>((resolve) => {
    const end = (why: string): void => {
      hasEnded = true;
      running.delete(child.pid ?? 0);
      isReady.reject(new CannotStart(`${program} ended before it was ready: ${why}${words}`));
      resolve();
    };
    child.once('error', (error) => end(error.message));
    child.once('exit', () => end(''));
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      words = (words + chunk.toString()).slice(-KEPT_WORDS);
      if (ready.test(words)) isReady.resolve();
    });
  if (child.pid !== undefined) running.add(child.pid);
  await isReady.promise;
  return {
    pid: child.pid ?? 0,
    ended,
    hasEnded: () => hasEnded,
    lastWords: () => words,
  };
}

export function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {} // it has ended already
}

/** Asks it to end; after that time it is ended. */
export async function endProcess(
  { pid, ended, hasEnded }: WatchedProcess,
  signal: NodeJS.Signals,
  patience: number,
): Promise<void> {
  if (hasEnded()) return;
  signalTo(pid, signal);
  await Promise.race([ended, pause(patience, null, { ref: false })]);
  if (!hasEnded()) signalTo(pid, 'SIGKILL');
  await ended;
}
