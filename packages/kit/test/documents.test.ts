import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

// What documents say of themselves and of each other.

const ROOT = join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const PAGES: readonly string[] = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT });

it('every decision is in the index of decisions, once', () => {
  const listed = [
    ...read('docs/decisions/README.md').matchAll(/^\| \[\d{4}\]\((?<file>[^)]+)\)/gmu),
  ];
  const decisions = globSync('docs/decisions/0*.md', { cwd: ROOT }).map((file) => basename(file));
  expect(listed.map(({ groups }) => groups?.['file'])).toEqual(decisions.toSorted());
});

it.each(PAGES)('%s: links lead to files that are there', (page) => {
  const links = [...read(page).matchAll(/\]\((?!https?:|mailto:|#)(?<file>[^)\s#]+)/gu)];
  const files = links.map(({ groups }) => groups?.['file'] ?? '');
  expect(files.filter((file) => !existsSync(join(ROOT, dirname(page), file)))).toEqual([]);
});

it('every door of SECRECY.md has one row', () => {
  const [, doors = ''] = read('docs/SECRECY.md')
    .split(/^## /mu)
    .filter((part) => !part.startsWith('The '));
  const names = [...doors.matchAll(/^\| (?<door>[^|]+) \|/gmu)].map(
    ({ groups }) => groups?.['door'],
  );
  expect(names.length).toBeGreaterThan(40);
  expect(names).toEqual([...new Set(names)]);
});
