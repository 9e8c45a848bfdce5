import { lastChangedFirst } from '@fathom/host';
import type { MatchOfPerson, PersonQuery } from '@fathom/host';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { bookmarkOperations } from '../../src/store/sqlite/bookmarks.ts';
import { listingOperations } from '../../src/store/sqlite/listings.ts';
import { logOperations } from '../../src/store/sqlite/log.ts';
import { migrate, MIGRATIONS } from '../../src/store/sqlite/migrations.ts';
import { paperOperations } from '../../src/store/sqlite/papers.ts';
import { newsOperations, peopleOperations } from '../../src/store/sqlite/people.ts';
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
    bookmarkOperations,
    peopleOperations,
    newsOperations,
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
    planOf(database, sql).some((step) => /^SCAN (?!CONSTANT|\(subquery)|TEMP B-TREE/u.test(step)),
  );
  expect(slow).toEqual([]);
});

it('a statement that reads everything would be noticed', () => {
  const { database } = statements();
  const all = 'SELECT id FROM matches WHERE updatedAt > 5 ORDER BY downtime';
  expect(planOf(database, all).join()).toMatch(/SCAN matches.*TEMP B-TREE/u);
});

const MANY = 10_000;
/** One person's matches: some that wait for them, some that run, some not begun, and most of them over. */
const FILLED = `
  WITH RECURSIVE n (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM n WHERE n < ${MANY - 1})
  INSERT INTO matches (number, id, game, status, visibility, updatedAt, listed)
  SELECT n, printf('m%07d', n), 'g', iif(n % 100 < 3, 'running', iif(n % 100 = 3, 'lobby', 'finished')), 'private', n, 1
  FROM n;
  INSERT INTO faces SELECT number, 'face' FROM matches;
  INSERT INTO people (match, guest, id, status, changedAt, own, turn)
  SELECT number, 'ann', id, status, updatedAt / 3, 'own', status = 'running' AND number % 2 FROM matches`;

it('10,000 matches of one person are handed out page by page, each once and in order', () => {
  const { database } = statements();
  database.exec(FILLED);
  const { matchesOf, openOf } = peopleOperations(database);
  const { countOver } = newsOperations(database);
  const walk = (query: Pick<PersonQuery, 'status' | 'turn'>): readonly MatchOfPerson[] => {
    const found: MatchOfPerson[] = [];
    for (;;) {
      const before = found.at(-1);
      const page = matchesOf({ guest: 'ann', limit: 20, ...query, ...(before && { before }) });
      if (page.length === 0) return found;
      found.push(...page);
    }
  };
  const all = walk({ status: ['lobby', 'running', 'finished', 'closed'] });
  expect(new Set(all.map(({ match }) => match)).size).toBe(MANY);
  expect(all).toEqual(all.toSorted(lastChangedFirst));
  const over = walk({ status: ['finished', 'closed'] });
  const turns = walk({ status: ['running'], turn: true });
  expect([over.length, turns.length, openOf('ann', MANY).length]).toEqual([9_600, 100, 400]);
  expect(turns.every(({ turn }) => turn)).toBe(true);
  expect([countOver('ann', MANY), countOver('ann', 50)]).toEqual([9_600, 50]);
});
