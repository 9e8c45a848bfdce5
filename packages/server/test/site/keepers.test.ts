import { expect, test } from 'vitest';
import { newNode, SiteError } from '../../src/site/index.ts';
import { proxyForTest, throughPort } from '../postgres/scratch-database.ts';
import { enter, makeGround } from './sites.ts';
import type { TestCopy } from './sites.ts';

const keepersOf = (copies: readonly TestCopy[]): readonly number[] =>
  copies.map(({ term }) => term()).filter((term) => term !== null);

test('of three nodes one keeps a match, and its term is that of the database', async () => {
  const ground = await makeGround();
  const sites = await Promise.all([ground.open(), ground.open(), ground.open()]);
  await ground.write('abc', 1);
  const copies = sites.map((site) => enter(site, 'abc'));
  await expect.poll(() => keepersOf(copies)).toStrictEqual([1]);
  expect((await ground.keeperOf('abc')).term).toBe(1);
  const leases = sites.map((site) => site.readings().leases);
  expect(leases.toSorted((one, other) => one - other)).toStrictEqual([0, 0, 1]);
});

test('many matches that come in one turn are asked for at once, and those that are not made yet once they are', async () => {
  const ground = await makeGround();
  const site = await ground.open({ times: { beat: 60_000, life: 50_000 } });
  await ground.query(
    `INSERT INTO matches (id) SELECT 'match' || n FROM generate_series(1, 2500) AS n`,
  );
  const many = Array.from({ length: 2_500 }, (_, n) => enter(site, `match${n + 1}`));
  const late = enter(site, 'late');
  await expect.poll(() => keepersOf(many).length).toBe(2_500);
  expect(late.term()).toBeNull();
  await ground.write('late', 1);
  late.wrote(1);
  await expect.poll(() => late.term()).toBe(1);
});

test('a node that stops beating is nobody’s keeper at once; another takes over with a later term', async () => {
  const ground = await makeGround();
  const proxy = await proxyForTest(ground.postgres);
  let skipped = 0;
  const stopped = await ground.open({
    postgres: throughPort(ground.postgres, proxy.port),
    sources: { monotonic: () => performance.now() + skipped, wall: Date.now },
  });
  const other = await ground.open();
  await ground.write('abc', 1);
  const old = enter(stopped, 'abc');
  await expect.poll(() => old.term()).toBe(1);
  const heir = enter(other, 'abc');

  proxy.hang();
  skipped = 10_000; // as for a process that was stopped: no timer of its own has rung yet
  expect(old.term()).toBeNull();
  await expect.poll(() => heir.terms).toStrictEqual([2]);
  expect(other.readings().takeovers).toBe(1);
  expect(old.term()).toBeNull();

  proxy.cut(); // hung connections end
  proxy.mend();
  await expect.poll(() => stopped.readings().nodes).toBe(2);
  await expect.poll(() => old.terms).toStrictEqual([1, null]);
  await stopped.drain();
  expect([old.term(), heir.term()]).toStrictEqual([null, 2]);
});

test('a database that is not for nodes is said to be so', async () => {
  const ground = await makeGround();
  await ground.query('DELETE FROM site_clock');
  await expect(ground.open()).rejects.toThrow(SiteError);
  await ground.query('DROP TABLE site_clock');
  await expect(ground.open()).rejects.toThrow(
    'The database cannot be shared by nodes: relation "site_clock" does not exist.',
  );
});

test('a node that was away for less than its life keeps what it has', async () => {
  const ground = await makeGround();
  const proxy = await proxyForTest(ground.postgres);
  const site = await ground.open({
    postgres: throughPort(ground.postgres, proxy.port),
    times: { beat: 50, life: 50_000, cutOff: 100 },
  });
  const other = await ground.open();
  await ground.write('abc', 1);
  const copy = enter(site, 'abc');
  await expect.poll(() => copy.term()).toBe(1);
  enter(other, 'abc');
  const seen: string[] = [];
  site.watch({ onCutOff: () => seen.push('cut off'), onBack: () => seen.push('back') });
  expect(site.isCutOff()).toBe(false);
  proxy.cut();
  await expect.poll(() => seen).toStrictEqual(['cut off']);
  expect(site.isCutOff()).toBe(true);
  proxy.mend();
  await expect.poll(() => seen).toStrictEqual(['cut off', 'back']);
  expect(site.isCutOff()).toBe(false);
  expect(copy.terms).toStrictEqual([1]);
  // On a busy machine it may seem to be away once more.
  expect(ground.said.slice(0, 2)).toStrictEqual(['The database is away.', 'The database is back.']);
});

test('the lease is the node’s: an old copy that leaves does not give it up for the new one', async () => {
  const ground = await makeGround();
  const [site, other] = await Promise.all([ground.open(), ground.open()]);
  await ground.write('abc', 1);
  const old = enter(site, 'abc');
  await expect.poll(() => old.term()).toBe(1);
  const young = enter(site, 'abc');
  expect(young.term(), 'it is known already').toBe(1);
  old.leave();
  old.leave();
  expect([old.term(), young.term()]).toStrictEqual([null, 1]);
  const waiting = enter(other, 'abc');
  young.leave();
  // Without waiting for anybody’s death.
  await expect.poll(() => waiting.term()).toBe(2);
});

test('a match that leaves and comes again at once is kept again', async () => {
  const ground = await makeGround();
  const site = await ground.open();
  await ground.write('abc', 1);
  const old = enter(site, 'abc');
  await expect.poll(() => old.term()).toBe(1);
  old.leave();
  const young = enter(site, 'abc');
  await expect.poll(() => young.term()).not.toBeNull();
  young.leave();
  await expect.poll(async () => (await ground.keeperOf('abc')).keeper).toBeNull();
});

/** Whoever holds the lock of the test below, in its own database. */
const LOCKERS = `
  SELECT pg_locks.pid FROM pg_locks JOIN pg_stat_activity ON pg_stat_activity.pid = pg_locks.pid
  WHERE datname = current_database() AND mode = 'RowShareLock' AND granted AND query LIKE 'WITH held AS%'
    AND relation = 'matches'::regclass`;

test('what somebody writes just now is kept a moment later', async () => {
  const ground = await makeGround();
  const site = await ground.open({ times: { beat: 60_000, life: 50_000 } });
  await ground.write('abc', 1);
  const locked = ground
    .query(
      `WITH held AS MATERIALIZED (SELECT id FROM matches FOR UPDATE) SELECT pg_sleep(600) FROM held`,
    )
    .catch(() => 'cancelled');
  await expect.poll(() => ground.query(LOCKERS)).toHaveLength(1);
  const copy = enter(site, 'abc');
  await ground.query(`SELECT pg_cancel_backend(pid) FROM (${LOCKERS}) AS lockers`);
  expect(await locked).toBe('cancelled');
  await expect.poll(() => copy.term()).toBe(1);
});

test('who drains hands over at once, and takes nothing new', async () => {
  const ground = await makeGround();
  const times = { beat: 60_000, life: 50_000 };
  const node = newNode();
  const [leaving, staying] = await Promise.all([
    ground.open({ times, node }),
    ground.open({ times }),
  ]);
  for (const match of ['one', 'two']) await ground.write(match, 1);
  const old = ['one', 'two'].map((match) => enter(leaving, match));
  await expect.poll(() => keepersOf(old)).toStrictEqual([1, 1]);
  const heirs = ['one', 'two'].map((match) => enter(staying, match));
  await leaving.drain();
  expect(keepersOf(old)).toStrictEqual([]);
  // No beat of anybody is due.
  await expect.poll(() => keepersOf(heirs)).toStrictEqual([2, 2]);
  for (const heir of heirs) heir.leave();
  await expect.poll(async () => (await ground.keeperOf('one')).keeper).toBeNull();
  const late = enter(leaving, 'one');
  late.wrote(2);
  await leaving.drain();
  expect(late.term()).toBeNull();
  expect((await ground.keeperOf('one')).keeper).toBeNull();
});

test('a lease that the database has forgotten is no lease', async () => {
  const ground = await makeGround();
  const site = await ground.open();
  await ground.write('abc', 1);
  const copy = enter(site, 'abc');
  await expect.poll(() => copy.term()).toBe(1);
  await ground.query(`UPDATE matches SET keeper = 'nobody', term = 7`);
  await expect.poll(() => copy.terms).toStrictEqual([1, null, 8]);
});
