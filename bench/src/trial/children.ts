import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const GRACE = 3000; // a process that is told to end has this long before it is killed

const children = new Set<ChildProcess>();
const folders = new Set<string>();

export interface Program {
  readonly name: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts a Node process that can be talked to, and that does not outlive this one. */
export function startProgram({ name, args, env }: Program): ChildProcess {
  const child = spawn(process.execPath, [...args], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  child.once('error', (error) => console.error(`${name} could not be started: ${error.message}`));
  return child;
}

/** Cuts the line, on which every child of ours ends itself, and kills what is left. */
export async function stopProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  if (child.connected) child.disconnect();
  const timer = setTimeout(() => child.kill('SIGKILL'), GRACE);
  await ended;
  clearTimeout(timer);
}

export function makeFolder(within: string = tmpdir()): string {
  const folder = mkdtempSync(join(within, 'fathom-bench-'));
  folders.add(folder);
  return folder;
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  folders.delete(folder);
}

/** Nothing stays behind, whatever ends the benchmark. */
export function cleanUpOnExit(): void {
  process.once('exit', () => {
    for (const child of children) child.kill('SIGKILL');
    for (const folder of folders) removeFolder(folder);
  });
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
}
