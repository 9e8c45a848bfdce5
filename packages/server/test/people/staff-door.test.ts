import { once } from 'node:events';
import { statSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { BadConfig, readConfig } from '../../src/config.ts';
import { openMetricsServer } from '../../src/metrics-server.ts';
import { openStaffDoor } from '../../src/people/staff/door.ts';
import { staffKeysOf } from '../../src/people/staff/key-file.ts';
import { parseStaffKeys } from '../../src/people/staff/staff-keys.ts';
import { openBrowser } from '../client/browser.ts';
import type { Browser } from '../client/browser.ts';
import { dataFolder } from '../server/data-folder.ts';
import { startForTest } from '../server/running.ts';
import { sitDown } from '../server/two-players.ts';

const SECRET = 'x'.repeat(40);

async function openDoor(keys: string): Promise<{ door: Browser; match: string }> {
  const server = await startForTest();
  const { id } = await sitDown(server);
  const faults: unknown[] = [];
  const door = openStaffDoor({
    desk: server.app.staffDesk,
    keys: parseStaffKeys(keys) ?? [],
    onFault: (error) => void faults.push(error),
  });
  const listening = openMetricsServer(server.app.metrics, door).listen(0, '127.0.0.1');
  onTestFinished(() => void listening.close());
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return { door: openBrowser(`http://127.0.0.1:${port}`), match: id };
}
const as = (key: string) => ({ headers: { authorization: `Bearer ${key}` } });
const LOG = { do: 'log' };

test('opens by a key, whose name is noted where nobody says who they are', async () => {
  const { door, match } = await openDoor(`ann:${SECRET},${SECRET}2`);
  const body = { do: 'mute', who: `${match}/red`, millis: 60_000, why: 'spam' };
  const done = await door.ask('POST /staff', { ...as(`ann:${SECRET}`), body });
  expect([done.status, done.body]).toMatchObject([200, { done: { staff: 'ann', key: 'ann' } }]);
  await door.ask('POST /staff', { ...as(`${SECRET}2`), body: { ...body, as: 'Ben' } });
  const { body: log } = await door.ask('POST /staff', { ...as(`${SECRET}2`), body: LOG });
  expect(log).toMatchObject({
    acts: [
      { staff: 'Ben', key: 'staff', why: 'spam' },
      { staff: 'ann', key: 'ann' },
    ],
  });
  expect((await door.ask('GET /metrics')).status).toBe(200);
});

test.each([
  ['no key', {}, 401],
  ['another key', as('y'.repeat(40)), 401],
  ['a key in another way', { headers: { authorization: SECRET } }, 401],
])('stays shut for %s', async (_what, ask, status) => {
  const { door } = await openDoor(SECRET);
  const answer = await door.ask('POST /staff', { ...ask, body: LOG });
  expect(answer.status).toBe(status);
  expect(answer.text).not.toContain('acts');
});

test('wrong keys are counted, and after some even the right one waits', async () => {
  const { door } = await openDoor(SECRET);
  for (let n = 0; n < 5; n++)
    expect((await door.ask('POST /staff', { ...as(`wrong ${n}`), body: LOG })).status).toBe(401);
  const late = await door.ask('POST /staff', { ...as(SECRET), body: LOG });
  expect(late).toMatchObject({
    status: 429,
    body: { message: expect.stringContaining('wrong keys') },
  });
});

test.each([
  ['no JSON', { raw: '{' }, 400, /JSON/],
  ['an errand that is none', { body: { do: 'dance' } }, 400, /do/],
  ['no reason', { body: { do: 'close', match: '22222222' } }, 400, /why/],
  ['an empty reason', { body: { do: 'close', match: '22222222', why: ' ' } }, 400, /reason/],
  ['more than it reads', { raw: JSON.stringify({ do: 'x'.repeat(20_000) }) }, 413, /bytes/],
  ['a match that is none', { body: { do: 'close', match: '22222222', why: 'x' } }, 404, /match/],
] as const)('a request with %s is answered with what is wrong', async (...[, ask, status, why]) => {
  const { door } = await openDoor(SECRET);
  const answer = await door.ask<{ message: string }>('POST /staff', { ...as(SECRET), ...ask });
  expect(answer.status).toBe(status);
  expect(answer.body.message).toMatch(why);
});

test('without any key nobody comes in, and the answer says which setting is missing', async () => {
  const { door } = await openDoor('');
  const answer = await door.ask('POST /staff', { ...as(''), body: LOG });
  expect(answer).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('FATHOM_STAFF_KEY') },
  });
});

test('the key is made at the first start, for its owner’s eyes, and stays the same', async () => {
  const folder = dataFolder();
  const config = { staffKeys: null, store: null, dataFolder: folder };
  const [made] = await staffKeysOf(config);
  const file = join(folder, 'staff.key');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toMatch(/^staff:[0-9a-f]{64}\n$/);
  expect(await staffKeysOf(config)).toStrictEqual([made]);
  expect(await staffKeysOf({ ...config, store: 'postgres://db/fathom' })).toStrictEqual([]);
});

test.each(['short', 'ann:short', `ann:${SECRET},;`])(
  'FATHOM_STAFF_KEY=%s is refused without being repeated',
  (text) => {
    const read = (): unknown => readConfig({ FATHOM_STAFF_KEY: text });
    expect(read).toThrow(BadConfig);
    expect(read).not.toThrow(text);
  },
);
