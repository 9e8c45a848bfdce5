import type { TablesPart } from '../../store/index.ts';

/** What follows from finished matches for the people who played them. All of it can be made again from the logs. */
export const RATINGS_PART: TablesPart = {
  name: 'ratings',
  migrations: [
    `
    CREATE TABLE told_matches (match TEXT PRIMARY KEY);
    CREATE TABLE told_to (id INTEGER PRIMARY KEY, listed_at DOUBLE PRECISION NOT NULL);

    CREATE TABLE results (
      person TEXT NOT NULL,
      match TEXT NOT NULL,
      game TEXT NOT NULL,
      mode TEXT NOT NULL,
      ended_at DOUBLE PRECISION NOT NULL,
      date DOUBLE PRECISION NOT NULL,
      outcome TEXT NOT NULL,
      level TEXT NOT NULL,
      role TEXT NOT NULL,
      listed INTEGER NOT NULL,
      PRIMARY KEY (person, match)
    );
    CREATE INDEX results_by_time ON results (person, ended_at, match);
    CREATE INDEX results_listed ON results (person, listed, ended_at, match);
    CREATE INDEX results_by_match ON results (match);

    CREATE TABLE tallies (
      person TEXT NOT NULL,
      game TEXT NOT NULL,
      mode TEXT NOT NULL,
      level TEXT NOT NULL,
      role TEXT NOT NULL,
      won INTEGER NOT NULL,
      lost INTEGER NOT NULL,
      drawn INTEGER NOT NULL,
      PRIMARY KEY (person, game, mode, level, role)
    );

    CREATE TABLE meetings (
      person TEXT NOT NULL,
      other TEXT NOT NULL,
      played INTEGER NOT NULL,
      won INTEGER NOT NULL,
      lost INTEGER NOT NULL,
      drawn INTEGER NOT NULL,
      PRIMARY KEY (person, other)
    );
    CREATE INDEX meetings_most ON meetings (person, played, other);

    CREATE TABLE rating_pools (pool TEXT PRIMARY KEY, version INTEGER NOT NULL);
    CREATE TABLE ratings (
      pool TEXT NOT NULL,
      person TEXT NOT NULL,
      mu DOUBLE PRECISION NOT NULL,
      sigma DOUBLE PRECISION NOT NULL,
      value DOUBLE PRECISION NOT NULL,
      provisional INTEGER NOT NULL,
      matches INTEGER NOT NULL,
      PRIMARY KEY (pool, person)
    );
    CREATE INDEX ratings_best ON ratings (pool, provisional, value, person);
    CREATE INDEX ratings_of_person ON ratings (person);

    CREATE TABLE rating_changes (
      match TEXT NOT NULL,
      person TEXT NOT NULL,
      pool TEXT NOT NULL,
      ended_at DOUBLE PRECISION NOT NULL,
      date DOUBLE PRECISION NOT NULL,
      side INTEGER NOT NULL,
      place INTEGER NOT NULL,
      mu_before DOUBLE PRECISION NOT NULL,
      sigma_before DOUBLE PRECISION NOT NULL,
      mu DOUBLE PRECISION NOT NULL,
      sigma DOUBLE PRECISION NOT NULL,
      PRIMARY KEY (match, person)
    );
    CREATE INDEX rating_changes_in_order ON rating_changes (pool, ended_at, match);
    CREATE INDEX rating_changes_of_person ON rating_changes (person, pool, ended_at, match);
    `,
  ],
};
