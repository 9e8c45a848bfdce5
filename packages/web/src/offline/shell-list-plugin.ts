import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { ShellList } from './shell.ts';

const WORKER = 'sw.js';
const LEFT_OUT = [/^sw\.js$/, /\.map$/, /^icons\/.*\.png$/]; // pictures that only an installation needs

/** Runs when the client is built: tells its service worker which files there are. */
export function shellListPlugin(): Plugin {
  return {
    name: 'fathom-shell-list',
    apply: 'build',
    writeBundle({ dir }) {
      if (dir === undefined) return;
      const worker = join(dir, WORKER);
      const code = readFileSync(worker, 'utf8');
      writeFileSync(
        worker,
        code.replace('__SHELL_LIST__', () => JSON.stringify(listOf(dir))),
      );
    },
  };
}

function listOf(folder: string): ShellList {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.split(sep).join('/'))
    .filter((path) => !LEFT_OUT.some((pattern) => pattern.test(path)))
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  return { version: hash.digest('hex').slice(0, 12), files: files.map((file) => `/${file}`) };
}
