import { appendOf, summaryOf } from '@fathom/host/testing/rows';
import { expect, it, onTestFinished } from 'vitest';
import { openPostgresStore } from '../../src/store/index.ts';
import type { PostgresStoreOptions, Store } from '../../src/store/index.ts';
import {
  postgresForTest,
  proxyForTest,
  scratchDatabase,
  sql,
  throughPort,
} from '../postgres/scratch-database.ts';
import type { TcpProxy } from '../postgres/tcp-proxy.ts';

// What is acknowledged is in the log, once, whatever becomes of Postgres or of the way to it.

async function opened(options: PostgresStoreOptions): Promise<Store> {
  const store = await openPostgresStore(options);
  onTestFinished(() => store.close());
  return store;
}

interface ThroughProxy {
  readonly url: string; // of the same database, past the proxy
  readonly proxy: TcpProxy;
  readonly store: Store;
}
async function throughProxy(options: Partial<PostgresStoreOptions> = {}): Promise<ThroughProxy> {
  const url = await scratchDatabase();
  const proxy = await proxyForTest(url);
  const store = await opened({ url: throughPort(url, proxy.port), ...options });
  await store.append(appendOf('a', 0, summaryOf()));
  return { url, proxy, store };
}
const rowsIn = (url: string): Promise<readonly { match: string; seq: number; row: string }[]> =>
  sql(url, 'SELECT match, seq, row FROM log ORDER BY match, seq');

it('Postgres killed in the middle of appends, time and again: each acknowledged row is there once', async () => {
  const server = await postgresForTest();
  const store = await opened({ url: server.url, patience: 60_000 });
  const acknowledged: string[] = [];
  const over = new AbortController();
  const writing = Array.from({ length: 25 }, async (_, n) => {
    const match = `m${String(n).padStart(2, '0')}`;
    for (let seq = 0; !over.signal.aborted; seq += 1) {
      const row = JSON.stringify({ match, seq, by: n });
      const listing = seq % 3 === 0 ? summaryOf({ updatedAt: seq }) : null;
      expect(await store.append({ match, seq, row, listing })).toBe('ok');
      acknowledged.push(row);
    }
  });
  for (let kill = 0; kill < 3; kill += 1) {
    const goal = acknowledged.length + 200;
    await expect.poll(() => acknowledged.length).toBeGreaterThan(goal);
    await server.kill();
    await expect.poll(() => store.isCutOff()).toBe(true);
    expect(store.failure()).toBeNull();
    await server.restart();
    await expect.poll(() => store.isCutOff()).toBe(false);
  }
  over.abort();
  await Promise.all(writing);
  const rows = await rowsIn(server.url);
  expect(rows.map(({ row }) => row).toSorted()).toEqual(acknowledged.toSorted());
  for (const { match, seq, row } of rows) expect(JSON.parse(row)).toMatchObject({ match, seq });
  expect(store.stats()).toMatchObject({ appends: acknowledged.length, conflicts: 0, queued: 0 });
});

it('a row whose answer was lost is acknowledged when it turns out to be there', async () => {
  const { url, proxy, store } = await throughProxy();
  await store.append(appendOf('a', 1));
  proxy.swallowAnswers();
  const appending = store.append(appendOf('a', 2, summaryOf({ status: 'running' })));
  await expect.poll(() => rowsIn(url)).toHaveLength(3);
  proxy.mend();
  expect(await appending).toBe('ok');
  expect(await rowsIn(url)).toHaveLength(3);
  expect(await store.listings({ status: ['running'], limit: 5 })).toHaveLength(1);
  expect(store.stats()).toMatchObject({ appends: 3, conflicts: 0 });
});

it('a row that never arrived is sent again, and another that came first wins', async () => {
  const { url, proxy, store } = await throughProxy({ patience: 60_000 });
  const other = await opened({ url });
  await other.append(appendOf('b', 0, summaryOf()));
  proxy.hang();
  const appending = Promise.all([store.append(appendOf('a', 1)), store.append(appendOf('b', 1))]);
  await expect.poll(() => store.isCutOff()).toBe(true);
  expect(await other.append({ ...appendOf('a', 1), row: '"first"' })).toBe('ok');
  proxy.mend();
  expect(await appending).toEqual(['conflict', 'ok']);
  expect(await store.read('a')).toEqual([
    { seq: 0, row: appendOf('a', 0).row },
    { seq: 1, row: '"first"' },
  ]);
});

it('an equal row of another is no proof where nothing was lost', async () => {
  const { url, store } = await throughProxy();
  const other = await opened({ url });
  await other.append(appendOf('a', 1));
  expect(await store.append(appendOf('a', 1))).toBe('conflict');
});

it('a way that is cut again and again loses nothing', async () => {
  const { url, proxy, store } = await throughProxy({ patience: 60_000 });
  let seq = 1;
  const writing = (async () => {
    for (; seq < 400; seq += 1) expect(await store.append(appendOf('a', seq))).toBe('ok');
  })();
  for (let cut = 1; cut <= 6; cut += 1) {
    await expect.poll(() => seq, { interval: 5 }).toBeGreaterThan(cut * 50);
    proxy.cut();
    proxy.mend();
  }
  await writing;
  expect((await rowsIn(url)).map((row) => row.seq)).toEqual(
    Array.from({ length: 400 }, (_, n) => n),
  );
});

it('calls wait for a while, then say that Postgres is away; and all is well when it is back', async () => {
  const { proxy, store } = await throughProxy({ patience: 300 });
  proxy.cut();
  const away = { name: 'StoreError', fault: 'cutOff' };
  await expect(store.append(appendOf('a', 1))).rejects.toMatchObject(away);
  await expect(store.read('a')).rejects.toMatchObject(away);
  await expect(store.listings({ status: ['lobby'], limit: 1 })).rejects.toMatchObject(away);
  expect(store.isCutOff()).toBe(true);
  expect(store.failure()).toBeNull();
  proxy.mend();
  await expect.poll(() => store.isCutOff()).toBe(false);
  expect(await store.append(appendOf('a', 1))).toBe('ok');
  expect(await store.read('a')).toHaveLength(2);
});

it('a slow way is only slow', async () => {
  const { proxy, store } = await throughProxy();
  proxy.delay(100);
  const appends = Array.from({ length: 20 }, (_, n) => store.append(appendOf('a', n + 1)));
  expect(new Set(await Promise.all(appends))).toEqual(new Set(['ok']));
  expect(store.isCutOff()).toBe(false);
});

it('what Postgres would refuse fails nobody else in the batch', async () => {
  const { store } = await throughProxy();
  const results = await Promise.allSettled([
    store.append({ ...appendOf('a', 1), row: '"\0"' }),
    store.append({ ...appendOf('b', 0), row: '"\u0001"' }),
    store.append({ ...appendOf('b', 0), row: '' }),
    store.append(appendOf('c', 2 ** 40)),
    store.append(appendOf('d', 0)),
  ]);
  const [last, ...others] = results.map(({ status }) => status).toReversed();
  expect(last).toBe('fulfilled');
  expect(new Set(others)).toEqual(new Set(['rejected']));
});
