import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { fathom } from '../src/fathom.ts';
import { openLines } from '../src/lines.ts';
import { PLAIN } from '../src/paint.ts';
import type { Terminal } from '../src/terminal.ts';

export interface Called {
  readonly exit: number | null;
  readonly signal?: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
}
export interface Circumstances {
  readonly cwd?: string;
  readonly input?: string;
}

/** A folder that is gone after the test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'fathom-cli-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** A file with this text, in a folder of its own. */
export function fileOf(text: string, name = 'match.json'): string {
  const path = join(folder(), name);
  writeFileSync(path, text);
  return path;
}

/** A terminal that keeps what is written to it. */
export interface Screen extends Terminal {
  readonly shown: () => { readonly out: string; readonly err: string };
}

export function screen(cwd: string, input: Readable): Screen {
  let out = '';
  let err = '';
  const prompts = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      out += chunk.toString();
      done();
    },
  });
  return {
    cwd,
    paint: PLAIN,
    out: (line) => void (out += `${line}\n`),
    err: (line) => void (err += `${line}\n`),
    lines: () => openLines(input, prompts),
    input: async () => await text(input),
    progress: null,
    onInterrupt: () => () => {},
    debug: false,
    shown: () => ({ out, err }),
  };
}

/** Runs a command in this process. */
export async function call(
  argv: readonly string[],
  { cwd = folder(), input = '' }: Circumstances = {},
): Promise<Called> {
  const terminal = screen(cwd, Readable.from(input === '' ? [] : [Buffer.from(input)]));
  const exit = await fathom(argv, terminal);
  return { exit, ...terminal.shown() };
}

export const LAUNCHER: string = fileURLToPath(new URL('../bin/fathom.mjs', import.meta.url));

/** Runs it as people do: a process of its own. */
export async function callProcess(
  argv: readonly string[],
  { cwd = folder(), input = '' }: Circumstances = {},
): Promise<Called> {
  return await callNode([LAUNCHER, ...argv], { cwd, input });
}

export async function callNode(
  argv: readonly string[],
  { cwd, input = '' }: Circumstances,
): Promise<Called> {
  const child = spawn(process.execPath, argv, {
    ...(cwd === undefined ? {} : { cwd }),
    env: { ...process.env, FORCE_COLOR: '1' }, // it must take no notice where nobody looks
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  child.stdin.on('error', () => {}); // it may end before it has read everything
  child.stdin.end(input);
  return await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exit, signal) => resolve({ exit, signal, out, err }));
  });
}
