import type { Append, Appended, AppendResult } from '@fathom/host';
import { expect, it } from 'vitest';
import { GroupCommit } from '../../src/store/group-commit.ts';
import { appendOf } from '@fathom/host/testing/rows';

/** A disk that answers a batch when it is told to. */
class SlowDisk {
  readonly batches: (readonly Append[])[] = [];
  #answer: ((fails: Error | null) => void) | null = null;

  readonly commit = (batch: readonly Append[]): Promise<readonly AppendResult[]> => {
    this.batches.push(batch);
    return new Promise((resolve, reject) => {
      this.#answer = (error) => (error === null ? resolve(batch.map(() => 'ok')) : reject(error));
    });
  };

  async answer(error: Error | null = null): Promise<void> {
    await rest();
    this.#answer?.(error);
    await rest();
  }
}

function rest(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

function addMany(commits: GroupCommit, count: number): Promise<Appended>[] {
  return Array.from({ length: count }, (_, seq) => commits.add(appendOf('a', seq)));
}

it('what arrives while a batch is in flight becomes the next batch', async () => {
  const disk = new SlowDisk();
  const commits = new GroupCommit(disk.commit);
  const first = addMany(commits, 1);
  await rest();
  const second = addMany(commits, 20);
  expect(commits.stats().queued).toBe(21);
  await disk.answer();
  await disk.answer();
  expect(disk.batches.map((batch) => batch.length)).toEqual([1, 20]);
  expect(await Promise.all([...first, ...second])).toHaveLength(21);
  expect(commits.stats()).toMatchObject({ queued: 0, commits: 2 });
});

it('a crowd is cut into batches of bearable size', async () => {
  const disk = new SlowDisk();
  const commits = new GroupCommit(disk.commit);
  const all = Promise.all(addMany(commits, 2500));
  for (let batch = 0; batch < 3; batch += 1) await disk.answer();
  expect(await all).toHaveLength(2500);
  expect(disk.batches.map((batch) => batch.length)).toEqual([1000, 1000, 500]);
});

it('a failed batch acknowledges none of its appends, and the next is still tried', async () => {
  const disk = new SlowDisk();
  const commits = new GroupCommit(disk.commit);
  const doomed = Promise.allSettled(addMany(commits, 3));
  await disk.answer(new Error('disk full'));
  expect((await doomed).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  const next = commits.add(appendOf('a', 0));
  await disk.answer();
  expect(await next).toBe('ok');
  expect(commits.stats()).toMatchObject({ queued: 0, commits: 1 });
});

it('draining waits for all that was added', async () => {
  const disk = new SlowDisk();
  const commits = new GroupCommit(disk.commit);
  let drained = false;
  const added = addMany(commits, 2);
  const draining = commits.drain().then(() => (drained = true));
  await rest();
  expect(drained).toBe(false);
  await disk.answer();
  await draining;
  expect(await Promise.all(added)).toEqual(['ok', 'ok']);
});
