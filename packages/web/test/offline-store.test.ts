import 'fake-indexeddb/auto';
import { depthChargePlayable } from '@fathom/depth-charge/playable';
import { foldLog, recordOf } from '@fathom/host';
import { describeStore } from '@fathom/host/testing/store-suite';
import { appendOf } from '@fathom/host/testing/rows';
import { makeHeader, makeRecord, rngFor, verifyRecord } from '@fathom/kit';
import type { Millis, Outcome, RecordHeader, Seed, Table } from '@fathom/kit';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import { openBrowserStore, openDatabase, storeIn } from '../src/offline/browser-store.ts';
import type { LocalStore } from '../src/offline/browser-store.ts';
import { localRecord, matchesOf } from '../src/offline/local-match.ts';
import type { VersionOneMatch, VersionOneRow } from '../src/offline/version-one.ts';
import { BLACK, joined, openPage, RED } from './local-table.ts';

describeStore('browser', () => {
  const factory = new IDBFactory();
  return async () => storeIn(await openDatabase(factory));
});

const opened = async (): Promise<LocalStore> => storeIn(await openDatabase(new IDBFactory()));

describe('the store of a browser', () => {
  test('forgets a match wholly and leaves the others', async () => {
    const store = await opened();
    for (const match of ['a', 'ab', 'b']) {
      await store.append(appendOf(match, 0));
      await store.append(appendOf(match, 1));
      await store.markAlive(7, 0, match);
    }
    await store.forget('a');
    expect(await store.read('a')).toEqual([]);
    expect(await store.aliveAt('a')).toBeNull();
    expect(await store.read('ab')).toHaveLength(2);
    expect(await store.aliveAt('b')).toBe(7);
    await store.close();
  });

  test('tells the other tabs who wrote', async () => {
    const factory = new IDBFactory();
    const one = storeIn(await openDatabase(factory));
    const other = storeIn(await openDatabase(factory));
    const heard = vi.fn<() => void>();
    const own = vi.fn<() => void>();
    const stop = other.watch('a', heard);
    one.watch('a', own);
    await one.append(appendOf('a', 0));
    await one.append(appendOf('b', 0));
    await expect.poll(() => heard.mock.calls.length).toBe(1);
    stop();
    await one.append(appendOf('a', 1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(heard).toHaveBeenCalledOnce();
    expect(own).not.toHaveBeenCalled();
    await Promise.all([one.close(), other.close()]);
  });

  test('where nothing may be kept, a match lasts as long as its page', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
    const store = await openBrowserStore();
    vi.unstubAllGlobals();
    expect(await store.append(appendOf('a', 0))).toBe('ok');
    expect(await store.read('a')).toHaveLength(1);
    await store.forget('a');
    expect(await store.read('a')).toEqual([]);
  });
});

interface OldMatch {
  readonly kept: VersionOneMatch;
  readonly rows: readonly VersionOneRow[];
  readonly table: Table;
}

/** A match as this browser kept it before it had the host's rows. */
function oldMatch(match: string, actions: number, end: 'running' | 'resigned'): OldMatch {
  const startedAt = '2026-03-01T12:00:00.000Z';
  const header: RecordHeader = makeHeader(depthChargePlayable, {
    match,
    setup: depthChargePlayable.parseSetup({ first: 'black' }),
    players: [
      { seat: BLACK, name: 'Player', bot: null, contribution: 'c0ffee'.padEnd(64, '0') },
      { seat: RED, name: botName('mate'), bot: 'mate', contribution: null },
    ],
    hostSeed: 'a5'.repeat(32) as Seed,
    startedAt,
  });
  const table = depthChargePlayable.open(header);
  const luck = rngFor('1'.repeat(64) as Seed, 0);
  const rows: VersionOneRow[] = [];
  let outcome: Outcome | null = null;
  const take = (input: Parameters<Table['propose']>[0], id: string | null): void => {
    const proposal = table.propose(input);
    if (!proposal.ok) throw new Error(proposal.refusal.code);
    table.commit(proposal.row);
    rows.push({ match, seq: rows.length, row: { ...proposal.row, id } });
    ({ outcome } = proposal);
  };
  const at = (): Millis => (rows.length * 1_000) as Millis;
  while (rows.length < actions && table.outcome() === null) {
    const [seat = BLACK] = table.toAct();
    const action = luck.pick([...table.legal(seat)].filter((each) => isHarmless(each)));
    take({ type: 'act', at: at(), seat, action }, seat === BLACK ? `input-${rows.length}` : null);
  }
  if (end === 'resigned')
    take({ type: 'forfeit', at: at(), seat: BLACK, reason: 'resigned' }, 'enough');
  return { kept: { match, header, outcome, pace: 'instant' }, rows, table };
}
const botName = (level: string): string =>
  depthChargePlayable.levels.find((known) => known.level === level)?.name ?? '';
const isHarmless = (action: unknown): boolean =>
  ['place', 'sound'].includes((action as { readonly type: string }).type);

/** A database of the first version, as the client before this one left it. */
async function versionOne(matches: readonly OldMatch[]): Promise<IDBFactory> {
  const factory = new IDBFactory();
  await new Promise<void>((resolve) => {
    const request = factory.open('fathom', 1);
    request.addEventListener('upgradeneeded', () => {
      const old = request.result.createObjectStore('matches', { keyPath: 'match' });
      const rows = request.result.createObjectStore('rows', { keyPath: ['match', 'seq'] });
      for (const { kept } of matches) old.add(kept);
      for (const match of matches) for (const row of match.rows) rows.add(row);
    });
    request.addEventListener('success', () => {
      request.result.close();
      resolve();
    });
  });
  return factory;
}

describe('matches from before this browser kept the host’s rows', () => {
  const running = oldMatch('k7m2p9qx', 6, 'running');
  const finished = oldMatch('q2w3e4r5', 8, 'resigned');
  const store = async (): Promise<LocalStore> =>
    storeIn(await openDatabase(await versionOne([running, finished])));

  test('are all in the list, with their status and pace', async () => {
    const kept = await matchesOf(await store(), depthChargePlayable, 10);
    expect(kept.map(({ created, status }) => [created.id, status, created.pace])).toEqual([
      ['q2w3e4r5', 'finished', 'instant'],
      ['k7m2p9qx', 'running', 'instant'],
    ]);
    expect(kept[0]?.table?.outcome()).toEqual(finished.kept.outcome);
  });

  test('one that is over has the very same record, and it verifies', async () => {
    const record = await localRecord(await store(), async () => depthChargePlayable, 'q2w3e4r5');
    const before = makeRecord(
      finished.kept.header,
      finished.rows.map(({ row }) => row),
      finished.kept.outcome as Outcome,
    );
    expect(record).toEqual(before);
    expect(verifyRecord(depthChargePlayable, before)).toMatchObject({ ok: true });
  });

  test('one that runs goes on where it stood, with the same luck, and ends with a sound record', async () => {
    const kept = await store();
    const page = await joined(openPage(kept));
    expect(page.view()).toEqual(running.table.view([BLACK]));
    page.say({ t: 'act', id: 'input-0', seat: BLACK, action: { type: 'nothing' } });
    expect(await page.until((message) => 're' in message)).toEqual({ t: 'done', re: 'input-0' });
    page.say({ t: 'resign', id: 'enough', seat: BLACK });
    await page.until(() => page.info()?.status === 'finished');
    await page.close();
    const state = foldLog(await kept.read('k7m2p9qx'), [depthChargePlayable]);
    const record = recordOf(state);
    expect(record).toMatchObject({ ...running.kept.header });
    expect(record?.lines.length).toBeGreaterThan(running.rows.length);
    if (record === null) throw new Error('expected a record');
    expect(verifyRecord(depthChargePlayable, record)).toMatchObject({ ok: true });
  });

  test('keep the inputs’ game time: what passed while nobody played does not count', async () => {
    const page = await joined(openPage(await store()));
    const lastAt = running.rows.at(-1)?.row.input.at ?? 0;
    expect(page.info()?.time).toBeGreaterThanOrEqual(lastAt);
    await page.close();
  });
});
