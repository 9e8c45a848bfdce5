import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore, StoreError } from '../../src/store/index.ts';
import type { StoreFault, Store } from '../../src/store/index.ts';
import { openOn, startWorker } from '../../src/store/sqlite/sqlite-store.ts';
import type { FillingReport } from './child/filling.ts';
import { appendOf } from '@fathom/host/testing/rows';
import { scratchFolder } from './scratch.ts';

async function openedIn(folder: string): Promise<Store> {
  const store = await openStore({ folder });
  onTestFinished(() => store.close());
  return store;
}

async function refusal(folder: string): Promise<StoreError> {
  const error: unknown = await openStore({ folder }).catch((error: unknown) => error);
  if (!(error instanceof StoreError)) throw new Error('The store did not refuse.');
  expect(error.message).not.toContain('\n');
  return error;
}

describe('opening', () => {
  const ALL = { recursive: true };
  const ROOT = process.getuid?.() === 0; // whom no permission stops
  const UNWRITABLE = '/proc/self/task'; // not even by root
  const OBSTACLES: readonly (readonly [string, StoreFault, (folder: string) => void])[] = [
    ['the folder is a file', 'folder', (folder) => writeFileSync(folder, '')],
    [
      'the lock cannot be opened',
      'folder',
      (folder) => mkdirSync(join(folder, 'fathom.lock'), ALL),
    ],
    [
      'the database cannot be opened',
      'folder',
      (folder) => mkdirSync(join(folder, 'fathom.db'), ALL),
    ],
    [
      'the file is not a database',
      'damaged',
      (folder) => writeDatabase(folder, 'no such thing '.repeat(99)),
    ],
    ['the database is of another program', 'damaged', writeForeignDatabase],
  ];

  it.each(OBSTACLES)('is refused when %s', async (_, fault, obstruct) => {
    const folder = join(scratchFolder(), 'data');
    obstruct(folder);
    const error = await refusal(folder);
    expect(error.fault).toBe(fault);
    expect(error.message).toContain(folder);
  });

  it('is refused when the folder cannot be made', async () => {
    const file = join(scratchFolder(), 'file');
    writeFileSync(file, '');
    expect(await refusal(join(file, 'data'))).toMatchObject({ fault: 'folder' });
  });

  it.runIf(existsSync('/proc'))('is refused where nothing can ever be made', async () => {
    expect(await refusal('/proc/fathom/data')).toMatchObject({ fault: 'folder' });
  });

  it.skipIf(ROOT && !existsSync(UNWRITABLE))(
    'is refused when the folder may not be written',
    async () => {
      const folder = ROOT ? UNWRITABLE : scratchFolder();
      if (!ROOT) chmodSync(folder, 0o500);
      expect(await refusal(folder)).toMatchObject({ fault: 'folder' });
    },
  );

  it('is refused while another store has the folder, however often it is tried', async () => {
    const folder = scratchFolder();
    const store = await openedIn(folder);
    const error = await refusal(folder);
    expect(error.message).toMatch(/^Another Fathom server is running on the data folder /u);
    expect(await refusal(folder)).toMatchObject({ fault: 'locked' });
    expect(await store.append(appendOf('a', 0))).toBe('ok');
  });

  it('works after a refusal', async () => {
    const folder = scratchFolder();
    writeDatabase(folder, 'no such thing '.repeat(99));
    await refusal(folder);
    writeDatabase(folder, '');
    const store = await openedIn(folder);
    expect(await store.append(appendOf('a', 0))).toBe('ok');
  });

  it.skipIf(process.platform === 'win32')('keeps the data from other users', async () => {
    const folder = join(scratchFolder(), 'deep', 'data');
    await openedIn(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'fathom.db')).mode & 0o777).toBe(0o600);
  });

  it('leaves others free to read a copy meanwhile', async () => {
    const folder = scratchFolder();
    const store = await openedIn(folder);
    await store.append(appendOf('a', 0));
    const reader = new DatabaseSync(join(folder, 'fathom.db'), { readOnly: true });
    expect(reader.prepare('SELECT count(*) AS rows FROM log').get()).toEqual({ rows: 1 });
    reader.close();
    expect(await store.append(appendOf('a', 1))).toBe('ok');
  });
});

describe('a store that fails', () => {
  it('by a damaged file says so, and takes no more calls', async () => {
    const folder = scratchFolder();
    await writeAndDamage(folder);
    const store = await openedIn(folder);
    await expect(store.read('a')).rejects.toMatchObject({ fault: 'damaged' });
    await expect(store.append(appendOf('b', 0))).rejects.toBe(store.failure());
    expect(store.failure()).toMatchObject({ fault: 'damaged' });
  });

  it.skipIf(process.platform === 'win32')(
    'by a full disk acknowledges nothing that is lost',
    async () => {
      const folder = scratchFolder();
      const report = fillLimitedDisk(folder);
      expect(report.acknowledged).toBeGreaterThan(0);
      expect(report.faults).toEqual(Array.from({ length: 20 }, () => 'io'));
      expect(report.message).toContain('nothing more is taken until a restart');
      expect(report).toMatchObject({ later: ['io', 'io', 'io'], failure: 'io' });

      const store = await openedIn(folder);
      expect((await store.read('a')).length).toBeGreaterThanOrEqual(report.acknowledged);
    },
  );

  it('by the end of its thread rejects what is pending and what comes later', async () => {
    const folder = scratchFolder();
    const worker = startWorker({ folder });
    const store = await openOn(worker);
    const ending = worker.terminate(); // from here on it answers nobody
    const pending = [
      store.append(appendOf('a', 0)),
      store.read('a'),
      store.append(appendOf('b', 0)),
    ];
    const results = Promise.allSettled(pending);
    await ending;
    expect((await results).map(({ status }) => status)).toEqual(pending.map(() => 'rejected'));
    const crashed = {
      fault: 'crashed',
      message: "The store's thread has ended. Restart the server.",
    };
    await expect(store.append(appendOf('a', 0))).rejects.toMatchObject(crashed);
    await expect(store.secret()).rejects.toMatchObject(crashed);
    expect(store.failure()).toMatchObject(crashed);
    await store.close();
    await openedIn(folder);
  });
});

function writeDatabase(folder: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'fathom.db'), text);
}

function writeForeignDatabase(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(join(folder, 'fathom.db'));
  database.exec('CREATE TABLE matches (sulphur TEXT)');
  database.close();
}

/** Leaves the first pages, with the schema, as they are: the store opens and stumbles later. */
async function writeAndDamage(folder: string): Promise<void> {
  const store = await openStore({ folder });
  const appends = Array.from({ length: 500 }, (_, seq) => store.append(appendOf('a', seq)));
  await Promise.all(appends);
  await store.close();
  const file = join(folder, 'fathom.db');
  const bytes = readFileSync(file);
  bytes.fill(0xa5, bytes.length - 32 * 1024); // the rows that were written last
  writeFileSync(file, bytes);
}

/** A limit on the size of files stands in for a full disk: writes beyond it fail in the same way. */
function fillLimitedDisk(folder: string): FillingReport {
  const script = fileURLToPath(new URL('./child/filling.ts', import.meta.url));
  const command = 'ulimit -f 4000 && exec "$0" "$@"';
  const output = execFileSync('sh', ['-c', command, process.execPath, script, folder]);
  return JSON.parse(output.toString()) as FillingReport;
}
