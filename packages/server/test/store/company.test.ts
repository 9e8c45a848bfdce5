import { appendOf, summaryOf } from '@fathom/host/testing/rows';
import { expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import type { Store } from '../../src/store/index.ts';
import { scratchFolder } from './scratch.ts';

// Listings that nobody waits for reach the thread later than rows that were asked for after them. Nobody may notice.

async function storeWith(...matches: readonly string[]): Promise<Store> {
  const store = await openStore({ folder: scratchFolder() });
  onTestFinished(() => store.close());
  for (const match of matches) await store.append(appendOf(match, 0, summaryOf()));
  return store;
}
const shownAs = (face: string): ReturnType<typeof summaryOf> =>
  summaryOf({ shown: { face, people: [], changedAt: 1, rows: 1 } });
const faceIn = async (store: Store): Promise<string | null | undefined> =>
  (await store.listings({ status: ['lobby'], limit: 5 })).find(({ match }) => match === 'a')?.face;

it('a listing is there for whoever asks next', async () => {
  const store = await storeWith('a');
  const relisting = store.relist('a', 1, shownAs('f'));
  expect(await faceIn(store)).toBe('f');
  await relisting;
});

it('a listing comes before a row that its match gets after it', async () => {
  const store = await storeWith('a');
  const relisting = store.relist('a', 1, shownAs('f'));
  await store.append(appendOf('a', 1));
  await relisting;
  expect(await faceIn(store)).toBe('f');
});

it('a listing waits no longer than it may while other matches go on', async () => {
  const store = await storeWith('a', 'b');
  const listed = new AbortController();
  const relisting = store.relist('a', 1, shownAs('f')).then(() => listed.abort());
  for (let seq = 1; !listed.signal.aborted; seq += 1) await store.append(appendOf('b', seq));
  await relisting;
  expect(await faceIn(store)).toBe('f');
});

it('listings that wait are written before the store closes', async () => {
  const folder = scratchFolder();
  const first = await openStore({ folder });
  await first.append(appendOf('a', 0, summaryOf()));
  const relisting = first.relist('a', 1, shownAs('f'));
  await first.close();
  await relisting;
  const again = await openStore({ folder });
  onTestFinished(() => again.close());
  expect(await faceIn(again)).toBe('f');
});
