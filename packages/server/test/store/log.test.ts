import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Append } from '@fathom/host';
import { appendOf } from '@fathom/host/testing/rows';
import { expect, it, onTestFinished } from 'vitest';
import { packBatch } from '../../src/store/sqlite/batch.ts';
import { openDatabase } from '../../src/store/sqlite/open-database.ts';
import type { Operations } from '../../src/store/sqlite/operations.ts';
import { scratchFolder } from './scratch.ts';

function openedIn(folder: string): Operations {
  const operations = openDatabase({ folder });
  onTestFinished(() => operations.close());
  return operations;
}

/** Makes the database fail on a row with this text. */
function refuseRow(folder: string, row: string): void {
  const database = new DatabaseSync(join(folder, 'fathom.db'));
  database.exec(`CREATE TRIGGER refusal BEFORE INSERT ON log WHEN NEW.row = '${row}'
    BEGIN SELECT RAISE(ABORT, 'refused'); END`);
  database.close();
}

const unwritable: Append = { ...appendOf('b', 0), row: 'unwritable' };

it('a batch is answered in one word unless a row is refused', () => {
  const { append } = openedIn(scratchFolder());
  expect(append(packBatch([appendOf('a', 0), appendOf('a', 1), appendOf('b', 0)]))).toBeNull();
  expect(append(packBatch([appendOf('a', 1), appendOf('a', 2), appendOf('b', 2)]))).toEqual([
    'conflict',
    'ok',
    'gap',
  ]);
});

it('what a failed transaction took back is not taken for written', () => {
  const folder = scratchFolder();
  const { append, read } = openedIn(folder);
  refuseRow(folder, unwritable.row);
  append(packBatch([appendOf('a', 0)]));
  const batch = [appendOf('a', 1), appendOf('c', 0), unwritable];
  expect(() => append(packBatch(batch))).toThrow('refused');
  expect(append(packBatch([appendOf('c', 0), appendOf('a', 1), appendOf('a', 2)]))).toBeNull();
  expect(read('a').map(({ seq }) => seq)).toEqual([0, 1, 2]);
  expect(read('c')).toHaveLength(1);
});
