/** About what a row of our log weighs. */
const TEXT_BYTES = 220;
const HEAD_BYTES = 8;
export const ROW_BYTES: number = HEAD_BYTES + TEXT_BYTES;

export interface Row {
  readonly match: number;
  readonly seq: number;
  readonly text: Uint8Array;
}

/** Rows of one length, one after the other: handed to another thread, such a buffer is not copied. */
export function packRows(rows: readonly Row[]): ArrayBuffer {
  const packed = Buffer.alloc(rows.length * ROW_BYTES, 'x');
  for (const [i, { match, seq, text }] of rows.entries()) {
    const at = i * ROW_BYTES;
    packed.writeUInt32LE(match, at);
    packed.writeUInt32LE(seq, at + 4);
    packed.set(text.subarray(0, TEXT_BYTES), at + HEAD_BYTES);
  }
  return packed.buffer;
}

export function unpackRow(packed: Buffer, i: number): Row {
  const at = i * ROW_BYTES;
  return {
    match: packed.readUInt32LE(at),
    seq: packed.readUInt32LE(at + 4),
    text: packed.subarray(at + HEAD_BYTES, at + ROW_BYTES),
  };
}
