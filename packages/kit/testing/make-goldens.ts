import { existsSync, writeFileSync } from 'node:fs';
import type { MatchRecord } from '@fathom/kit';
import { makeGolden } from '@fathom/kit/golden';

const MOST_ATTEMPTS = 10_000;

/**
 * Makes the golden games that are missing, each from the first seed that does. It never touches one that exists. A
 * change of the rules that would alter a golden game is a new version of the rules, and gets golden games of its own.
 */
export function makeGoldens<Recipe extends { readonly name: string }>(
  folder: URL,
  recipes: readonly Recipe[],
  make: (recipe: Recipe, attempt: number) => MatchRecord | null, // null: with this seed it ends otherwise
): void {
  for (const recipe of recipes) {
    const file = new URL(`${recipe.name}.jsonl`, folder);
    if (existsSync(file)) continue;
    let record: MatchRecord | null = null;
    for (let attempt = 0; record === null && attempt < MOST_ATTEMPTS; attempt++)
      record = make(recipe, attempt);
    if (record === null) throw new Error(`${recipe.name} never ends as it should`);
    writeFileSync(file, makeGolden(record), { flag: 'wx' });
    const winners = record.outcome.winners.join(', ');
    console.info(`${recipe.name}: ${record.lines.length} rows, won by ${winners || 'nobody'}`);
  }
}
