import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const TEMPLATE = join(ROOT, 'packages/cli/template'); // with its tests
const LEFT_OUT = new Set([
  'node_modules',
  '.cache',
  'test',
  'golden',
  'dist',
  'browser',
  'crash',
  'attack',
]);
const FILES = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'vitest.config.ts',
  '.oxlintrc.json',
  '.oxfmtrc.json',
  'packages',
];

/** All that runs, but none of the tests: for tests that change the repository. */
export function copyRepository(to: string): void {
  for (const path of FILES)
    cpSync(join(ROOT, path), join(to, path), {
      recursive: true,
      filter: (source) => !LEFT_OUT.has(basename(source)) || source.startsWith(TEMPLATE),
    });
}

/** What npm install does: others' packages as they are here, the repository's own from the copy. */
export function linkModules(copy: string): void {
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@fathom'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@fathom') symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  for (const folder of ['packages', 'packages/games'])
    for (const name of readdirSync(join(copy, folder)))
      if (existsSync(join(copy, folder, name, 'package.json')))
        symlinkSync(join(copy, folder, name), join(modules, '@fathom', name));
}
