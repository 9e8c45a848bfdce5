import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openBrowser } from '../client/browser.ts';
import { dataFolder, spawnForTest } from '../server/data-folder.ts';

/** What a server says that will not start: one line that an operator can act on, and no stack trace. */
async function refusal(settings: Record<string, string>): Promise<string> {
  const child = spawnForTest(settings);
  const { code } = await child.ended;
  const [line = '', ...more] = child.errors().split('\n');
  const isClear = child.output() === '' && more.join('') === '' && line.startsWith('fathom: ');
  if (code !== 1 || !isClear)
    throw new Error(`ended with ${code}, said ${child.output()}${child.errors()}`);
  return line;
}

test('says where it is, makes its data folder, and answers', async () => {
  const folder = join(dataFolder(), 'deep', 'inside');
  const child = spawnForTest({ FATHOM_DATA: folder });
  const address = await child.address;
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect((await openBrowser(address).ask('GET /healthz')).body).toStrictEqual({
    status: 'serving',
  });
  expect(readdirSync(folder)).toContain('fathom.db');
  expect(child.output()).toBe(`Fathom is at ${address}\n`);
  expect(child.errors()).toBe('');
});

test('figures are shown where they are asked for, on this machine only', async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  const child = spawnForTest({ FATHOM_METRICS_PORT: String(port), FATHOM_DATA: dataFolder() });
  await child.address;
  const { status, text } = await openBrowser(`http://127.0.0.1:${port}`).ask('GET /metrics');
  expect([status, text]).toStrictEqual([200, expect.stringContaining('fathom_matches')]);
});

describe('will not start, and says why in one line:', () => {
  test('a PORT that is none', async () => {
    expect(await refusal({ PORT: 'eighty', FATHOM_DATA: dataFolder() })).toMatch(
      /PORT is "eighty".*0 to 65535/,
    );
  });

  test('a port that is taken', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    expect(await refusal({ PORT: String(port), FATHOM_DATA: dataFolder() })).toMatch(
      new RegExp(`port ${port} is taken; set PORT`),
    );
  });

  test('a port for figures that is taken', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const settings = { FATHOM_METRICS_PORT: String(port), FATHOM_DATA: dataFolder() };
    expect(await refusal(settings)).toMatch(
      new RegExp(`port ${port} is taken; set FATHOM_METRICS_PORT`),
    );
  });

  test('a host that is not this machine', async () => {
    expect(await refusal({ HOST: '203.0.113.7', FATHOM_DATA: dataFolder() })).toMatch(
      /HOST 203\.0\.113\.7/,
    );
  });

  test('a data folder that is a file', async () => {
    const file = join(dataFolder(), 'file');
    writeFileSync(file, '');
    expect(await refusal({ FATHOM_DATA: file })).toMatch(new RegExp(file));
  });

  test('a data folder that cannot be written', async () => {
    const folder = join(dataFolder(), 'locked');
    mkdirSync(folder);
    chmodSync(folder, 0o500);
    const isRoot = process.getuid?.() === 0; // root may write anywhere but into /proc
    const place = isRoot ? '/proc/fathom' : folder;
    expect(await refusal({ FATHOM_DATA: place })).toMatch(new RegExp(place));
  });

  test('a database from a newer version', async () => {
    const folder = dataFolder();
    const database = new DatabaseSync(join(folder, 'fathom.db'));
    database.exec('PRAGMA user_version = 999');
    database.close();
    expect(await refusal({ FATHOM_DATA: folder })).toMatch(/newer version/);
  });

  test('a database that is none', async () => {
    const folder = dataFolder();
    writeFileSync(join(folder, 'fathom.db'), 'not a database at all '.repeat(500));
    expect(await refusal({ FATHOM_DATA: folder })).toMatch(/fathom\.db|not a database|damaged/i);
  });

  test('a second server on the same data', async () => {
    const folder = dataFolder();
    const first = spawnForTest({ FATHOM_DATA: folder });
    const address = await first.address;
    expect(await refusal({ FATHOM_DATA: folder })).toMatch(/Another Fathom server/);
    expect((await openBrowser(address).ask('GET /healthz')).status).toBe(200);
  });
});
