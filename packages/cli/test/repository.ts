import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { folder } from './calling.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const LEFT_OUT = new Set(['node_modules', '.cache', 'test', 'golden', 'dist']);
const TEMPLATE = join(ROOT, 'packages/cli/template'); // with its tests
const FILES = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'vitest.config.ts',
  '.oxlintrc.json',
  '.oxfmtrc.json',
  'packages/kit',
  'packages/games',
  'packages/arena',
  'packages/cli',
];

/** As much of the repository as a new game needs, in a folder that is gone after the test. */
export function copyOfRepository(): string {
  const copy = folder();
  for (const path of FILES)
    cpSync(join(ROOT, path), join(copy, path), {
      recursive: true,
      filter: (source) => !LEFT_OUT.has(basename(source)) || source.startsWith(TEMPLATE),
    });
  return copy;
}

/** What npm install does: others' packages as they are, the house's own from the copy. */
export function install(copy: string): void {
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@fathom'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@fathom') symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  const games = readdirSync(join(copy, 'packages/games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'src')
    .map((entry) => `games/${entry.name}`);
  for (const path of ['kit', 'games', 'arena', 'cli', ...games])
    symlinkSync(join(copy, 'packages', path), join(modules, '@fathom', basename(path)));
}

/** Runs a tool of the repository in the copy. Returns what it had to say if it failed. */
export function complaints(copy: string, tool: string, args: readonly string[]): string {
  const bin = join(ROOT, 'node_modules/.bin', tool);
  const { status, stdout, stderr } = spawnSync(bin, args, {
    cwd: copy,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
    },
  });
  return status === 0 ? '' : `${tool} ${args.join(' ')}\n${stdout}${stderr}`;
}
