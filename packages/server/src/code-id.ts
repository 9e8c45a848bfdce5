import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { GAMES } from '@fathom/games';

/** Whatever decides how a match stands after a row, and how that is written. */
const PACKAGES = [
  '@fathom/kit',
  '@fathom/protocol',
  '@fathom/host',
  ...GAMES.map(({ id }) => `@fathom/${id}/playable`),
];
const { resolve } = createRequire(import.meta.url);

let known: string | null = null;

/**
 * A hash of the code that folds logs. What was kept of how a match stood is read by the same code alone: a field that is
 * new, gone or means something else would otherwise be noticed by nobody.
 */
export function codeId(): string {
  known ??= hashOf(PACKAGES.map((name) => dirname(resolve(name))));
  return known;
}

function hashOf(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()) {
      const name = file.slice(folder.length).replaceAll(sep, '/');
      hash.update(`${name}\n`).update(readFileSync(file)).update('\n');
    }
  return hash.digest('hex');
}
