import { openStore } from '../../../src/store/index.ts';
import type { Store } from '../../../src/store/index.ts';
import { appendOf, summaryOf } from '@fathom/host/testing/rows';

/** Appends to several matches for as long as it lives, and prints each row once it is acknowledged. */
const WRITERS = 8;

async function keepAppending(store: Store, match: string): Promise<never> {
  let { length: seq } = await store.read(match);
  for (;;) {
    await store.append(appendOf(match, seq, summaryOf({ updatedAt: seq })));
    process.stdout.write(`${match} ${seq}\n`);
    seq += 1;
  }
}

const store = await openStore({ folder: process.argv[2] ?? '' });
await Promise.all(
  Array.from({ length: WRITERS }, (_, writer) => keepAppending(store, `m${writer}`)),
);
