import type { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../store-error.ts';
import { inTransaction } from './transaction.ts';

/**
 * The one at index n takes a database from schema n to schema n + 1. A released one is never edited.
 *
 * Matches have a number besides their id: numbers grow with time, so the appends of the matches that are being played fall
 * into few pages of the index, however old the database. The log keeps its rowid for the same reason: a batch for
 * many matches then fills the last pages of the table instead of touching one page for each match.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE matches (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    game TEXT,
    status TEXT,
    visibility TEXT,
    updatedAt INTEGER
  );
  CREATE INDEX matchesByStatus ON matches (status, visibility, updatedAt, id);
  CREATE INDEX matchesByGame ON matches (game, status, visibility, updatedAt, id);

  CREATE TABLE log (
    match INTEGER NOT NULL REFERENCES matches (number),
    seq INTEGER NOT NULL,
    row TEXT NOT NULL,
    PRIMARY KEY (match, seq)
  );

  CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE meta (key TEXT PRIMARY KEY, value NOT NULL) WITHOUT ROWID;
  `,
  // When the host has to look at an open match by itself: so that a start loads only what has to go on.
  `
  ALTER TABLE matches ADD COLUMN wakeAt INTEGER; -- null: it is over
  ALTER TABLE matches ADD COLUMN quietSince INTEGER;
  ALTER TABLE matches ADD COLUMN timed INTEGER NOT NULL DEFAULT 0;
  UPDATE matches SET wakeAt = 0 WHERE status IN ('lobby', 'running');
  CREATE INDEX matchesByWake ON matches (wakeAt, id) WHERE wakeAt IS NOT NULL;
  CREATE INDEX matchesTimed ON matches (id) WHERE timed = 1;
  `,
  // Drawings beside the log: each paper as it was last drawn.
  `
  CREATE TABLE papers (
    match INTEGER NOT NULL REFERENCES matches (number),
    key TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (match, key)
  );
  `,
  // What lists show follows from the logs, and is kept so that no list has to read one. What older versions wrote has none
  // of it yet (listed = 0): it is made when somebody asks, and by and by.
  `
  ALTER TABLE matches ADD COLUMN downtime INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE matches ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
  DROP INDEX matchesByWake;
  DROP INDEX matchesTimed;
  CREATE INDEX matchesByWake ON matches (timed, wakeAt, id) WHERE wakeAt IS NOT NULL;
  CREATE INDEX matchesUnlisted ON matches (id) WHERE listed = 0;

  CREATE TABLE faces (match INTEGER PRIMARY KEY REFERENCES matches (number), text TEXT NOT NULL);
  CREATE TABLE people (
    match INTEGER NOT NULL REFERENCES matches (number),
    guest TEXT NOT NULL,
    id TEXT NOT NULL, -- of the match
    status TEXT NOT NULL,
    changedAt INTEGER NOT NULL,
    own TEXT NOT NULL,
    PRIMARY KEY (match, guest)
  ) WITHOUT ROWID;
  CREATE INDEX peopleByGuest ON people (guest, status, changedAt, id);

  INSERT INTO meta SELECT 'open', count(*) FROM matches WHERE wakeAt IS NOT NULL;
  CREATE TRIGGER countOpen AFTER UPDATE OF wakeAt ON matches
  WHEN (old.wakeAt IS NULL) <> (new.wakeAt IS NULL)
  BEGIN
    UPDATE meta SET value = value + iif(new.wakeAt IS NULL, -1, 1) WHERE key = 'open';
  END;
  `,
  // Which matches wait for whom, what they have for people who are not at them, and when to send word of it.
  `
  ALTER TABLE people ADD COLUMN turn INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE people ADD COLUMN news TEXT;
  ALTER TABLE people ADD COLUMN newsSeq INTEGER;
  ALTER TABLE people ADD COLUMN newsAt INTEGER;
  ALTER TABLE people ADD COLUMN newsSeen INTEGER;
  ALTER TABLE people ADD COLUMN noticeAt INTEGER;
  DROP INDEX peopleByGuest;
  CREATE INDEX peopleByGuest ON people (guest, status, turn, changedAt, id);
  CREATE INDEX peopleByNews ON people (guest, newsAt, id) WHERE newsSeen = 0;
  CREATE INDEX peopleByNotice ON people (noticeAt) WHERE noticeAt IS NOT NULL;
  `,
  // How matches stood, so that long logs need not be folded whole. It can be thrown away.
  `
  CREATE TABLE bookmarks (match INTEGER PRIMARY KEY REFERENCES matches (number), text TEXT NOT NULL);
  `,
];

/** Refuses a database this version would not understand. Only reads. */
export function refuseNewer(
  database: DatabaseSync,
  file: string,
  migrations: readonly string[],
): void {
  const schema = schemaOf(database);
  if (schema <= migrations.length) return;
  const known = `schema ${schema}, this version knows up to ${migrations.length}`;
  throw new StoreError(
    'newer',
    `${file} was written by a newer version of Fathom (${known}). Start that version, or choose another data folder.`,
  );
}

export function migrate(database: DatabaseSync, migrations: readonly string[]): void {
  for (let schema = schemaOf(database); schema < migrations.length; schema += 1) {
    inTransaction(database, () => {
      database.exec(migrations[schema] ?? '');
      database.exec(`PRAGMA user_version = ${schema + 1}`);
    });
  }
}

function schemaOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
}
