import { statSync } from 'node:fs';
import { join } from 'node:path';
import { appendOf } from '@fathom/host/testing/rows';
import { expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { scratchFolder } from './scratch.ts';

const MEGABYTE = 1024 * 1024;
const ROW = 'x'.repeat(MEGABYTE / 4);

it('what is written is carried over into the database behind the answer, and the log before it begins anew', async () => {
  const folder = scratchFolder();
  const sizeOf = (file: string): number => statSync(join(folder, file)).size / MEGABYTE;
  const store = await openStore({ folder });
  onTestFinished(() => store.close());

  await store.append(appendOf('a', 0));
  expect(sizeOf('fathom.db')).toBeLessThan(0.1);
  for (let seq = 1; seq <= 40; seq += 1) await store.append({ ...appendOf('a', seq), row: ROW });
  await store.head('a'); // comes after whatever follows the last answer

  expect(sizeOf('fathom.db')).toBeGreaterThan(6);
  expect(sizeOf('fathom.db-wal')).toBeLessThan(6);
});
