import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parseDuration } from '../src/admin/duration.ts';
import { call, fileOf, folder } from './calling.ts';
import type { Called } from './calling.ts';
import { startServer } from './server-process.ts';

interface Desk {
  readonly address: string; // of the game
  readonly admin: (...argv: readonly string[]) => Promise<Called>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** A real server with a data folder of its own, and the command beside it. */
async function openDesk(): Promise<Desk> {
  const data = folder();
  const port = await freePort();
  const server = startServer({ FATHOM_DATA: data, FATHOM_METRICS_PORT: String(port) });
  onTestFinished(server.kill);
  const address = await server.address;
  const where = ['--server', `http://127.0.0.1:${port}`, '--key', join(data, 'staff.key')];
  return { address, admin: (...argv) => call(['admin', ...argv, ...where]) };
}

/** Somebody at the game who has chosen a name and made a match. */
async function comeIn(address: string, name: string): Promise<{ match: string; cookie: string }> {
  const json = { 'content-type': 'application/json' };
  const me = await fetch(`${address}/api/me`, {
    method: 'PUT',
    headers: json,
    body: JSON.stringify({ name }),
  });
  const cookie = me.headers.get('set-cookie')?.split(';')[0] ?? '';
  const made = await fetch(`${address}/api/matches`, {
    method: 'POST',
    headers: { ...json, cookie },
    body: JSON.stringify({ game: 'depth-charge', seats: { black: 'me' } }),
  });
  const { match } = (await made.json()) as { match: { id: string } };
  return { match: match.id, cookie };
}

test('staff look after a running server from the command line', async () => {
  const { address, admin } = await openDesk();
  const { match, cookie } = await comeIn(address, 'Rude Rudi');
  const found = await admin('find', 'rudi');
  expect(found).toMatchObject({ exit: 0, err: '' });
  const [who = ''] = /p-[0-9a-f]{16}/.exec(found.out) ?? [];
  expect(found.out).toContain(`${who}  Rude Rudi (guest)`);
  expect(found.out).toContain(`${match}  depth-charge, lobby, on black`);

  const tried = await admin('ban', who, '--for', '3d', '--why', 'spam', '--dry-run');
  expect(tried.out).toMatch(/^Would be done, and was not: .*ban p-/);
  const banned = await admin('ban', who, '--for', '3d', '--why', 'spam', '--as', 'Ann');
  expect(banned.out).toMatch(/^Done: .*Ann \(key staff\): ban p-.*until .* UTC.*: spam\n$/);
  const refused = await fetch(`${address}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ game: 'depth-charge' }),
  });
  expect(refused.status).toBe(403);
  expect((await admin('find', `${match}/black`)).out).toContain('banned until');

  await admin('close', match, '--why', 'abandoned by its host');
  await admin('rename', who, 'Rudi', '--why', 'asked for it');
  const again = await admin('close', match, '--why', 'twice');
  expect(again).toMatchObject({ exit: 1, err: expect.stringContaining('is over already') });
  const json = await admin('log', '--json');
  expect(JSON.parse(json.out)).toMatchObject({
    acts: [{ did: 'rename' }, { did: 'close', subject: match }, { did: 'ban', staff: 'Ann' }],
  });
  expect((await admin('reports')).out).toBe('There are no reports.\n');
});

describe('says what is wrong:', () => {
  const NOBODY = ['--server', 'http://127.0.0.1:1'];
  test.each([
    [['dance'], 2, /unknown errand "dance"/],
    [['mut', 'p-0123456789abcdef'], 2, /did you mean "mute"/i],
    [['mute'], 2, /missing <who>/],
    [['mute', 'p-0123456789abcdef'], 2, /--for/],
    [['mute', 'p-0123456789abcdef', '--for', '3 days', '--why', 'x'], 2, /30m, 12h, 3d/],
    [['mute', 'p-0123456789abcdef', '--for', '3d'], 2, /--why/],
    [['log', 'x'], 2, /unexpected argument "x"/],
    [['log', '--limit', '0'], 2, /1 to 500/],
    [['log', '--server', 'nowhere'], 2, /--server/],
  ] as const)('%j', async (argv, exit, why) => {
    const called = await call(['admin', ...argv]);
    expect(called.exit).toBe(exit);
    expect(called.err).toMatch(why);
  });
  test('no key', async () => {
    const { exit, err } = await call([
      'admin',
      'log',
      ...NOBODY,
      '--key',
      join(folder(), 'staff.key'),
    ]);
    expect([exit, err]).toEqual([2, expect.stringContaining('there is no such file')]);
  });
  test('no server', async () => {
    const key = fileOf(`${'x'.repeat(40)}\n`, 'staff.key');
    const { exit, err } = await call(['admin', 'log', ...NOBODY, '--key', key]);
    expect([exit, err]).toEqual([1, expect.stringContaining('no server answers')]);
  });
});

test('its help names every errand', async () => {
  const { out } = await call(['admin', '--help']);
  for (const errand of ['find <text>', 'rename <who> <name>', 'ban <who>', 'erase <who>', 'settle'])
    expect(out).toContain(errand);
  expect(out).toContain('match/seat');
});

test.each([
  ['30m', 1_800_000],
  ['12h', 43_200_000],
  ['3d', 259_200_000],
  ['2w', 1_209_600_000],
  ['ever', null],
])('%s is %s milliseconds', (text, millis) => {
  expect(parseDuration(text)).toBe(millis);
});

test('the manual has every errand', () => {
  const manual = readFileSync(new URL('../../../docs/STAFF.md', import.meta.url), 'utf8');
  for (const errand of [
    'find',
    'reports',
    'settle',
    'rename',
    'mute',
    'unmute',
    'ban',
    'unban',
    'close',
    'erase',
    'log',
  ])
    expect(manual).toContain(`fathom admin ${errand}`);
});
