import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

type Counted = 'chaptersWithText' | 'chaptersWithoutClauses';

const PATTERNS: Readonly<Record<Counted, RegExp>> = {
  /** Every clause with a number of its own, and every chapter that says something before its first clause. */
  chaptersWithText: /^(?:- \*\*(\d+\.\d+)\*\*|## (\d+)\. [^\n]*\n\n(?!- \*\*))/gm,
  /** Every clause with a number of its own; a chapter without such clauses is one clause. */
  chaptersWithoutClauses: /^(?:- \*\*(\d+\.\d+)\*\*|## (\d+)\. (?!(?:(?!^## )[^])*^- \*\*\d))/gm,
};

/** Each clause of a game's RULES.md has a test that begins with its number. */
export function clauseSuite(
  folder: URL,
  numbers: string,
  counted: Counted = 'chaptersWithText',
): void {
  const rules = readFileSync(new URL('../RULES.md', folder), 'utf8');
  const tests = readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
  const clauses = [...rules.matchAll(PATTERNS[counted])].map(
    ([, clause, chapter]) => clause ?? chapter!,
  );

  test('the rules have the clauses of the rulings', () => {
    expect(clauses).toEqual(numbers.split(' '));
  });

  test.each(clauses)('clause %s has a test', (clause) => {
    expect(tests).toMatch(new RegExp(`['\`]${clause.replace('.', '\\.')} `));
  });
}
