import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { openPostgresStore } from '../../src/store/index.ts';
import * as appending from '../../src/store/postgres/appending.ts';
import type { Statement } from '../../src/store/postgres/connection.ts';
import * as listings from '../../src/store/postgres/listings.ts';
import * as news from '../../src/store/postgres/news.ts';
import * as reading from '../../src/store/postgres/reading.ts';
import * as wakes from '../../src/store/postgres/wakes.ts';
import { scratchDatabase } from '../postgres/scratch-database.ts';

// What a question costs must not grow with the number of matches. Postgres says beforehand how it will find the answer,
// whatever the values are.

const isStatement = (value: unknown): value is Statement =>
  typeof value === 'object' && value !== null && 'name' in value && 'text' in value;
const STATEMENTS: readonly Statement[] = [appending, listings, news, reading, wakes]
  .flatMap((module) => Object.values(module) as readonly unknown[])
  .filter(isStatement);

/** They read all that there is, which is little: the nodes, and what was not added up yet. */
const OF_LITTLE = new Set(['living-nodes', 'open-count', 'open-sum-up']);
/** They take the first of all there are, and then the next. */
const FROM_THE_START = new Set(['forget-faces', 'forget-people']);

const FILLED = `
  INSERT INTO matches (id, game, status, visibility, updated_at, listed, face, wake_at, timed, keeper)
  SELECT 'm' || n, 'g' || n % 4, CASE WHEN n % 3 = 0 THEN 'running' ELSE 'finished' END, 'public', n, n % 50 > 0, 'face',
    CASE WHEN n % 3 = 0 THEN n % 5 * 100 END, n % 2 = 0, CASE WHEN n % 5 = 0 THEN 'node' || n % 3 END
  FROM generate_series(1, 6000) AS n;
  INSERT INTO log SELECT 'm' || n % 6000, n / 6000, 'row' FROM generate_series(0, 40000) AS n;
  INSERT INTO people (match, guest, status, changed_at, own, turn, news, news_seq, news_at, news_seen, notice_at)
  SELECT 'm' || n, 'guest' || n % 100, 'running', n, 'own', n % 4 = 0, 'turn', n, n, n % 2 = 0, CASE WHEN n % 7 = 0 THEN n END
  FROM generate_series(1, 6000) AS n;
  INSERT INTO papers SELECT 'm' || n, 'key', 'text' FROM generate_series(1, 6000) AS n;
  INSERT INTO bookmarks SELECT 'm' || n, 'text' FROM generate_series(1, 6000) AS n;
  INSERT INTO nodes SELECT 'node' || n, 0 FROM generate_series(0, 2) AS n;
  ANALYZE matches, log, people, papers, bookmarks, nodes, open_changes;
  SET plan_cache_mode = force_generic_plan;
  SET enable_seqscan = off;
  SET enable_bitmapscan = off;
  SET jit = off`;

async function filledDatabase(): Promise<Client> {
  const url = await scratchDatabase();
  await (await openPostgresStore({ url })).close();
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(FILLED);
  return client;
}

/** As it is made once for a prepared statement that is used often. */
async function planOf(client: Client, { name, text }: Statement): Promise<string> {
  const count = Math.max(0, ...[...text.matchAll(/\$(\d+)/gu)].map(([, n]) => Number(n)));
  const given = Array.from({ length: count }, () => 'NULL').join(', ');
  await client.query(`PREPARE "${name}" AS ${text}`);
  const { rows } = await client.query<Record<'QUERY PLAN', string>>(
    `EXPLAIN EXECUTE "${name}"${count === 0 ? '' : ` (${given})`}`,
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

/** Steps that read a whole table, or a whole index. */
function readsOfAll(plan: string): readonly string[] {
  const lines = plan.split('\n');
  return lines.filter((line, at) => {
    if (/Seq Scan on (?!nodes)/u.test(line)) return true; // of whom there are few
    const isByIndex = /Index (?:Only )?Scan .*on (?!nodes)|Bitmap Index Scan/u.test(line);
    return isByIndex && !(lines[at + 1] ?? '').includes('Index Cond');
  });
}

it('every statement finds its rows by an index', async () => {
  const client = await filledDatabase();
  expect(STATEMENTS.length).toBeGreaterThan(15);
  for (const statement of STATEMENTS) {
    const reads = readsOfAll(await planOf(client, statement));
    if (OF_LITTLE.has(statement.name) || FROM_THE_START.has(statement.name)) continue;
    expect([statement.name, ...reads]).toEqual([statement.name]);
  }
});

it.each([
  listings.LISTED,
  listings.LISTED_OF_GAME,
  listings.MATCHES_OF,
  listings.UNLISTED,
  news.LATEST,
  wakes.DUE,
])('$name finds them in the order of its list', async (statement) => {
  expect(await planOf(await filledDatabase(), statement)).not.toContain('Sort');
});

it('a statement that reads everything would be noticed', async () => {
  const client = await filledDatabase();
  const slow = [
    `SELECT id FROM matches WHERE downtime > 5`,
    `SELECT match FROM log WHERE row = $1`,
    `SELECT count(*) FROM matches WHERE wake_at IS NOT NULL`,
  ];
  for (const text of slow)
    expect(readsOfAll(await planOf(client, { name: text, text }))).not.toEqual([]);
});

const MANY = 10_000;
const PAGE = 20;
const OF_ANN = `
  INSERT INTO matches (id, game, status, visibility, updated_at, listed, face)
  SELECT 'x' || n, 'g', 'finished', 'private', n, true, 'face' FROM generate_series(1, ${MANY}) AS n;
  INSERT INTO people (match, guest, status, changed_at, own, turn, news, news_at, news_seen)
  SELECT 'x' || n, 'ann', CASE WHEN n % 100 < 3 THEN 'running' ELSE 'finished' END, n, 'own', n % 100 = 0, 'over', n, false
  FROM generate_series(1, ${MANY}) AS n;
  ANALYZE matches, people`;
const FAR = MANY / 2;
const GROUPS = [
  ['running', 'running', 'finished', 'closed'],
  [false, true, false, false],
] as const;

it.each([
  { statement: listings.MATCHES_OF, values: ['ann', GROUPS[0], FAR, 'x', PAGE, GROUPS[1]] },
  { statement: news.LATEST, values: ['ann'] },
])(
  '$statement.name reads a page of one person’s 10,000 matches, and no more',
  async ({ statement, values }) => {
    const client = await filledDatabase();
    await client.query(OF_ANN);
    const { rows } = await client.query<Record<'QUERY PLAN', string>>({
      text: `EXPLAIN (ANALYZE, TIMING OFF, COSTS OFF) ${statement.text}`,
      values: values as unknown[],
    });
    const reads = rows.map((row) => /rows=([\d.]+) loops=(\d+)/u.exec(row['QUERY PLAN']));
    const read = reads.map((found) => Number(found?.[1] ?? 0) * Number(found?.[2] ?? 0));
    expect(read.length).toBeGreaterThan(3);
    expect(Math.max(...read)).toBeLessThanOrEqual(PAGE * GROUPS[0].length);
  },
);
