import { expect, test } from 'vitest';
import { openBrowser } from '../client/browser.ts';
import {
  natsForTest,
  postgresForTest,
  proxyForTest,
  scratchDatabase,
  throughPort,
} from '../postgres/scratch-database.ts';
import { dataFolder, spawnForTest } from '../server/data-folder.ts';

const BUS = 'nats://fathom:hunter2@127.0.0.1:1';

test('a database that does not let it in ends the server with one line, without the password', async () => {
  const url = (await scratchDatabase()).replace('deep%20water', 'hunter2');
  const server = spawnForTest({ FATHOM_STORE: url, FATHOM_BUS: BUS });
  expect(await server.ended).toEqual({ code: 1, signal: null });
  expect(server.errors()).toMatch(/^fathom: Postgres at \S+ does not let us in \(.*\)\.\n$/u);
  expect(server.errors() + server.output()).not.toContain('hunter2');
});

test('settings that do not fit end it, too, before anything is opened', async () => {
  const server = spawnForTest({ FATHOM_STORE: 'postgres://u:hunter2@db/x' });
  expect(await server.ended).toEqual({ code: 1, signal: null });
  expect(server.errors()).toMatch(/^fathom: FATHOM_BUS is not set, .*\n$/u);
  expect(server.errors()).not.toContain('hunter2');
});

test('a database that comes later is waited for; one that goes and comes back costs no row', async () => {
  const [database, nats] = [await postgresForTest(), await natsForTest()];
  const proxy = await proxyForTest(database.url);
  proxy.cut();
  const server = spawnForTest({
    FATHOM_DATA: dataFolder(),
    FATHOM_STORE: throughPort(database.url, proxy.port),
    FATHOM_BUS: nats.url,
  });
  await expect.poll(() => server.output()).toMatch(/^Postgres at \S+ is not there yet \(.*\)\./u);
  proxy.mend();
  const ann = openBrowser(await server.address);
  const body = { game: 'depth-charge', seats: { black: 'me' } };
  const make = (): Promise<{ status: number }> => ann.ask('POST /api/matches', { body });
  expect(await make()).toMatchObject({ status: 201 });
  await database.kill();
  const made = make();
  await database.restart();
  expect(await made).toMatchObject({ status: 201 });
  expect(server.output() + server.errors()).not.toContain('deep');
});
