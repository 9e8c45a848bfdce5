import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ROW_BYTES, packRows, unpackRow } from '../src/servers/durable/rows.ts';

test('rows come out of their buffer as they went in, filled up or cut to one length', () => {
  const text = (length: number): Buffer => Buffer.alloc(length, 'm');
  const packed = packRows([
    { match: 0, seq: 7, text: text(3) },
    { match: 4_000_000_000, seq: 0, text: text(1000) },
  ]);
  assert.equal(packed.byteLength, 2 * ROW_BYTES);
  const rows = [0, 1].map((i) => unpackRow(Buffer.from(packed), i));
  assert.deepEqual(
    rows.map(({ match, seq }) => [match, seq]),
    [
      [0, 7],
      [4_000_000_000, 0],
    ],
  );
  assert.deepEqual(
    rows.map((row) => Buffer.from(row.text).toString()),
    ['m'.repeat(3) + 'x'.repeat(217), 'm'.repeat(220)],
  );
});
