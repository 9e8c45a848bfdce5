/** Frames of the WebSocket protocol, as a client that keeps to no rules may write them. */
export const OP = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;
export type Op = (typeof OP)[keyof typeof OP];

export interface FrameOptions {
  readonly isLast?: boolean; // of its message
  readonly isMasked?: boolean;
  readonly claims?: number; // the length its head states, if not the true one
}

const MASK = Buffer.alloc(4); // of zeros: allowed, and nothing need be mixed

export function frame(op: number, payload: Buffer | string, options: FrameOptions = {}): Buffer {
  const { isLast = true, isMasked = true } = options;
  const body = typeof payload === 'string' ? Buffer.from(payload) : payload;
  const length = options.claims ?? body.length;
  const masked = isMasked ? 0x80 : 0;
  const first = (isLast ? 0x80 : 0) | op;
  return Buffer.concat([headOf(first, masked, length), isMasked ? MASK : Buffer.alloc(0), body]);
}

function headOf(first: number, masked: number, length: number): Buffer {
  if (length < 126) return Buffer.from([first, masked | length]);
  if (length < 65_536) return Buffer.from([first, masked | 126, length >> 8, length & 255]);
  const head = Buffer.alloc(10);
  head[0] = first;
  head[1] = masked | 127;
  head.writeBigUInt64BE(BigInt(length), 2);
  return head;
}

/** The texts in what a server sent, and what is left of a frame that has not wholly come. */
export function readTexts(bytes: Buffer): {
  readonly texts: readonly string[];
  readonly rest: Buffer;
} {
  const texts: string[] = [];
  let at = 0;
  while (bytes.length - at >= 2) {
    const op = (bytes[at] as number) & 15;
    let length = (bytes[at + 1] as number) & 127;
    let start = at + 2;
    if (length === 126) {
      if (bytes.length < at + 4) break;
      length = bytes.readUInt16BE(at + 2);
      start = at + 4;
    } else if (length === 127) {
      if (bytes.length < at + 10) break;
      length = Number(bytes.readBigUInt64BE(at + 2));
      start = at + 10;
    }
    if (bytes.length < start + length) break;
    if (op === OP.text) texts.push(bytes.toString('utf8', start, start + length));
    at = start + length;
  }
  return { texts, rest: bytes.subarray(at) };
}
