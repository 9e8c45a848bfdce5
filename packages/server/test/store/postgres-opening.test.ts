import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openPostgresStore, openStoreOf } from '../../src/store/index.ts';
import { refuseUnfit } from '../../src/store/postgres/opening.ts';
import { freePort } from '../postgres/free-port.ts';
import {
  databaseUrl,
  natsForTest,
  postgresForTest,
  scratchDatabase,
  sql,
  throughPort,
} from '../postgres/scratch-database.ts';
import { sharedPostgres } from '../postgres/shared-postgres.ts';

// One line for each reason that waiting would not help; a line now and then where it does.

const refusalAt = async (url: string): Promise<string> => {
  const error: unknown = await openPostgresStore({ url }).then(
    (store) => store.close(),
    (thrown: unknown) => thrown,
  );
  expect(error).toMatchObject({ name: 'StoreError', fault: 'refused' });
  const { message } = error as Error;
  expect(message).not.toMatch(/hunter2|deep|\n/u);
  return message;
};
const whereOf = (url: string): string => `127.0.0.1:${new URL(url).port}`;
const asUser = (url: string, name: string, password: string): string => {
  const other = new URL(url);
  other.username = name;
  other.password = password;
  return other.href;
};

it('a wrong password, an unknown user, an unknown database', async () => {
  const url = await sharedPostgres();
  const where = whereOf(url);
  expect(await refusalAt(asUser(url, 'postgres', 'hunter2'))).toBe(
    `Postgres at ${where}/postgres does not let us in (password authentication failed for user "postgres").`,
  );
  expect(await refusalAt(asUser(url, 'nobody', 'hunter2'))).toBe(
    `Postgres at ${where}/postgres does not let us in (password authentication failed for user "nobody").`,
  );
  expect(await refusalAt(asUser(url, 'postgres', ''))).toMatch(/^(?:Postgres|What answers) at /u);
  expect(await refusalAt(databaseUrl(url, 'nowhere'))).toBe(
    `Postgres at ${where}/nowhere has no such database (database "nowhere" does not exist).`,
  );
});

it('a user who may make no tables, and one who may not write to those that are there', async () => {
  const url = await sharedPostgres();
  const database = `rights_${process.pid}`;
  await sql(url, `CREATE DATABASE ${database}`);
  await sql(url, `CREATE ROLE guest_${process.pid} LOGIN PASSWORD 'hunter2'`);
  onTestFinished(async () => {
    await sql(url, `DROP DATABASE ${database} WITH (FORCE)`);
    await sql(url, `DROP ROLE guest_${process.pid}`);
  });
  const owned = databaseUrl(url, database);
  const guest = asUser(owned, `guest_${process.pid}`, 'hunter2');
  expect(await refusalAt(guest)).toMatch(/does not allow its user .* \(permission denied/u);
  await (await openPostgresStore({ url: owned })).close();
  await sql(owned, `GRANT SELECT ON ALL TABLES IN SCHEMA public TO guest_${process.pid}`);
  expect(await refusalAt(guest)).toMatch(
    /does not allow its user (?:INSERT|UPDATE|DELETE) on table \w+\.$/u,
  );
});

it('a database that only reads', async () => {
  const url = await scratchDatabase();
  const reading = `${url}%20-c%20default_transaction_read_only%3Don`;
  expect(await refusalAt(reading)).toMatch(/takes nothing but reads/u);
});

it('tables that are not ours', async () => {
  const url = await scratchDatabase();
  await sql(url, 'CREATE TABLE matches (id int)');
  expect(await refusalAt(url)).toMatch(/has tables there that are not Fathom’s/u);
  expect(await sql(url, "SELECT to_regclass('meta') AS made")).toEqual([{ made: null }]);
});

it('what is no Postgres', async () => {
  const shared = await sharedPostgres();
  const web = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void web.close());
  await once(web, 'listening');
  const { port } = web.address() as AddressInfo;
  const words = 'cannot be used as Postgres (it answers as no Postgres does).';
  expect(await refusalAt(throughPort(shared, port))).toBe(
    `What answers at 127.0.0.1:${port}/postgres ${words}`,
  );
  const nats = await natsForTest();
  expect(await refusalAt(throughPort(shared, nats.port))).toContain(words);
});

it('a server without encryption, where that is asked for', async () => {
  const url = await sharedPostgres();
  expect(await refusalAt(`${url}?sslmode=verify-full`)).toMatch(/SSL/u);
});

const FIT = { version: 180_004, encoding: 'UTF8', isStandby: false, isReadOnly: false };
it.each([
  [{ version: 130_021 }, 'is version 13; Fathom needs 14 or newer'],
  [{ version: 90_624 }, 'is version 9; Fathom needs 14 or newer'],
  [{ isStandby: true, isReadOnly: true }, 'is a standby'],
  [{ isReadOnly: true }, 'takes nothing but reads'],
  [{ encoding: 'SQL_ASCII' }, 'keeps its texts in SQL_ASCII; Fathom needs UTF8'],
])('a server that is %j', (state, words) => {
  expect(() => refuseUnfit({ ...FIT, ...state }, 'db:5432/x')).toThrow(
    `Postgres at db:5432/x ${words}`,
  );
});
it('a server of the oldest version that will do', () => {
  expect(() => refuseUnfit({ ...FIT, version: 140_000 }, 'x')).not.toThrow();
});

it('one that is not there yet is waited for, with a line about it', async () => {
  const server = await postgresForTest();
  await server.stop();
  const say = vi.fn<(line: string) => void>();
  const opening = openStoreOf({ store: server.url, dataFolder: '' }, { say });
  await expect.poll(() => say.mock.calls.length).toBe(1);
  const [[line]] = say.mock.calls as [[string]];
  expect(line).toBe(
    `Postgres at 127.0.0.1:${server.port}/postgres is not there yet (connect ECONNREFUSED 127.0.0.1:${server.port}). Waiting for it …`,
  );
  await server.restart();
  const store = await opening;
  expect(await store.openCount()).toBe(0);
  expect(say).toHaveBeenCalledTimes(1);
  await store.close();
});

it('says again after a while that it waits', async () => {
  const port = await freePort();
  const lines: string[] = [];
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const stop = new Error('enough');
  const opening = openPostgresStore({
    url: `postgres://u:hunter2@127.0.0.1:${port}/x`,
    say: (line) => {
      lines.push(line);
      if (lines.length === 2) throw stop;
      vi.setSystemTime(0);
      vi.advanceTimersByTime(31_000);
    },
  });
  await expect(opening).rejects.toBe(stop);
  expect(lines[0]).not.toContain('hunter2');
});
