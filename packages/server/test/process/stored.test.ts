import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { MyMatch } from '@fathom/protocol';
import { expect, test } from 'vitest';
import { openBrowser } from '../client/browser.ts';
import { dataFolder, spawnForTest } from '../server/data-folder.ts';

/** The attack's own: a heap that a few hundred megabytes of logs would fill. */
const SMALL_HEAP = { NODE_OPTIONS: '--max-old-space-size=384' };

const MATCH = 'SELECT number FROM matches WHERE id = $id';
const NEXT = `(SELECT max(seq) + 1 FROM log WHERE match = (${MATCH}))`;
const appending = (row: string): string =>
  `INSERT INTO log (match, seq, row) VALUES ((${MATCH}), ${NEXT}, ${row})`;
const repeating = (rows: number, row: string): string => `
  WITH RECURSIVE counted (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM counted WHERE n < ${rows - 1})
  INSERT INTO log (match, seq, row)
  SELECT (${MATCH}), n + (SELECT max(seq) + 1 FROM log WHERE match = (${MATCH})), ${row} FROM counted`;
const first = (change: string): string =>
  `UPDATE log SET row = ${change} WHERE seq = 0 AND match = (${MATCH})`;

/** What may be wrong with a stored match, and what makes it so. */
const FAULTS: readonly (readonly [string, string])[] = [
  ['a row that is cut off', appending(`'{"type":"seated","at":1'`)],
  ['a row that is nothing', appending(`'null'`)],
  ['a row of a kind that nobody knows', appending(`'{"type":"exploded","at":1}'`)],
  ['a row of wrong types', appending(`'{"type":"seated","at":"x","seat":{},"guest":7}'`)],
  ['a row that is no text', appending(`x'00ff10'`)],
  ['a play before the start', appending(`'{"type":"played","input":{},"events":[]}'`)],
  ['a first row that is another', first(`'{"type":"left","at":1,"seat":"black"}'`)],
  ['rules that nobody has', first(`json_set(row, '$.version', 0)`)],
  ['options of another game', first(`json_set(row, '$.setup', 'deep')`)],
  ['a missing row', `UPDATE log SET seq = seq + 5 WHERE seq > 0 AND match = (${MATCH})`],
  ['a row of 100 MB', appending(`'"' || printf('%.*c', 100000000, 'x') || '"'`)],
  ['a paper that is none', `INSERT INTO papers SELECT number, 'x', '{' FROM (${MATCH})`],
  [
    'a paper of 100 MB',
    `INSERT INTO papers SELECT number, 'x', printf('%.*c', 100000000, 'x') FROM (${MATCH})`,
  ],
  ['a million rows', repeating(1_000_000, `'{"type":"paused","at":1,"millis":1}'`)],
  ['60 MB in rows of 13 KB', repeating(4_600, `printf('%.*c', 13000, 'x')`)],
  ['another 60 MB', repeating(4_600, `printf('%.*c', 13000, 'y')`)],
];

const TOLD: Readonly<Record<string, readonly [status: number, code: string]>> = {
  'rules that nobody has': [410, 'unknownRules'],
  'a row of a kind that nobody knows': [503, 'newerVersion'],
};

test('no stored match keeps a server from starting, nor any other match from going on', async () => {
  const folder = dataFolder();
  const before = spawnForTest({ FATHOM_DATA: folder });
  const ann = openBrowser(await before.address);
  const make = async (body: object): Promise<MyMatch> =>
    (await ann.ask<MyMatch>('POST /api/matches', { body })).body;
  const game = 'depth-charge';
  const waiting = await make({ game, seats: { black: 'me' } });
  const running = await make({ game, seats: { black: 'me', red: { bot: 'cadet' } } });
  const broken: string[] = [];
  for (const _ of FAULTS) broken.push((await make({ game, seats: { black: 'me' } })).match.id);
  await before.kill('SIGKILL');

  const database = new DatabaseSync(join(folder, 'fathom.db'));
  FAULTS.forEach(([, statement], n) => database.prepare(statement).run({ $id: broken[n] ?? '' }));
  database.close();

  const after = spawnForTest({ FATHOM_DATA: folder, ...SMALL_HEAP });
  const browser = openBrowser(await after.address);
  const statusOf = async (id: string): Promise<unknown> =>
    (await browser.ask<MyMatch>(`GET /api/matches/${id}`)).body.match.status;
  expect(await statusOf(waiting.match.id)).toBe('lobby');
  expect(await statusOf(running.match.id)).toBe('running');
  const linesAbout = (id: string): number =>
    after
      .output()
      .split('\n')
      .filter((line) => line.includes(id) && line.includes('could not be loaded')).length;
  for (const [n, [fault]] of FAULTS.entries()) {
    const id = broken[n] ?? '';
    await expect.poll(() => `${fault}: ${linesAbout(id)}`).toBe(`${fault}: 1`);
    const { status, body } = await browser.ask<{ code: string }>(`GET /api/matches/${id}`);
    const told = TOLD[fault] ?? [410, 'unreadable'];
    expect([fault, status, body.code]).toEqual([fault, ...told]);
  }
  expect(await statusOf((await makeLobby(browser)).match.id)).toBe('lobby');
  expect(after.errors()).toBe('');
});

const makeLobby = async (browser: ReturnType<typeof openBrowser>): Promise<MyMatch> =>
  (
    await browser.ask<MyMatch>('POST /api/matches', {
      body: { game: 'depth-charge', seats: { black: 'me' } },
    })
  ).body;
