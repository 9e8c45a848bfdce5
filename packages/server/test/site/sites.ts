import type { QueryResultRow } from 'pg';
import { onTestFinished } from 'vitest';
import type { Ears, Membership } from '@fathom/host';
import { newNode, openSite } from '../../src/site/index.ts';
import type { Site, SiteOptions } from '../../src/site/index.ts';
import { MIGRATIONS } from '../../src/store/postgres/migrations.ts';
import { natsForTest, scratchDatabase, sql } from '../postgres/scratch-database.ts';

/** Ten times as fast as on a real site. */
export const QUICK = {
  beat: 100,
  life: 600,
  cutOff: 200,
  heads: 200,
  headsAlone: 50,
  attendance: 500,
  attendanceAlone: 100,
  networks: 50,
  lists: 200,
};

/** A database and a bus, and nodes that share them. */
export interface Ground {
  readonly postgres: string;
  readonly bus: string;
  /** What nodes had to say to their operator. */
  readonly said: string[];
  readonly open: (options?: Partial<SiteOptions>) => Promise<Site>;
  readonly query: <Row extends QueryResultRow>(
    text: string,
    values?: readonly unknown[],
  ) => Promise<readonly Row[]>;
  /** A log of so many rows. */
  readonly write: (match: string, rows: number) => Promise<void>;
  readonly keeperOf: (match: string) => Promise<{ keeper: string | null; term: number }>;
}

export async function makeGround(
  urls: Partial<Pick<Ground, 'postgres' | 'bus'>> = {},
  { isMigrated = false }: { readonly isMigrated?: boolean } = {}, // a store has made the tables
): Promise<Ground> {
  const postgres = urls.postgres ?? (await scratchDatabase());
  const bus = urls.bus ?? (await natsForTest()).url;
  if (!isMigrated) for (const migration of MIGRATIONS) await sql(postgres, migration.text);
  const said: string[] = [];
  const say = (line: string): void => void said.push(line);
  const query: Ground['query'] = (text, values) => sql(postgres, text, values);
  return {
    postgres,
    bus,
    said,
    query,
    open: async (options) => {
      const node = newNode();
      const site = await openSite({ postgres, bus, node, say, times: QUICK, ...options });
      onTestFinished(() => site.close());
      return site;
    },
    write: async (match, rows) => {
      await query('INSERT INTO matches (id) VALUES ($1) ON CONFLICT DO NOTHING', [match]);
      await query(
        `INSERT INTO log (match, seq, row) SELECT $1, seq, '{}' FROM generate_series(0, $2::int - 1) seq ON CONFLICT DO NOTHING`,
        [match, rows],
      );
    },
    keeperOf: async (match) => {
      const [row] = await query<{ keeper: string | null; term: number }>(
        'SELECT keeper, term FROM matches WHERE id = $1',
        [match],
      );
      if (row === undefined) throw new Error(`there is no match ${match}`);
      return row;
    },
  };
}

/** A copy of a match that remembers what it was told. */
export interface TestCopy extends Membership {
  readonly rows: number[];
  readonly people: (readonly string[])[];
  readonly heard: string[];
  readonly terms: (number | null)[]; // at each change
}

export function enter({ peers }: Site, match: string): TestCopy {
  const rows: number[] = [];
  const people: (readonly string[])[] = [];
  const heard: string[] = [];
  const terms: (number | null)[] = [];
  const ears: Ears = {
    rows: (count) => void rows.push(count),
    papers: () => void heard.push('papers'),
    hurry: () => void heard.push('hurry'),
    whisper: (text) => void heard.push(text),
    people: (elsewhere) => void people.push(elsewhere),
    keeping: () => void terms.push(membership.term()),
  };
  const membership = peers.enter(match, ears);
  return { ...membership, rows, people, heard, terms };
}
