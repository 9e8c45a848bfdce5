import { connect } from 'node:net';
import type { Socket } from 'node:net';

export interface KeptAnswer {
  readonly status: number;
  readonly text: string;
}
/** One connection that is kept for request after request, of whatever bytes; opened anew when the server closes it. */
export interface Kept {
  /** null: the server hung up without an answer. */
  readonly ask: (request: {
    readonly line: string;
    readonly headers: string;
    readonly payload: string | null;
  }) => Promise<KeptAnswer | null>;
  readonly close: () => void;
}
interface KeptOptions {
  readonly address: string;
  readonly from: string;
  readonly cookie: string | null;
}

const PATIENCE = 20_000; // milliseconds

export function openKept({ address, from, cookie }: KeptOptions): Kept {
  const { hostname, port } = new URL(address);
  let socket: Socket | null = null;
  let heard: Buffer = Buffer.alloc(0);
  let settle: ((answer: KeptAnswer | null) => void) | null = null;

  const opened = (): Socket => {
    if (socket !== null && socket.writable) return socket;
    const fresh = connect({ host: hostname, port: Number(port), localAddress: from });
    heard = Buffer.alloc(0);
    fresh.setNoDelay(true);
    fresh.on('error', () => {}); // `close` tells
    fresh.on('close', () => {
      if (socket !== fresh) return;
      socket = null;
      settle?.(null);
    });
    fresh.on('data', (chunk: Buffer) => {
      heard = Buffer.concat([heard, chunk]);
      const answer = answerIn(heard);
      if (answer === null) return;
      heard = Buffer.alloc(0); // nothing was asked meanwhile
      settle?.(answer);
    });
    socket = fresh;
    return fresh;
  };
  return {
    ask: ({ line, headers, payload }) =>
      new Promise((resolve) => {
        const late = setTimeout(() => socket?.destroy(), PATIENCE);
        settle = (answer) => {
          clearTimeout(late);
          settle = null;
          resolve(answer);
        };
        const head = [
          `${line} HTTP/1.1`,
          `Host: ${hostname}:${port}`,
          ...(cookie === null || headers.startsWith('cookie') ? [] : [`Cookie: ${cookie}`]),
          ...(payload === null || headers.startsWith('content-type')
            ? []
            : ['Content-Type: application/json']),
          ...(payload === null ? [] : [`Content-Length: ${Buffer.byteLength(payload)}`]),
        ].join('\r\n');
        opened().write(`${head}\r\n${headers}\r\n${payload ?? ''}`);
      }),
    close: () => socket?.destroy(),
  };
}

/** null: not all of it has come. */
function answerIn(bytes: Buffer): KeptAnswer | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = bytes.toString('latin1', 0, end);
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
  if (status === 100) return answerIn(bytes.subarray(end + 4));
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  const body = bytes.subarray(end + 4);
  if (length !== undefined)
    return body.length < Number(length) ? null : { status, text: body.toString() };
  if (!/^transfer-encoding: chunked/im.test(head)) return { status, text: body.toString() };
  return body.toString('latin1').endsWith('0\r\n\r\n') ? { status, text: body.toString() } : null;
}
