import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import * as statements from '../../src/site/statements.ts';
import { makeGround } from './sites.ts';

// All nodes send these every second or two: what they cost must not grow with all that is in the database.

const FILLED = `
  INSERT INTO matches (id, keeper, wake_at)
  SELECT 'm' || n, CASE WHEN n % 5 > 0 THEN 'node' || n % 3 END, 0 FROM generate_series(1, 6000) AS n;
  INSERT INTO log SELECT 'm' || n % 6000, n / 6000, 'row' FROM generate_series(0, 40000) AS n;
  INSERT INTO attendance SELECT 'm' || n, 'node' || n % 3, 'people' FROM generate_series(1, 6000) AS n;
  INSERT INTO network_use SELECT 'n' || n, 'node' || n % 3, 'use' FROM generate_series(1, 6000) AS n;
  INSERT INTO nodes SELECT 'node' || n, 0 FROM generate_series(0, 2) AS n;
  ANALYZE matches, log, attendance, network_use, nodes, site_clock;
  SET plan_cache_mode = force_generic_plan;
  SET enable_seqscan = off;
  SET jit = off`;

test('every statement finds its rows by an index', async () => {
  const ground = await makeGround();
  const client = new Client({ connectionString: ground.postgres });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(FILLED);
  const all = Object.values(statements).filter((each) => typeof each === 'object');
  expect(all.length).toBeGreaterThan(8);
  for (const { name, text } of all) {
    const count = Math.max(...[...text.matchAll(/\$(\d+)/gu)].map(([, n]) => Number(n)));
    await client.query(`PREPARE "${name}" AS ${text}`);
    const values = Array.from({ length: count }, () => 'NULL').join(', ');
    const { rows } = await client.query<Record<'QUERY PLAN', string>>(
      `EXPLAIN EXECUTE "${name}" (${values})`,
    );
    const lines = rows.map((row) => row['QUERY PLAN']);
    const reads = lines.filter((line, at) =>
      /Seq Scan on (?!nodes|site_clock)|Index (?:Only )?Scan .*on (?!nodes|site_clock)/u.test(line)
        ? !(lines[at + 1] ?? '').includes('Index Cond')
        : false,
    );
    expect([name, ...reads]).toStrictEqual([name]);
  }
});
