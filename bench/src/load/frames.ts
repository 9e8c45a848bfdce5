/**
 * Just enough of RFC 6455 for a load generator: it must cost less than the servers it drives, and the same for
 * all of them. Frames are masked with a key of zeros, so that they can be made once and sent many times.
 */
const OPCODES = { text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;
type Opcode = keyof typeof OPCODES;

const FIN = 0x80;
const MASKED = 0x80;
const MASK_BYTES = 4;
const SHORT = 126; // from here on the length takes two more bytes
const LONG = 127; // and here eight

export function makeFrame(payload: Buffer, opcode: Opcode): Buffer {
  const extended = payload.length >= SHORT ? 2 : 0;
  if (payload.length > 0xffff) throw new RangeError('the generator sends no message over 64 KiB');
  const frame = Buffer.alloc(2 + extended + MASK_BYTES + payload.length);
  frame[0] = FIN | OPCODES[opcode];
  frame[1] = MASKED | (extended > 0 ? SHORT : payload.length);
  if (extended > 0) frame.writeUInt16BE(payload.length, 2);
  payload.copy(frame, frame.length - payload.length);
  return frame;
}

export interface FrameListener {
  readonly message: (payload: Buffer) => void;
  readonly ping: (payload: Buffer) => void;
  readonly close: (payload: Buffer) => void;
}

/** Takes the bytes of a server as they come and tells of each whole frame. */
export function frameReader(listener: FrameListener): (chunk: Buffer) => void {
  let rest: Buffer | null = null;
  return (chunk) => {
    const bytes = rest === null ? chunk : Buffer.concat([rest, chunk]);
    let at = 0;
    for (let end = frameEnd(bytes, at); end !== null; end = frameEnd(bytes, at)) {
      tell(bytes, { at, end }, listener);
      at = end;
    }
    rest = at === bytes.length ? null : bytes.subarray(at);
  };
}

/** Where the frame that begins here ends; null: not all of it is here yet. */
function frameEnd(bytes: Buffer, at: number): number | null {
  const header = headerLength(bytes, at);
  if (at + header > bytes.length) return null;
  const end = at + header + payloadLength(bytes, at);
  return end > bytes.length ? null : end;
}

function headerLength(bytes: Buffer, at: number): number {
  const length = (bytes[at + 1] ?? 0) & 0x7f;
  if (length === LONG) return 10;
  return length === SHORT ? 4 : 2;
}

function payloadLength(bytes: Buffer, at: number): number {
  const length = (bytes[at + 1] ?? 0) & 0x7f;
  if (length === LONG) return Number(bytes.readBigUInt64BE(at + 2));
  return length === SHORT ? bytes.readUInt16BE(at + 2) : length;
}

interface Span {
  readonly at: number;
  readonly end: number;
}

function tell(bytes: Buffer, { at, end }: Span, listener: FrameListener): void {
  const first = bytes[at] ?? 0;
  const payload = bytes.subarray(at + headerLength(bytes, at), end);
  const opcode = first & 0x0f;
  if ((first & FIN) === 0) throw new Error('a server sent a fragmented message');
  if (opcode === OPCODES.ping) listener.ping(payload);
  else if (opcode === OPCODES.close) listener.close(payload);
  else if (opcode === OPCODES.text || opcode === OPCODES.binary) listener.message(payload);
}
