import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const here = new URL('./', import.meta.url);
const rules = readFileSync(new URL('../RULES.md', here), 'utf8');
const tests = readdirSync(here)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, here), 'utf8'))
  .join('\n');

/** Every clause with a number of its own; a chapter without such clauses is one clause. */
const clauses = [...rules.matchAll(/^(?:- \*\*(\d\.\d)\*\*|## (\d)\. )/gm)]
  .map(([, clause, chapter]) => clause ?? chapter!)
  .filter((clause, _i, all) => clause.includes('.') || !all.includes(`${clause}.1`));

test('the rules have the clauses of the rulings', () => {
  const numbers =
    '1.1 1.2 1.3 1.4 2.1 2.2 2.3 2.4 2.5 2.6 3.1 3.2 3.3 3.4 3.5 3.6 3.7 4.1 4.2 4.3 5 6 7';
  expect(clauses).toEqual(numbers.split(' '));
});

test.each(clauses)('clause %s has a test', (clause) => {
  expect(tests).toMatch(new RegExp(`['\`]${clause.replace('.', '\\.')} `));
});
