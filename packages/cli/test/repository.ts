import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { copyRepository } from '../../../scripts/repository-copy.ts';
import { folder } from './calling.ts';

const ROOT = join(import.meta.dirname, '../../..');
const TOOLS = join(ROOT, 'node_modules/.bin');

/** The repository in a folder that is gone after the test. */
export function copyOfRepository(): string {
  const copy = folder();
  copyRepository(copy);
  return copy;
}

/** Only what `new-game` looks at: enough to see what it changes, and much faster to copy. */
export function outlineOfRepository(): string {
  const copy = folder();
  for (const path of ['package.json', 'package-lock.json', 'tsconfig.json', ...GAMES])
    cpSync(join(ROOT, path), join(copy, path), { recursive: true });
  for (const path of ['packages/kit/src', 'packages/games/depth-charge'])
    mkdirSync(join(copy, path), { recursive: true });
  return copy;
}
const GAMES = ['package.json', 'tsconfig.json', 'src'].map((name) => `packages/games/${name}`);

/** Runs a tool of the repository in the copy. Returns what it had to say if it failed. */
export function complaints(copy: string, tool: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(join(TOOLS, tool), args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${TOOLS}:${process.env['PATH'] ?? ''}` },
  });
  return status === 0 ? '' : `${tool} ${args.join(' ')}\n${stdout}${stderr}`;
}
