import process from 'node:process';
import { text } from 'node:stream/consumers';
import { openLines } from './lines.ts';
import type { Lines } from './lines.ts';
import { COLOURED, PLAIN } from './paint.ts';
import type { Paint } from './paint.ts';

/** Where a command meets the person: the process's own streams, or a test's. */
export interface Terminal {
  readonly cwd: string;
  readonly paint: Paint;
  readonly out: (text: string) => void; // one or more whole lines
  readonly err: (text: string) => void;
  /** Line after line of the standard input. */
  readonly lines: () => Lines;
  /** The standard input to its end. */
  readonly input: () => Promise<string>;
  /** One line that is drawn over and over while something takes its time; null takes it away. */
  readonly progress: ((line: string | null) => void) | null; // null: nobody looks
  /** Calls back when the person wants to stop, and lets it be when told to. */
  readonly onInterrupt: (stop: () => void) => () => void;
  readonly debug: boolean; // show where an unexpected error came from
}

export function openTerminal(): Terminal {
  const { stdin, stdout, stderr, env } = process;
  stdout.on('error', leaveQuietly);
  return {
    cwd: process.cwd(),
    paint: stdout.isTTY && !env['NO_COLOR'] && env['TERM'] !== 'dumb' ? COLOURED : PLAIN,
    out: (line) => void stdout.write(`${line}\n`),
    err: (line) => void stderr.write(`${line}\n`),
    lines: () => openLines(stdin, stdout),
    input: async () => await text(stdin),
    progress: stderr.isTTY && env['TERM'] !== 'dumb' ? drawOver(stderr) : null,
    onInterrupt,
    debug: env['FATHOM_DEBUG'] === '1',
  };
}

const USUAL_WIDTH = 80; // where a terminal does not say
const ERASE = '\r\u001B[K';

const drawOver =
  (screen: NodeJS.WriteStream) =>
  (line: string | null): void =>
    void screen.write(
      line === null ? ERASE : `${ERASE}${line.slice(0, (screen.columns || USUAL_WIDTH) - 1)}`,
    );

const STOPS = ['SIGINT', 'SIGTERM'] as const;

function onInterrupt(stop: () => void): () => void {
  for (const signal of STOPS) process.on(signal, stop);
  return () => {
    for (const signal of STOPS) process.off(signal, stop);
  };
}

/** The reader of a pipe went away, as `head` does: nobody is left to tell. */
function leaveQuietly(error: Error): void {
  if ('code' in error && error.code === 'EPIPE') process.exit(0);
  throw error;
}
