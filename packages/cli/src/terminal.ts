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
    debug: env['FATHOM_DEBUG'] === '1',
  };
}

/** The reader of a pipe went away, as `head` does: nobody is left to tell. */
function leaveQuietly(error: Error): void {
  if ('code' in error && error.code === 'EPIPE') process.exit(0);
  throw error;
}
