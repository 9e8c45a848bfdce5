import { LONGEST_LINE, startChild } from './child.ts';
import type { RunningPrograms } from './process-group.ts';
import { EXEC_PROTOCOL, parseReady, quoted } from './protocol.ts';
import type { ToProgram } from './protocol.ts';

/** A running program. Whatever goes wrong ends it, and is said by every later call. */
export interface Program {
  readonly tell: (message: ToProgram) => void;
  /** Its next line. */
  readonly ask: (message: ToProgram, millis: number) => Promise<string>;
  readonly problem: () => string | null;
  /** Resolves when nothing is left of it. */
  readonly end: () => Promise<void>;
}
export interface Launch {
  readonly command: readonly string[];
  readonly answerMillis: number;
  readonly running: RunningPrograms;
  readonly onStderr: (line: string) => void;
}

const START_MILLIS = 10_000;
const MOST_UNREAD = 32_000_000; // bytes

interface Pending {
  readonly resolve: (line: string) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** Resolves when it has greeted back; rejects with what kept it from that. */
export async function startProgram(launch: Launch): Promise<Program> {
  const program = run(launch);
  const hello = { protocol: EXEC_PROTOCOL, answerMillis: launch.answerMillis };
  try {
    parseReady(await program.ask({ type: 'hello', ...hello }, START_MILLIS));
    return program;
  } catch (error) {
    await program.end();
    throw error;
  }
}

function run({ command, running, onStderr }: Launch): Program {
  let pending: Pending | null = null;
  let problem: string | null = null;

  const settle = (): Pending | null => {
    const waiting = pending;
    pending = null;
    clearTimeout(waiting?.timer);
    return waiting;
  };
  const fail = (reason: string): void => {
    problem ??= reason;
    child.kill();
    settle()?.reject(new Error(problem));
  };
  const hear = (line: string): void => {
    if (problem !== null) return;
    const waiting = settle();
    if (waiting === null) fail(`it spoke without being asked: ${quoted(line)}`);
    else waiting.resolve(line);
  };
  const child = startChild({
    command,
    running,
    onLine: hear,
    onTooLong: () => fail(`it wrote a line of more than ${LONGEST_LINE} characters`),
    onStderr,
    onGone: fail,
  });
  const tell = (message: ToProgram): void => {
    if (problem !== null) throw new Error(problem);
    if (child.write(JSON.stringify(message)) > MOST_UNREAD)
      fail('it does not read what it is told');
  };
  return {
    tell,
    ask: async (message, millis) =>
      await new Promise((resolve, reject) => {
        const late = (): void => fail(`it gave no answer within ${millis} ms`);
        pending = { resolve, reject, timer: setTimeout(late, millis) };
        try {
          tell(message);
        } catch (error) {
          settle()?.reject(error as Error);
        }
      }),
    problem: () => problem,
    end: async () => {
      fail('it was ended');
      await child.gone;
    },
  };
}
