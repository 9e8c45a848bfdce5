import { Client } from 'pg';
import type { Evidence, Keeping, KeptMatch, LoggedRow } from './checks/evidence.ts';

/** What the test itself wants to know of the database, past all nodes. */
export interface TestDatabase {
  /** From now on each change of a keeper is noted, with whether the one before was still alive. */
  readonly watchKeepers: () => Promise<void>;
  readonly livingNodes: () => Promise<readonly string[]>;
  readonly keptBy: (node: string) => Promise<readonly string[]>;
  readonly read: () => Promise<Pick<Evidence, 'logs' | 'matches' | 'keepings'>>;
}

/**
 * A node whose life was over may come back in the very moment in which another takes its matches: that is no fault, since it
 * has to ask for them anew. So a life counts that has lasted without a gap.
 */
const WATCH = `
  CREATE TABLE test_lives (node text PRIMARY KEY, began double precision);
  CREATE FUNCTION test_note_life() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE beat double precision := extract(epoch FROM clock_timestamp()) * 1000;
  BEGIN
    IF TG_OP = 'INSERT' OR OLD.lives_until < beat THEN
      INSERT INTO test_lives VALUES (NEW.id, beat) ON CONFLICT (node) DO UPDATE SET began = excluded.began;
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER test_lives AFTER INSERT OR UPDATE ON nodes FOR EACH ROW EXECUTE FUNCTION test_note_life();

  CREATE TABLE test_keepings (
    at bigserial PRIMARY KEY, match text, term integer, keeper text, before text, before_lives boolean
  );
  CREATE FUNCTION test_note_keeping() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE asked double precision := extract(epoch FROM now()) * 1000;
  BEGIN
    INSERT INTO test_keepings (match, term, keeper, before, before_lives) VALUES (
      NEW.id, NEW.term, NEW.keeper, OLD.keeper, EXISTS (
        SELECT FROM nodes JOIN test_lives ON node = id
        WHERE id = OLD.keeper AND lives_until > asked AND began < asked - 1000
      )
    );
    RETURN NULL;
  END $$;
  CREATE TRIGGER test_keepings AFTER UPDATE OF keeper, term ON matches FOR EACH ROW
    WHEN (OLD.keeper IS DISTINCT FROM NEW.keeper OR OLD.term <> NEW.term)
    EXECUTE FUNCTION test_note_keeping()`;

export function openTestDatabase(url: string): TestDatabase {
  /** A connection for each question: Postgres may have been restarted since the last. */
  const ask = async <T>(sql: string, values: readonly unknown[] = []): Promise<readonly T[]> => {
    const client = new Client(url);
    client.on('error', () => {}); // the question rejects
    await client.connect();
    try {
      const { rows } = await client.query(sql, values.length === 0 ? undefined : [...values]);
      return rows as readonly T[];
    } finally {
      await client.end();
    }
  };
  return {
    watchKeepers: async () => void (await ask(WATCH)),
    livingNodes: async () => {
      const nodes = await ask<{ id: string }>(
        'SELECT id FROM nodes WHERE lives_until > extract(epoch FROM clock_timestamp()) * 1000',
      );
      return nodes.map(({ id }) => id);
    },
    keptBy: async (node) => {
      const matches = await ask<{ id: string }>('SELECT id FROM matches WHERE keeper = $1', [node]);
      return matches.map(({ id }) => id);
    },
    read: async () => {
      const rows = await ask<LoggedRow>(
        'SELECT match, seq, row, term FROM log ORDER BY match, seq',
      );
      return {
        logs: Map.groupBy(rows, ({ match }) => match),
        matches: await ask<KeptMatch>('SELECT id, status, term FROM matches'),
        keepings: await ask<Keeping>(
          'SELECT match, term, keeper, before, before_lives AS "beforeLives" FROM test_keepings ORDER BY at',
        ),
      };
    },
  };
}
