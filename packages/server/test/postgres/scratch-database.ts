import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { QueryResultRow } from 'pg';
import { onTestFinished } from 'vitest';
import { startNats } from './nats-server.ts';
import type { TestNatsOptions, TestNats } from './nats-server.ts';
import { startPostgres } from './postgres-server.ts';
import type { TestPostgres } from './postgres-server.ts';
import { sharedPostgres } from './shared-postgres.ts';
import { startProxy } from './tcp-proxy.ts';
import type { TcpProxy } from './tcp-proxy.ts';

/**
 * As good as an empty database of its own, in the Postgres of all tests, and made in a tenth of the time: a schema to which
 * the URL leads. It goes with the test, whoever is connected.
 */
export async function scratchDatabase(): Promise<string> {
  const url = await namedSchema();
  const drop =
    "SET client_min_messages = error; DO $$ BEGIN EXECUTE 'DROP SCHEMA ' || current_schema() || ' CASCADE'; END $$";
  onTestFinished(async () => void (await sql(url, drop)));
  return url;
}

async function namedSchema(): Promise<string> {
  const shared = await sharedPostgres();
  const name = `scratch_${randomUUID().replaceAll('-', '')}`;
  await sql(shared, `CREATE SCHEMA ${name}`);
  const url = new URL(shared);
  url.searchParams.set('options', `-c search_path=${name}`);
  return url.href.replaceAll('+', '%20');
}

const emptied: string[] = []; // those of this worker that are free again

/**
 * The same for suites of many tests: its tables may be there already, but hold nothing. To make them takes longer than most
 * tests do.
 */
export async function recycledDatabase(): Promise<string> {
  const url = emptied.pop() ?? (await namedSchema());
  onTestFinished(async () => {
    await sql(url, EMPTY);
    emptied.push(url);
  });
  return url;
}
const EMPTY = `
  DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT tablename FROM pg_tables
      WHERE schemaname = current_schema() AND tablename NOT IN ('meta', 'parts', 'site_clock')
    LOOP EXECUTE format('DELETE FROM %I', name); END LOOP;
  END $$;
  DELETE FROM meta WHERE key = 'secret'`;

export function databaseUrl(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

/** The same database by way of a proxy. */
export function throughPort(url: string, port: number): string {
  const other = new URL(url);
  other.port = String(port);
  return other.href;
}

/** Beside whatever is tested, on a connection of its own. */
export async function sql<Row extends QueryResultRow>(
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** Does the first with a transaction that is held open until the second is done. */
export async function inOpenTransaction<T>(
  url: string,
  text: string,
  meanwhile: () => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`BEGIN; ${text}`);
    const result = await meanwhile();
    await client.query('COMMIT');
    return result;
  } finally {
    await client.end();
  }
}

/** A Postgres for this test alone, which it may kill. */
export async function postgresForTest(
  settings: Readonly<Record<string, string>> = {},
): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'fathom-postgres-'));
  const server = await startPostgres({ folder, settings });
  onTestFinished(async () => {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  return server;
}

export async function natsForTest(options: TestNatsOptions = {}): Promise<TestNats> {
  const server = await startNats(options);
  onTestFinished(() => server.kill());
  return server;
}

export async function proxyForTest(to: string): Promise<TcpProxy> {
  const proxy = await startProxy(Number(new URL(to).port));
  onTestFinished(() => proxy.close());
  return proxy;
}
