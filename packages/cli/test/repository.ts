import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { copyRepository } from '../../../scripts/repository-copy.ts';
import { folder } from './calling.ts';

const TOOLS = join(import.meta.dirname, '../../../node_modules/.bin');

/** The repository in a folder that is gone after the test. */
export function copyOfRepository(): string {
  const copy = folder();
  copyRepository(copy);
  return copy;
}

/** Runs a tool of the repository in the copy. Returns what it had to say if it failed. */
export function complaints(copy: string, tool: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(join(TOOLS, tool), args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${TOOLS}:${process.env['PATH'] ?? ''}` },
  });
  return status === 0 ? '' : `${tool} ${args.join(' ')}\n${stdout}${stderr}`;
}
