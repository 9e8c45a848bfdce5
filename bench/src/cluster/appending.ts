import { setTimeout as sleep } from 'node:timers/promises';
import { openPostgresStore } from '../../../packages/server/src/store/index.ts';
import type { Store } from '../../../packages/server/src/store/index.ts';
import { say } from '../report/say.ts';
import { latencyOf } from '../report/statistics.ts';
import type { Latency } from '../report/statistics.ts';
import { checkpoint, readLedger, withPostgres } from './ledger.ts';
import { processorTimes } from './processor.ts';
import type { Machines } from './site.ts';
import { ROWS_BEFORE, TEXT, idOf } from './stock.ts';

export interface AppendingPlan {
  readonly writers: readonly number[]; // matches that write at once, each as soon as its last row is safe
  readonly time: number; // milliseconds
}
/** Rows through our store, as many as it takes. */
export interface AppendsResult {
  readonly writers: number;
  readonly appendsPerSecond: number;
  readonly batch: number; // rows a commit
  readonly commitsPerSecond: number;
  readonly latency: Latency;
  readonly walPerRow: number; // bytes
  readonly fullPagesPerRow: number; // of them whole pages, written as they are changed for the first time after a checkpoint
  readonly tablePerRow: number; // bytes
  readonly indexPerRow: number; // bytes
  readonly postgresCpu: number; // milliseconds a thousand rows
  readonly storeCpu: number; // the same of the process that has the store
}

interface Writing {
  readonly writers: number;
  readonly time: number; // milliseconds
}
/** Where the next row of a writer goes. */
type Next = (writer: number) => { readonly match: string; readonly seq: number };

/** Each writer has a match of its own, and stays with it. */
export async function measureAppends(
  machines: Machines,
  { writers: sizes, time }: AppendingPlan,
): Promise<AppendsResult[]> {
  const results: AppendsResult[] = [];
  let from = 0; // no match is used twice
  for (const writers of sizes) {
    const seqs = Array.from({ length: writers }, () => ROWS_BEFORE);
    const first = from;
    from += writers;
    const next: Next = (writer) => {
      const seq = seqs[writer] ?? 0;
      seqs[writer] = seq + 1;
      return { match: idOf(first + writer), seq };
    };
    results.push(await writeFor(machines, { writers, time }, next));
  }
  return results;
}

/**
 * Every row goes to another match than the one before, right after a checkpoint: each page of the index that it touches is
 * for the first time, and Postgres writes the whole of it to its WAL. That is a site at its worst.
 */
export async function measureScattered(
  machines: Machines,
  { from, matches, ...load }: Writing & { readonly from: number; readonly matches: number },
): Promise<AppendsResult> {
  let n = 0;
  const next: Next = () => {
    const match = idOf(from + (n % matches));
    const seq = ROWS_BEFORE + Math.floor(n / matches);
    n += 1;
    return { match, seq };
  };
  return writeFor(machines, load, next);
}

async function writeFor(
  { postgres, url }: Machines,
  { writers, time }: Writing,
  next: Next,
): Promise<AppendsResult> {
  return withPostgres(url, async (ledgers) => {
    await checkpoint(ledgers);
    const store = await openPostgresStore({ url });
    const before = await readLedger(ledgers);
    const [cpuBefore = 0] = processorTimes([postgres.pid()]);
    const own = process.cpuUsage();
    const from = performance.now();
    const times = await writeAll(store, { writers, end: from + time }, next);
    const seconds = (performance.now() - from) / 1000;
    const { user, system } = process.cpuUsage(own);
    const [cpuAfter = 0] = processorTimes([postgres.pid()]);
    await store.close();
    await sleep(COUNTED_WITHIN);
    const after = await readLedger(ledgers);
    const { commits } = store.stats();
    const rows = times.length;
    const result = {
      writers,
      appendsPerSecond: rows / seconds,
      batch: rows / commits,
      commitsPerSecond: commits / seconds,
      latency: latencyOf(times),
      walPerRow: (after.wal - before.wal) / rows,
      fullPagesPerRow: (after.fullPages - before.fullPages) / rows,
      tablePerRow: (after.logTable - before.logTable) / rows,
      indexPerRow: (after.logIndex - before.logIndex) / rows,
      postgresCpu: (1000 * (cpuAfter - cpuBefore)) / rows,
      storeCpu: (user + system) / rows,
    };
    const speed = Math.round(result.appendsPerSecond).toLocaleString('en');
    say(`cluster: ${writers} writers: ${speed} appends/s, ${result.batch.toFixed(1)} a commit`);
    return result;
  });
}

const COUNTED_WITHIN = 300; // milliseconds after a connection has ended, until Postgres has counted what it did

/** A closed loop of so many writers; how long each row took, in milliseconds. */
async function writeAll(
  store: Store,
  { writers, end }: { readonly writers: number; readonly end: number },
  next: Next,
): Promise<number[]> {
  const times: number[] = [];
  const write = async (writer: number): Promise<void> => {
    while (performance.now() < end) {
      const from = performance.now();
      const written = await store.append({ ...next(writer), row: TEXT, listing: null });
      if (written !== 'ok') throw new Error(`a row was not written: ${written}`);
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  return times;
}
