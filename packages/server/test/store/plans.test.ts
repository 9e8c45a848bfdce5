import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { listingOperations } from '../../src/store/sqlite/listings.ts';
import { logOperations } from '../../src/store/sqlite/log.ts';
import { migrate, MIGRATIONS } from '../../src/store/sqlite/migrations.ts';
import { paperOperations } from '../../src/store/sqlite/papers.ts';
import { peopleOperations } from '../../src/store/sqlite/people.ts';
import { wakeOperations } from '../../src/store/sqlite/wakes.ts';

// What a question costs must not grow with the number of matches: SQLite says beforehand how it will find the answer.

function statements(): { readonly database: DatabaseSync; readonly all: readonly string[] } {
  const database = new DatabaseSync(':memory:');
  migrate(database, MIGRATIONS);
  const all: string[] = [];
  const prepare = database.prepare.bind(database);
  database.prepare = (sql) => {
    all.push(sql);
    return prepare(sql);
  };
  for (const operationsOn of [
    listingOperations,
    logOperations,
    paperOperations,
    peopleOperations,
    wakeOperations,
  ])
    operationsOn(database);
  database.prepare = prepare;
  return { database, all };
}
const planOf = (database: DatabaseSync, sql: string): readonly string[] =>
  database
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .all()
    .map(({ detail }) => String(detail));

it('every statement finds its rows by an index, in the order that is asked for', () => {
  const { database, all } = statements();
  expect(all.length).toBeGreaterThan(20);
  const slow = all.filter((sql) =>
    planOf(database, sql).some((step) => /^SCAN (?!CONSTANT)|TEMP B-TREE/u.test(step)),
  );
  expect(slow).toEqual([]);
});

it('a statement that reads everything would be noticed', () => {
  const { database } = statements();
  const all = 'SELECT id FROM matches WHERE updatedAt > 5 ORDER BY downtime';
  expect(planOf(database, all).join()).toMatch(/SCAN matches.*TEMP B-TREE/u);
});
