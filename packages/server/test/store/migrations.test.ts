import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { listingOperations } from '../../src/store/sqlite/listings.ts';
import { migrate, MIGRATIONS, refuseNewer } from '../../src/store/sqlite/migrations.ts';
import { wakeOperations } from '../../src/store/sqlite/wakes.ts';
import { scratchFolder } from './scratch.ts';

const MADE_UP = [
  "CREATE TABLE boats (name TEXT); INSERT INTO boats VALUES ('Otter')",
  'ALTER TABLE boats ADD COLUMN depth INTEGER NOT NULL DEFAULT 30',
];
const BROKEN = 'CREATE TABLE crews (name TEXT); INSERT INTO nowhere VALUES (1)';

function schemaOf(database: DatabaseSync): unknown {
  return database.prepare('PRAGMA user_version').get()?.['user_version'];
}

function boats(database: DatabaseSync): unknown[] {
  return database.prepare('SELECT * FROM boats').all();
}

it('an older database goes through every version it lacks, with its data', () => {
  const database = new DatabaseSync(':memory:');
  migrate(database, MADE_UP.slice(0, 1));
  expect(schemaOf(database)).toBe(1);
  database.exec("INSERT INTO boats VALUES ('Heron')");
  migrate(database, MADE_UP);
  expect(schemaOf(database)).toBe(2);
  expect(boats(database)).toEqual([
    { name: 'Otter', depth: 30 },
    { name: 'Heron', depth: 30 },
  ]);
});

it('a database of this version is left alone', () => {
  const database = new DatabaseSync(':memory:');
  migrate(database, MADE_UP);
  migrate(database, MADE_UP);
  expect(boats(database)).toHaveLength(1);
});

it('a migration that fails leaves the version before it', () => {
  const database = new DatabaseSync(':memory:');
  expect(() => migrate(database, [...MADE_UP, BROKEN])).toThrow('nowhere');
  expect(schemaOf(database)).toBe(2);
  expect(() => database.exec('SELECT * FROM crews')).toThrow('no such table');
});

it('a newer database is refused in one line and not changed', async () => {
  const folder = join(scratchFolder(), 'data');
  mkdirSync(folder);
  const file = join(folder, 'fathom.db');
  writeSchemaSeven(file);
  const known = MIGRATIONS.length;
  await expect(openStore({ folder })).rejects.toMatchObject({
    fault: 'newer',
    message: `${file} was written by a newer version of Fathom (schema 7, this version knows up to ${known}). Start that version, or choose another data folder.`,
  });
  const database = new DatabaseSync(file, { readOnly: true });
  expect(schemaOf(database)).toBe(7);
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'delete' });
  expect(boats(database)).toHaveLength(1);
  database.close();
});

it('the next server may be older by no version at all', () => {
  const database = new DatabaseSync(':memory:');
  migrate(database, MADE_UP);
  expect(() => refuseNewer(database, 'x', MADE_UP)).not.toThrow();
  expect(() => refuseNewer(database, 'x', MADE_UP.slice(0, 1))).toThrow('knows up to 1');
});

it('matches of an older version are open, and wait for somebody to make what lists show of them', () => {
  const database = new DatabaseSync(':memory:');
  migrate(database, MIGRATIONS.slice(0, 3));
  database.exec(`
    INSERT INTO matches (id, game, status, visibility, updatedAt, wakeAt, timed) VALUES
      ('a', 'g', 'running', 'public', 1, 500, 1),
      ('b', 'g', 'lobby', 'public', 2, 0, 0),
      ('c', 'g', 'finished', 'public', 3, NULL, 0);
  `);
  migrate(database, MIGRATIONS);
  const { wakes, openCount } = wakeOperations(database);
  const { unlisted, listings } = listingOperations(database);
  expect(openCount()).toBe(2);
  expect(wakes({ timed: true, by: 500, limit: 5 })).toEqual([{ match: 'a', wakeAt: 500 }]);
  expect(wakes({ timed: false, by: 500, limit: 5 })).toEqual([{ match: 'b', wakeAt: 0 }]);
  expect(unlisted({ limit: 5 })).toEqual(['a', 'b', 'c']);
  expect(listings({ status: ['running'], limit: 5 })).toMatchObject([{ match: 'a', face: null }]);
});

function writeSchemaSeven(file: string): void {
  const database = new DatabaseSync(file);
  database.exec(`${MADE_UP[0]}; PRAGMA user_version = 7`);
  database.close();
}
