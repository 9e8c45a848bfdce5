import { openStore, StoreError } from '../../../src/store/index.ts';
import type { Store } from '../../../src/store/index.ts';
import { appendOf } from '@fathom/host/testing/rows';

/** Appends in batches until the disk refuses, then prints what it was told. */
const BATCH = 20;
const FILLER = JSON.stringify('x'.repeat(2000));

export interface FillingReport {
  readonly acknowledged: number;
  /** Of each append in the batch that failed. */
  readonly faults: readonly string[];
  readonly message: string;
  /** Of the calls made afterwards. */
  readonly later: readonly string[];
  readonly failure: string | null;
}

async function fill(store: Store): Promise<FillingReport> {
  for (let first = 0; ; first += BATCH) {
    const errors = await errorsOf(batchFrom(store, first));
    if (errors.length > 0) return report(store, first, errors);
  }
}

function batchFrom(store: Store, first: number): readonly Promise<unknown>[] {
  return Array.from({ length: BATCH }, (_, n) =>
    store.append({ ...appendOf('a', first + n), row: FILLER }),
  );
}

async function report(
  store: Store,
  acknowledged: number,
  errors: readonly StoreError[],
): Promise<FillingReport> {
  const later = [store.append(appendOf('b', 0)), store.read('a'), store.nameGuest('g', 'n')];
  return {
    acknowledged,
    faults: errors.map(({ fault }) => fault),
    message: errors[0]?.message ?? '',
    later: (await errorsOf(later)).map(({ fault }) => fault),
    failure: store.failure()?.fault ?? null,
  };
}

async function errorsOf(calls: readonly Promise<unknown>[]): Promise<readonly StoreError[]> {
  const results = await Promise.allSettled(calls);
  return results.flatMap((result) =>
    result.status === 'rejected' && result.reason instanceof StoreError ? [result.reason] : [],
  );
}

const store = await openStore({ folder: process.argv[2] ?? '' });
process.stdout.write(JSON.stringify(await fill(store)));
await store.close();
