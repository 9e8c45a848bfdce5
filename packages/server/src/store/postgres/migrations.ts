/** What takes a database from one schema to the next. */
export interface Migration {
  readonly text: string;
  /**
   * The oldest schema whose servers can go on with what it leaves. During an upgrade the servers of the version before run on
   * it, so what they read and write must stay as it is; what they use is taken away by a later version, when none is left.
   */
  readonly needs: number;
}

/** The one at index n takes a database from schema n to schema n + 1. A released one is never edited. */
export const MIGRATIONS: readonly Migration[] = [
  {
    needs: 1,
    text: `
    -- Everything about matches has their id in its key, so that they can be divided over several databases by it.
    -- Ids have the order of their bytes, which is that of lists everywhere. Times are milliseconds, and may have parts.
    CREATE TABLE matches (
      id text COLLATE "C" PRIMARY KEY,
      game text COLLATE "C",
      status text COLLATE "C",
      visibility text COLLATE "C",
      updated_at double precision,
      listed boolean NOT NULL DEFAULT false, -- its face is that of its log
      listed_rows integer NOT NULL DEFAULT 0, -- of the log, when it was listed last
      face text,
      wake_at double precision, -- null: it is over; 0: it is in the memory of a node
      quiet_since double precision,
      timed boolean NOT NULL DEFAULT false,
      downtime double precision NOT NULL DEFAULT 0,
      keeper text COLLATE "C", -- the node that acts for time and bots, as long as that node lives
      term integer NOT NULL DEFAULT 0, -- grows each time another becomes its keeper
      handed boolean NOT NULL DEFAULT false -- its keeper was told of it, and has not said yet that it is in its memory
    ) WITH (fillfactor = 80);
    CREATE INDEX matches_by_status ON matches (status, visibility, updated_at, id);
    CREATE INDEX matches_by_game ON matches (game, status, visibility, updated_at, id);
    CREATE INDEX matches_by_wake ON matches (timed, wake_at, id) WHERE wake_at IS NOT NULL;
    CREATE INDEX matches_awake ON matches (keeper, id) WHERE wake_at = 0;
    CREATE INDEX matches_handed ON matches (keeper, id) WHERE wake_at = 0 AND handed;
    CREATE INDEX matches_by_keeper ON matches (keeper, id) WHERE keeper IS NOT NULL;
    CREATE INDEX matches_unlisted ON matches (id) WHERE NOT listed;

    CREATE TABLE log (
      match text COLLATE "C" NOT NULL,
      seq integer NOT NULL,
      row text NOT NULL,
      term integer, -- of the keeper that wrote it for time or a bot
      PRIMARY KEY (match, seq)
    );
    CREATE TABLE papers (
      match text COLLATE "C",
      key text COLLATE "C",
      text text NOT NULL,
      PRIMARY KEY (match, key)
    );
    CREATE TABLE people (
      match text COLLATE "C",
      guest text COLLATE "C",
      status text COLLATE "C" NOT NULL,
      changed_at double precision NOT NULL,
      own text NOT NULL,
      PRIMARY KEY (match, guest)
    );
    CREATE INDEX people_by_guest ON people (guest, status, changed_at, match);

    CREATE TABLE guests (id text COLLATE "C" PRIMARY KEY, name text NOT NULL);
    CREATE TABLE meta (key text COLLATE "C" PRIMARY KEY, value text NOT NULL);

    -- How many matches are open is the sum of these: no row of it is one that everybody has to wait for.
    CREATE TABLE open_changes (change bigint NOT NULL);
    CREATE FUNCTION count_open() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO open_changes VALUES (CASE WHEN new.wake_at IS NULL THEN -1 ELSE 1 END);
      RETURN NULL;
    END $$;
    CREATE TRIGGER count_opened AFTER INSERT ON matches
      FOR EACH ROW WHEN (new.wake_at IS NOT NULL) EXECUTE FUNCTION count_open();
    CREATE TRIGGER count_changed AFTER UPDATE OF wake_at ON matches
      FOR EACH ROW WHEN ((old.wake_at IS NULL) <> (new.wake_at IS NULL)) EXECUTE FUNCTION count_open();

    -- The time of all nodes: the database's clock without the time in which no node was there.
    CREATE TABLE site_clock (
      single boolean PRIMARY KEY DEFAULT true CHECK (single),
      beat_at double precision NOT NULL, -- when the last node said that it lives, in milliseconds of the database's clock
      left_out double precision NOT NULL -- milliseconds
    );
    INSERT INTO site_clock (beat_at, left_out) VALUES (extract(epoch FROM clock_timestamp()) * 1000, 0);

    CREATE TABLE nodes (
      id text COLLATE "C" PRIMARY KEY,
      lives_until double precision NOT NULL -- in milliseconds of the database's clock
    );

    -- What a crash may take: nodes say it again.
    CREATE UNLOGGED TABLE attendance (
      match text COLLATE "C",
      node text COLLATE "C",
      people text NOT NULL,
      PRIMARY KEY (match, node)
    );
    CREATE INDEX attendance_by_node ON attendance (node);
    CREATE UNLOGGED TABLE network_use (
      network text COLLATE "C",
      node text COLLATE "C",
      use text NOT NULL,
      PRIMARY KEY (network, node)
    );
    CREATE INDEX network_use_by_node ON network_use (node);
    `,
  },
  {
    needs: 1,
    text: `
    -- Which matches wait for whom, what they have for people who are not at them, and when to send word of it.
    ALTER TABLE people
      ADD COLUMN turn boolean NOT NULL DEFAULT false,
      ADD COLUMN news text COLLATE "C",
      ADD COLUMN news_seq integer,
      ADD COLUMN news_at double precision,
      ADD COLUMN news_seen boolean,
      ADD COLUMN notice_at double precision;
    CREATE INDEX people_by_turn ON people (guest, status, turn, changed_at, match);
    CREATE INDEX people_by_news ON people (guest, news_at, match) WHERE NOT news_seen;
    CREATE INDEX people_by_notice ON people (notice_at) WHERE notice_at IS NOT NULL;
    `,
  },
  {
    needs: 1,
    text: `
    -- How matches stood, so that long logs need not be folded whole. It can be thrown away, and a crash may take it.
    CREATE UNLOGGED TABLE bookmarks (match text COLLATE "C" PRIMARY KEY, text text NOT NULL);
    `,
  },
];
