import { appendOf } from '@fathom/host/testing/rows';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  makeMemoryDisk,
  openMemoryStore,
  openPostgresStore,
  openStore,
} from '../../src/store/index.ts';
import type { Store, TablesPart, TableStatement } from '../../src/store/index.ts';
import {
  postgresForTest,
  proxyForTest,
  scratchDatabase,
  throughPort,
} from '../postgres/scratch-database.ts';
import { scratchFolder } from './scratch.ts';

const FIRST = `CREATE TABLE pearls (id TEXT PRIMARY KEY, worth DOUBLE PRECISION NOT NULL)`;
const SECOND = `ALTER TABLE pearls ADD COLUMN shine INTEGER NOT NULL DEFAULT 0; CREATE INDEX pearls_by_worth ON pearls (worth)`;
const PARTS: readonly TablesPart[] = [{ name: 'pearls', migrations: [FIRST, SECOND] }];
const EARLIER: readonly TablesPart[] = [{ name: 'pearls', migrations: [FIRST] }];

/** Opens the same data again each time it is called. */
type Opener = (parts: readonly TablesPart[]) => Promise<Store>;

const KINDS: readonly (readonly [string, () => Opener | Promise<Opener>])[] = [
  [
    'memory',
    () => {
      const disk = makeMemoryDisk(PARTS);
      return async () => openMemoryStore(disk);
    },
  ],
  [
    'sqlite',
    () => {
      const folder = scratchFolder();
      return (parts) => openStore({ folder, parts });
    },
  ],
  [
    'postgres',
    async () => {
      const url = await scratchDatabase();
      return (parts) => openPostgresStore({ url, parts });
    },
  ],
];

/** What becomes of a server that finds tables of a later version. */
const LATER_TABLES: Readonly<Record<string, RegExp>> = { postgres: /^null$/u };

const add = (id: string, worth: number): TableStatement => ({
  text: 'INSERT INTO pearls (id, worth) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING',
  values: [id, worth],
  must: true,
});
const raise = (id: string, worth: number): TableStatement => ({
  text: 'UPDATE pearls SET worth = worth + $1, shine = shine + 1 WHERE id = $2',
  values: [worth, id],
  must: true,
});
const all = (store: Store): Promise<readonly unknown[]> =>
  store.people.read('SELECT id, worth, shine FROM pearls WHERE worth > $1 ORDER BY id', [0]);

describe.each(KINDS)('tables about people in a %s store', (_name, makeOpener) => {
  it('does all statements of a transaction or none, and keeps what it said', async () => {
    const open = await makeOpener();
    const store = await open(PARTS);
    expect(await store.people.write([add('a', 1), add('b', 2.5), raise('a', 4)])).toBeNull();
    expect(await store.people.write([raise('b', 1), add('a', 9), add('c', 1)])).toBe(1);
    expect(await store.people.write([raise('nobody', 1)])).toBe(0);
    await store.close();
    const again = await open(PARTS);
    onTestFinished(() => again.close());
    expect(await all(again)).toEqual([
      { id: 'a', worth: 5, shine: 1 },
      { id: 'b', worth: 2.5, shine: 0 },
    ]);
  });

  it('says which statement breaks a rule of its table, and goes on', async () => {
    const store = await (await makeOpener())(PARTS);
    onTestFinished(() => store.close());
    const bare = { text: 'INSERT INTO pearls (id, worth) VALUES ($1, $2)', values: ['a', 1] };
    expect(await store.people.write([bare])).toBeNull();
    expect(await store.people.write([add('b', 1), bare])).toBe(1);
    expect(await store.people.write([{ ...bare, values: ['c', null] }])).toBe(0);
    expect(store.failure()).toBeNull();
    expect(await all(store)).toEqual([{ id: 'a', worth: 1, shine: 0 }]);
  });

  it('undoes what is in the way of one transaction, and nothing of what is written beside it', async () => {
    const open = await makeOpener();
    const store = await open(PARTS);
    expect(await store.people.write([add('a', 1)])).toBeNull();
    const [, ...answers] = await Promise.all([
      store.append(appendOf('m', 0)),
      store.people.write([add('b', 1), add('a', 9)]),
      store.people.write([add('c', 1), raise('a', 1)]),
      store.nameGuest('g', 'Ann'),
      store.append(appendOf('m', 1)),
    ]);
    expect(answers.slice(0, 2)).toEqual([1, null]);
    await store.close();
    const again = await open(PARTS);
    onTestFinished(() => again.close());
    expect(await all(again)).toEqual([
      { id: 'a', worth: 2, shine: 1 },
      { id: 'c', worth: 1, shine: 0 },
    ]);
    expect(await again.read('m')).toHaveLength(2);
    expect(await again.guestName('g')).toBe('Ann');
  });

  it('of two who write the same at once, one is told that it is there already', async () => {
    const store = await (await makeOpener())(PARTS);
    onTestFinished(() => store.close());
    const answers = await Promise.all(
      [1, 2, 3, 4].map((worth) => store.people.write([add('a', worth)])),
    );
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(answers.filter((answer) => answer === 0)).toHaveLength(3);
  });
});

describe.each(KINDS.filter(([name]) => name !== 'memory'))('a %s store', (name, makeOpener) => {
  it('brings tables of an earlier version up to date, with what is in them', async () => {
    const open = await makeOpener();
    const store = await open(EARLIER);
    await store.people.write([add('a', 1)]);
    await store.close();
    const later = await open(PARTS);
    onTestFinished(() => later.close());
    expect(await all(later)).toEqual([{ id: 'a', worth: 1, shine: 0 }]);
  });

  it('tables of a later version: one server alone refuses them, one of several goes on beside it', async () => {
    const open = await makeOpener();
    await (await open(PARTS)).close();
    const opened = open(EARLIER).then(async (store) => {
      const written = await store.people.write([add('a', 1)]);
      await store.close();
      return written;
    });
    const outcome = await opened.catch((error: Error) => error.message);
    expect(String(outcome)).toMatch(LATER_TABLES[name] ?? /newer version of Fathom/u);
  });
});

it('a transaction whose answer was lost is not done twice', async () => {
  const url = await scratchDatabase();
  const proxy = await proxyForTest(url);
  const store = await openPostgresStore({ url: throughPort(url, proxy.port), parts: PARTS });
  onTestFinished(() => store.close());
  await store.people.write([add('a', 0)]);
  for (let round = 1; round <= 8; round += 1) {
    const writing = store.people.write([raise('a', 1)]);
    for (let turn = 0; turn < round * 3; turn += 1) await new Promise(setImmediate);
    proxy.cut();
    proxy.mend();
    expect(await writing).toBeNull();
    expect(await all(store)).toEqual([{ id: 'a', worth: round, shine: round }]);
  }
});

it('Postgres killed in the middle of transactions: what was acknowledged is there, once', async () => {
  const server = await postgresForTest();
  const store = await openPostgresStore({ url: server.url, parts: PARTS, patience: 60_000 });
  onTestFinished(() => store.close());
  await store.people.write([add('a', 0)]);
  let done = 0;
  const over = new AbortController();
  const writing = Array.from({ length: 4 }, async () => {
    while (!over.signal.aborted) {
      expect(await store.people.write([raise('a', 1)])).toBeNull();
      done += 1;
    }
  });
  for (let kill = 0; kill < 2; kill += 1) {
    const goal = done + 20;
    await expect.poll(() => done).toBeGreaterThan(goal);
    await server.kill();
    await server.restart();
  }
  over.abort();
  await Promise.all(writing);
  expect(await all(store)).toEqual([{ id: 'a', worth: done, shine: done }]);
});
