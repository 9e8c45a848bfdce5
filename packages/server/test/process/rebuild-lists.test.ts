import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import type { MyMatch } from '@fathom/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { openPostgresStore } from '../../src/store/index.ts';
import { openBrowser } from '../client/browser.ts';
import { scratchDatabase, sql } from '../postgres/scratch-database.ts';
import { BARE } from '../server/child-server.ts';
import { dataFolder, spawnForTest } from '../server/data-folder.ts';

const COMMAND = join(import.meta.dirname, '../../src/rebuild-lists.ts');

interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}
/** What the command says, and what it ends with. */
const rebuild = (folder: string, settings: Readonly<Record<string, string>> = {}): Promise<Ran> =>
  promisify(execFile)(process.execPath, [COMMAND], {
    env: { ...BARE, FATHOM_DATA: folder, ...settings },
  }).then(
    (said) => ({ code: 0, ...said }),
    (error: Ran) => error,
  );

function within<T>(folder: string, task: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(join(folder, 'fathom.db'));
  try {
    return task(database);
  } finally {
    database.close();
  }
}
const listsIn = (database: DatabaseSync): unknown => ({
  matches: database.prepare('SELECT id, game, status, visibility, listed FROM matches').all(),
  people: database.prepare('SELECT id, guest, status, own FROM people').all(),
  faces: database
    .prepare("SELECT match, json_remove(text, '$.ran', '$.info.time') AS face FROM faces")
    .all(),
  open: database.prepare("SELECT value FROM meta WHERE key = 'open'").get(),
});

test('lists of a database are made again from its logs, when no server runs on it', async () => {
  const folder = dataFolder();
  const server = spawnForTest({ FATHOM_DATA: folder });
  const ann = openBrowser(await server.address);
  const body = { game: 'depth-charge', seats: { black: 'me' } };
  const { id } = (await ann.ask<MyMatch>('POST /api/matches', { body })).body.match;
  await server.kill('SIGTERM');
  const url = await scratchDatabase();
  const store = await openPostgresStore({ url });
  onTestFinished(() => store.close());
  const log = within(folder, (database) => database.prepare('SELECT seq, row FROM log').all());
  for (const { seq, row } of log)
    await store.append({ match: id, seq: Number(seq), row: String(row), listing: null });
  const settings = { FATHOM_STORE: url, FATHOM_BUS: 'nats://127.0.0.1:1' };

  await sql(
    url,
    "INSERT INTO nodes VALUES ('other', extract(epoch FROM clock_timestamp()) * 1000 + 50000)",
  );
  expect(await rebuild(folder, settings)).toMatchObject({
    code: 1,
    stderr: 'fathom: Fathom servers are running on the database. Stop them first.\n',
  });
  await sql(url, 'UPDATE nodes SET lives_until = 0');
  expect(await rebuild(folder, settings)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('The lists of the database are made again: 1 matches.'),
    stderr: '',
  });
  expect(await store.listings({ status: ['lobby'], limit: 5 })).toMatchObject([
    { match: id, game: 'depth-charge', face: expect.stringContaining('depth-charge') },
  ]);
  expect(await store.openCount()).toBe(1);
});

test('lists that were lost are made again from the logs, as they were', async () => {
  const folder = dataFolder();
  const server = spawnForTest({ FATHOM_DATA: folder });
  const [ann, ben] = [openBrowser(await server.address), openBrowser(await server.address)];
  const make = async (): Promise<string> => {
    const body = { game: 'depth-charge', seats: { black: 'me' }, clock: { type: 'days', days: 3 } };
    return (await ann.ask<MyMatch>('POST /api/matches', { body })).body.match.id;
  };
  const [, running, over, broken] = [await make(), await make(), await make(), await make()];
  await ben.ask('GET /api/me');
  for (const id of [running, over])
    await ben.ask(`POST /api/matches/${id}/seats`, { body: { seat: 'red' } });
  await ben.ask(`POST /api/matches/${over}/seats/red/resign`);
  expect(await rebuild(folder)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^fathom: Another Fathom server is running/u),
  });
  await server.kill('SIGTERM');

  const before = within(folder, listsIn);
  const lose =
    'DELETE FROM faces; DELETE FROM people; UPDATE matches SET status = NULL, listed = 1';
  within(folder, (database) => database.exec(lose));
  expect(await rebuild(folder)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/4 matches so far …\n.* are made again: 4 matches\./u),
    stderr: '',
  });
  expect(within(folder, listsIn)).toEqual(before);

  within(folder, (database) =>
    database
      .prepare("UPDATE log SET row = '{' WHERE match = (SELECT number FROM matches WHERE id = ?)")
      .run(broken),
  );
  const { code, stdout, stderr } = await rebuild(folder);
  expect([code, stdout]).toEqual([1, expect.stringContaining('3 matches.')]);
  expect(stderr).toContain(`match ${broken}: row 0 cannot be read`);
  expect(stderr).toContain('1 matches cannot be read, and no list shows them.');
});
