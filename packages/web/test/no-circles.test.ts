import { expect, test } from 'vitest';
import { circleIn } from '../src/frame/no-circles-plugin.ts';

type Imports = Readonly<Record<string, readonly string[]>>;

const circle = (imports: Imports): readonly string[] | null =>
  circleIn(Object.keys(imports), (file) => imports[file] ?? []);

test.each<[title: string, imports: Imports, found: readonly string[] | null]>([
  ['nothing is imported', { app: [] }, null],
  ['two share a third', { app: ['lake', 'words'], lake: ['words'], words: [] }, null],
  ['two import each other', { app: ['lake'], lake: ['app'] }, ['app', 'lake', 'app']],
  [
    'three in a ring, off the way that leads there',
    { app: ['a'], a: ['b'], b: ['c'], c: ['a'] },
    ['a', 'b', 'c', 'a'],
  ],
])('files that import each other are found: %s', (_, imports, found) => {
  expect(circle(imports)).toEqual(found);
});
