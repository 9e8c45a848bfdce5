import { appendOf, summaryOf } from '@fathom/host/testing/rows';
import { expect, it, onTestFinished } from 'vitest';
import { openPostgresStore } from '../../src/store/index.ts';
import type { Store } from '../../src/store/index.ts';
import { MIGRATIONS } from '../../src/store/postgres/migrations.ts';
import type { Migration } from '../../src/store/postgres/migrations.ts';
import { inOpenTransaction, scratchDatabase, sql } from '../postgres/scratch-database.ts';

const KNOWN = MIGRATIONS.length;
const ADDING: Migration = {
  needs: 1,
  text: `ALTER TABLE matches ADD COLUMN mood text NOT NULL DEFAULT 'calm'; CREATE TABLE boats (name text)`,
};
const BREAKING: Migration = { needs: KNOWN + 2, text: 'ALTER TABLE matches RENAME face TO look' };
const WRONG: Migration = {
  needs: 1,
  text: 'CREATE TABLE crews (name text); INSERT INTO nowhere VALUES (1)',
};
const NEWER = [...MIGRATIONS, ADDING];

async function opened(url: string, migrations: readonly Migration[] = MIGRATIONS): Promise<Store> {
  const store = await openPostgresStore({ url, migrations });
  onTestFinished(() => store.close());
  return store;
}
const metaIn = async (url: string): Promise<unknown> =>
  Object.fromEntries(
    (
      await sql<{ key: string; value: string }>(
        url,
        "SELECT key, value FROM meta WHERE key IN ('schema', 'needs')",
      )
    ).map(({ key, value }) => [key, Number(value)]),
  );

it('several servers that begin at once make one schema', async () => {
  const url = await scratchDatabase();
  const stores = await Promise.all(Array.from({ length: 5 }, () => opened(url)));
  expect(await metaIn(url)).toEqual({ schema: KNOWN, needs: 1 });
  for (const [n, store] of stores.entries())
    expect(await store.append(appendOf(`m${n}`, 0, summaryOf()))).toBe('ok');
});

it('a server of the version before goes on while a newer one migrates, and may be started again after', async () => {
  const url = await scratchDatabase();
  const older = await opened(url);
  await older.append(appendOf('a', 0, summaryOf()));
  const over = new AbortController();
  let seq = 1;
  const writing = (async () => {
    for (; !over.signal.aborted; seq += 1) {
      expect(await older.append(appendOf('a', seq, summaryOf({ updatedAt: seq })))).toBe('ok');
      expect(await older.listings({ status: ['lobby'], limit: 1 })).toMatchObject([
        { updatedAt: seq },
      ]);
    }
  })();
  const newer = await opened(url, NEWER);
  const migratedAt = seq;
  await expect.poll(() => seq).toBeGreaterThan(migratedAt + 20);
  over.abort();
  await writing;
  expect(await metaIn(url)).toEqual({ schema: KNOWN + 1, needs: 1 });
  expect(await newer.read('a')).toHaveLength(seq);
  expect(await newer.append(appendOf('a', seq))).toBe('ok');
  const again = await opened(url);
  expect(await again.append(appendOf('a', seq + 1))).toBe('ok');
  expect(await metaIn(url)).toEqual({ schema: KNOWN + 1, needs: 1 });
});

it('a migration waits for nobody for long, so that nobody waits for it', async () => {
  const url = await scratchDatabase();
  const older = await opened(url);
  await older.append(appendOf('a', 0, summaryOf()));
  const waits = `SELECT 1 FROM pg_stat_activity WHERE query LIKE '%ADD COLUMN mood%' AND wait_event_type = 'Lock'`;
  const { migrating } = await inOpenTransaction(url, 'SELECT count(*) FROM matches', async () => {
    const migrating = opened(url, NEWER);
    await expect.poll(() => sql(url, waits), { interval: 10 }).not.toEqual([]);
    expect(await older.append(appendOf('a', 1, summaryOf()))).toBe('ok');
    return { migrating };
  });
  await migrating;
  expect(await metaIn(url)).toEqual({ schema: KNOWN + 1, needs: 1 });
});

it('a database that needs a newer version is refused in one line and not changed', async () => {
  const url = await scratchDatabase();
  await opened(url, [...NEWER, BREAKING]);
  await expect(openPostgresStore({ url })).rejects.toMatchObject({
    fault: 'newer',
    message: `The database was written by a newer version of Fathom (schema ${KNOWN + 2}, this version knows up to ${KNOWN}). Start that version, or choose another database.`,
  });
  expect(await metaIn(url)).toEqual({ schema: KNOWN + 2, needs: KNOWN + 2 });
});

it('a migration that fails leaves the schema before it', async () => {
  const url = await scratchDatabase();
  await expect(openPostgresStore({ url, migrations: [...NEWER, WRONG] })).rejects.toThrow(
    'relation "nowhere" does not exist',
  );
  expect(await metaIn(url)).toEqual({ schema: KNOWN + 1, needs: 1 });
  expect(
    await sql(url, "SELECT to_regclass('crews') AS crews, to_regclass('boats')::text AS boats"),
  ).toEqual([{ crews: null, boats: 'boats' }]);
  await opened(url); // nobody holds the lock
});

it('no released migration needs more than the version before it knows', () => {
  for (const [at, { needs }] of MIGRATIONS.entries())
    expect(needs).toBeLessThanOrEqual(Math.max(at, 1));
});
