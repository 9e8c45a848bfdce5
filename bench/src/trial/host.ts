import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Ready } from '../servers/ready.ts';
import type { Usage } from '../servers/leash.ts';
import { startProgram, stopProgram } from './children.ts';
import { withData } from './contestants.ts';
import type { Contestant } from './contestants.ts';
import { Mailbox } from './mailbox.ts';

const LEASH = fileURLToPath(new URL('../servers/leash.ts', import.meta.url));
/** Room for what lives only as long as a move, as `npm start` gives it to our server: here everybody has it. */
const ROOM = '--max-semi-space-size=32'; // MB
const PATIENCE = 20_000;
const MOST_WORDS = 4000;

/** A contestant's server in a process of its own. */
export interface Host {
  readonly port: number;
  readonly pid: number;
  /** Resident bytes after a full collection. */
  readonly memory: () => Promise<number>;
  /** Milliseconds of processor time so far, of all its threads. */
  readonly cpu: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Runs `work` with a contestant's server on an empty folder, both of which are gone after it. */
export const withHost = <T>(contestant: Contestant, work: (host: Host) => Promise<T>): Promise<T> =>
  withData(contestant, async (env) => {
    const host = await startHost(contestant, env);
    try {
      return await work(host);
    } finally {
      await host.stop();
    }
  });

export async function startHost(
  { name, entry }: Contestant,
  env: Readonly<Record<string, string>>,
): Promise<Host> {
  const args = [ROOM, '--expose-gc', ...profiling(name), '--import', LEASH, fileURLToPath(entry)];
  const child = startProgram({ name, args, env });
  const words = listen(child);
  const mail = new Mailbox(child, name);
  try {
    const port = await Promise.race([ownWord(mail), printedPort(child)]);
    const ask = (question: Usage['type']): Promise<number> => {
      child.send(question);
      return mail.next((message) => answerOf(message as Usage, question), PATIENCE);
    };
    return {
      port,
      pid: child.pid ?? 0,
      memory: () => ask('memory'),
      cpu: () => ask('cpu'),
      stop: () => stopProgram(child),
    };
  } catch (error) {
    await stopProgram(child);
    throw new Error(`${name} did not start: ${String(error)}\n${words()}`, { cause: error });
  }
}

/** FATHOM_BENCH_PROFILE=<folder> leaves a CPU profile of each server there. */
function profiling(name: string): string[] {
  const folder = process.env['FATHOM_BENCH_PROFILE'];
  if (folder === undefined) return [];
  return ['--cpu-prof', `--cpu-prof-dir=${folder}/${name}`];
}

function answerOf(message: Usage, question: Usage['type']): number | null {
  if (message.type !== question) return null;
  return message.type === 'memory' ? message.bytes : message.milliseconds;
}

const ownWord = (mail: Mailbox): Promise<number> =>
  mail.next((message) => {
    const { type, port } = message as Ready;
    return type === 'ready' ? port : null;
  }, PATIENCE);

/** Our own server knows nothing of benchmarks: it prints where it is, as for everybody. */
function printedPort(child: ChildProcess): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  let printed = '';
  child.stdout?.on('data', (part: Buffer) => {
    if (printed.length > MOST_WORDS) return;
    printed += part.toString();
    const port = /http:\/\/127\.0\.0\.1:(\d+)/.exec(printed)?.[1];
    if (port !== undefined) resolve(Number(port));
  });
  return promise;
}

/** Keeps the last of what a server says on stderr, for when it fails. */
function listen(child: ChildProcess): () => string {
  let words = '';
  child.stdout?.resume();
  child.stderr?.on('data', (part: Buffer) => {
    words = (words + part.toString()).slice(-MOST_WORDS);
  });
  return () => words;
}
