import { expect, it, onTestFinished } from 'vitest';
import { openPostgres, QueryError } from '../../src/store/postgres/connection.ts';
import type { Postgres, Statement } from '../../src/store/postgres/connection.ts';
import {
  databaseUrl,
  postgresForTest,
  proxyForTest,
  scratchDatabase,
  sql,
  throughPort,
} from './scratch-database.ts';

const ONE: Statement = { name: 'one', text: 'SELECT 1 AS n' };
const PID: Statement = { name: 'pid', text: 'SELECT pg_backend_pid() AS pid' };
const ADD: Statement = { name: 'add', text: 'INSERT INTO seen VALUES ($1::int)' };
const SLOW: Statement = { name: 'slow', text: 'SELECT pg_sleep($1::float8)' };
const HALF: Statement = { name: 'half', text: 'INSERT INTO seen SELECT 1 FROM pg_sleep(60)' };

function opened(url: string): Postgres {
  const postgres = openPostgres(url);
  onTestFinished(() => postgres.close());
  return postgres;
}
const outcomeOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'done',
    (error: unknown) => (error instanceof QueryError ? error.outcome : String(error)),
  );
const withTable = async (): Promise<string> => {
  const url = await scratchDatabase();
  await sql(url, 'CREATE TABLE seen (n int)');
  return url;
};
const seenIn = async (url: string): Promise<readonly number[]> =>
  (await sql<{ n: number }>(url, 'SELECT n FROM seen ORDER BY n')).map(({ n }) => n);

it('answers many at once over a few connections, with whole numbers as numbers', async () => {
  const postgres = opened(await scratchDatabase());
  const big: Statement = { name: 'big', text: 'SELECT $1::bigint AS n, pg_backend_pid() AS pid' };
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      postgres.query<{ n: number; pid: number }>(big, [1e12 + n]),
    ),
  );
  expect(answers.map(([row]) => row?.n)).toEqual(Array.from({ length: 40 }, (_, n) => 1e12 + n));
  expect(new Set(answers.map(([row]) => row?.pid)).size).toBeLessThanOrEqual(4);
});

it('says that a statement was refused, and goes on', async () => {
  const postgres = opened(await scratchDatabase());
  const wrong: Statement = { name: 'wrong', text: 'SELECT 1 / $1::int' };
  await expect(postgres.query(wrong, [0])).rejects.toMatchObject({
    outcome: 'refused',
    sqlState: '22012',
  });
  expect(await postgres.query(ONE, [])).toEqual([{ n: 1 }]);
});

it('says that a statement was never sent where nobody answers, and comes back by itself', async () => {
  const server = await postgresForTest();
  const postgres = opened(server.url);
  await postgres.query(ONE, []);
  await server.kill();
  await expect.poll(() => postgres.isCutOff()).toBe(true);
  await expect(postgres.query(ONE, [], 50)).rejects.toMatchObject({ outcome: 'notSent' });
  expect(postgres.cutOffFor()).toBeGreaterThan(0);
  const waiting = postgres.query(ONE, [], 60_000);
  await server.restart();
  expect(await waiting).toEqual([{ n: 1 }]);
  expect(postgres.isCutOff()).toBe(false);
  expect(postgres.cutOffFor()).toBe(0);
});

it('does not know what became of a statement when the connection is lost in the middle', async () => {
  const url = await withTable();
  const postgres = opened(url);
  const [before] = await postgres.query<{ pid: number }>(PID, []);
  const lost = outcomeOf(postgres.query(SLOW, [60]));
  await sql(url, 'SELECT pg_terminate_backend($1, 5000)', [before?.pid]);
  expect(await lost).toBe('unknown');
  expect(postgres.isCutOff()).toBe(false);
  expect(await postgres.query(ONE, [])).toEqual([{ n: 1 }]);
});

it('notices within seconds that nothing comes through any more, in either direction', async () => {
  const url = await withTable();
  const proxy = await proxyForTest(url);
  const postgres = opened(throughPort(url, proxy.port));
  await postgres.query(ADD, [1]);
  proxy.hang();
  const began = performance.now();
  await expect(postgres.query(ADD, [2])).rejects.toMatchObject({ outcome: 'unknown' });
  expect(performance.now() - began).toBeLessThan(60_000); // and not in the minutes that TCP takes
  expect(postgres.isCutOff()).toBe(true);
  proxy.mend();
  await postgres.query(ADD, [3], 60_000);
  expect(await seenIn(url)).toEqual([1, 3]);
});

it('an answer that is lost alone is noticed, too', async () => {
  const url = await withTable();
  const proxy = await proxyForTest(url);
  const postgres = opened(throughPort(url, proxy.port));
  await postgres.query(ADD, [1]);
  proxy.swallowAnswers();
  const lost = outcomeOf(postgres.query(ADD, [2]));
  await expect.poll(() => seenIn(url)).toEqual([1, 2]);
  proxy.mend(); // others come through, this connection does not
  expect(await lost).toBe('unknown');
  expect(postgres.isCutOff()).toBe(false);
});

it('a statement that takes long is waited for', async () => {
  const postgres = opened(await scratchDatabase());
  await expect(postgres.query(SLOW, [2])).resolves.toHaveLength(1);
});

it('what a lost connection was told is over before anything else is done', async () => {
  const url = await withTable();
  const proxy = await proxyForTest(url);
  const postgres = opened(throughPort(url, proxy.port));
  await postgres.query(ONE, []);
  const lost = outcomeOf(postgres.query(HALF, []));
  const atWork = `SELECT 1 FROM pg_stat_activity WHERE state = 'active' AND query LIKE 'INSERT INTO seen SELECT%'`;
  await expect.poll(() => sql(url, atWork)).toHaveLength(1);
  proxy.cut();
  expect(await lost).toBe('unknown');
  proxy.mend();
  await postgres.query(ONE, [], 60_000);
  expect(await sql(url, atWork)).toEqual([]);
  expect(await seenIn(url)).toEqual([]);
});

it('says nothing of the password, whatever goes wrong', async () => {
  const url = await scratchDatabase();
  const wrong = url.replace('deep%20water', 'hunter2');
  for (const one of [wrong, databaseUrl(wrong, 'nowhere'), 'postgres://u:hunter2@[::bad/x']) {
    const postgres = opened(one);
    const error = await postgres.query(ONE, [], 100).catch((thrown: unknown) => thrown);
    expect(JSON.stringify(error) + String(error)).not.toContain('hunter2');
    expect(error).toMatchObject({ outcome: 'notSent' });
  }
});
