import { spawn } from 'node:child_process';
import { endGroup } from './process-group.ts';
import type { RunningPrograms } from './process-group.ts';

/** A process with lines in and out. */
export interface Child {
  /** Says how many bytes it has still to read. */
  readonly write: (line: string) => number;
  readonly kill: () => void; // with all that it has started
  readonly gone: Promise<void>;
}
export interface ChildOptions {
  readonly command: readonly string[];
  readonly running: RunningPrograms;
  readonly onLine: (line: string) => void;
  readonly onTooLong: () => void;
  readonly onStderr: (line: string) => void;
  readonly onGone: (reason: string) => void; // or it never was there
}

export const LONGEST_LINE = 1_000_000; // characters
const LONGEST_COMPLAINT = 2000;
const MOST_COMPLAINTS = 100; // lines

export function startChild(care: ChildOptions): Child {
  const [file = '', ...args] = care.command;
  // A group of its own, so that whatever it starts ends with it.
  const child = spawn(file, args, { stdio: 'pipe', detached: true });
  const { pid } = child;
  let isRunning = pid !== undefined;
  if (pid !== undefined) care.running.add(pid);
  const kill = (): void => {
    if (isRunning && pid !== undefined) endGroup(pid);
  };
  const gone = new Promise<void>((resolve) => {
    child.on('error', (error) => {
      if (pid !== undefined) return;
      care.onGone(`it cannot be started: ${error.message}`);
      resolve();
    });
    child.on('exit', () => {
      kill(); // what it has left behind would keep its pipes open
      isRunning = false;
    });
    child.on('close', (code, signal) => {
      if (pid !== undefined) care.running.remove(pid);
      care.onGone(code === null ? `it was ended by ${signal}` : `it ended with exit code ${code}`);
      resolve();
    });
  });
  const { stdin, stdout, stderr } = child;
  const answers = lineReader({ longest: LONGEST_LINE, line: care.onLine, tooLong: care.onTooLong });
  stdout.setEncoding('utf8').on('data', answers.add);
  stderr.setEncoding('utf8').on('data', complaintReader(care.onStderr).add);
  stdin.on('error', () => {}); // it went away; its end says why
  return {
    write: (line) => {
      stdin.write(`${line}\n`);
      return stdin.writableLength;
    },
    kill,
    gone,
  };
}

/** A program that complains without end is cut short. */
function complaintReader(onStderr: (line: string) => void): ReturnType<typeof lineReader> {
  let left = MOST_COMPLAINTS;
  const pass = (line: string): void => {
    left -= 1;
    if (left > 0) onStderr(line);
    if (left === 0) onStderr('… and more, which is not shown');
  };
  return lineReader({
    longest: LONGEST_COMPLAINT,
    line: pass,
    tooLong: () => pass('… a line too long to show'),
  });
}

/** Cuts what a program says into lines. Of a line that is too long nothing is passed on. */
export interface LineReader {
  readonly add: (chunk: string) => void;
}

export function lineReader(on: {
  readonly longest: number; // characters
  readonly line: (line: string) => void;
  readonly tooLong: () => void; // as soon as it is, even if it never ends
}): LineReader {
  let pieces: string[] = []; // of the line that has not ended yet
  let length = 0;
  const goOn = (text: string): void => {
    const wasTooLong = length > on.longest;
    length += text.length;
    if (length <= on.longest) pieces.push(text);
    else if (!wasTooLong) {
      pieces = [];
      on.tooLong();
    }
  };
  const end = (): void => {
    const line = pieces.join('').replace(/\r$/, '');
    const isWhole = length <= on.longest;
    [pieces, length] = [[], 0];
    if (isWhole) on.line(line);
  };
  return {
    add: (chunk) => {
      const [first = '', ...more] = chunk.split('\n');
      goOn(first);
      for (const text of more) {
        end();
        goOn(text);
      }
    },
  };
}
