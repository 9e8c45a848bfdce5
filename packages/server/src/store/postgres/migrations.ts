/**
 * The one at index n takes a database from schema n to schema n + 1. A released one is never edited. During an upgrade the
 * servers of the version before go on with the schema after it: what they read and write must stay as it is.
 */
export const MIGRATIONS: readonly string[] = [
  `
  -- Everything about matches has their id in its key, so that they can be divided over several databases by it.
  CREATE TABLE matches (
    id text PRIMARY KEY,
    game text,
    status text,
    visibility text,
    updated_at bigint,
    listed boolean NOT NULL DEFAULT false, -- its face is that of its log
    face text,
    wake_at bigint, -- null: it is over
    quiet_since bigint,
    timed boolean NOT NULL DEFAULT false,
    keeper text, -- the node that acts for time and bots, as long as that node lives
    term integer NOT NULL DEFAULT 0 -- grows each time another becomes its keeper
  ) WITH (fillfactor = 80);
  CREATE INDEX matches_by_status ON matches (status, visibility, updated_at, id);
  CREATE INDEX matches_by_game ON matches (game, status, visibility, updated_at, id);
  CREATE INDEX matches_by_wake ON matches (timed, wake_at, id) WHERE wake_at IS NOT NULL;
  CREATE INDEX matches_by_keeper ON matches (keeper, id) WHERE keeper IS NOT NULL;
  CREATE INDEX matches_unlisted ON matches (id) WHERE NOT listed;

  CREATE TABLE log (
    match text NOT NULL,
    seq integer NOT NULL,
    row text NOT NULL,
    term integer, -- of the keeper that wrote it for time or a bot
    PRIMARY KEY (match, seq)
  );
  CREATE TABLE papers (match text, key text, text text NOT NULL, PRIMARY KEY (match, key));
  CREATE TABLE people (
    match text,
    guest text,
    status text NOT NULL,
    changed_at bigint NOT NULL,
    own text NOT NULL,
    PRIMARY KEY (match, guest)
  );
  CREATE INDEX people_by_guest ON people (guest, status, changed_at, match);

  CREATE TABLE guests (id text PRIMARY KEY, name text NOT NULL);
  CREATE TABLE meta (key text PRIMARY KEY, value text NOT NULL);

  -- The time of all nodes: the database's clock without the time in which no node was there.
  CREATE TABLE site_clock (
    single boolean PRIMARY KEY DEFAULT true CHECK (single),
    beat_at double precision NOT NULL, -- when the last node said that it lives, in milliseconds of the database's clock
    left_out double precision NOT NULL -- milliseconds
  );
  INSERT INTO site_clock (beat_at, left_out) VALUES (extract(epoch FROM clock_timestamp()) * 1000, 0);

  CREATE TABLE nodes (
    id text PRIMARY KEY,
    lives_until double precision NOT NULL -- in milliseconds of the database's clock
  );

  -- What a crash may take: nodes say it again.
  CREATE UNLOGGED TABLE attendance (match text, node text, people text NOT NULL, PRIMARY KEY (match, node));
  CREATE INDEX attendance_by_node ON attendance (node);
  CREATE UNLOGGED TABLE network_use (network text, node text, use text NOT NULL, PRIMARY KEY (network, node));
  CREATE INDEX network_use_by_node ON network_use (node);
  `,
];
