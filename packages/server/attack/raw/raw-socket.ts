import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { readTexts } from './frames.ts';

/** A WebSocket below any library: whatever bytes its owner likes. */
export interface RawSocket {
  /** Resolves once there is room for more, or nobody to send it to. */
  readonly write: (bytes: Buffer) => Promise<void>;
  readonly isOpen: () => boolean;
  readonly ended: Promise<void>;
  readonly drop: () => void;
}
export interface RawOptions {
  readonly address: string;
  readonly from: string;
  readonly cookie?: string | null;
  readonly reads: boolean; // false: never takes anything out of the wire
  readonly hear?: (text: string) => void;
}

const HANDSHAKE_MILLIS = 10_000;

/** A number: the status by which the server refused; 0 if it hung up. */
export async function openRawSocket(options: RawOptions): Promise<RawSocket | number> {
  const { hostname, port } = new URL(options.address);
  const socket = connect({ host: hostname, port: Number(port), localAddress: options.from });
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  socket.on('error', () => {}); // `close` tells
  socket.on('close', () => end());
  socket.setNoDelay(true);
  socket.write(handshake(hostname, port, options.cookie ?? null));
  const status = await answered(socket, options);
  if (status !== 101) {
    socket.destroy();
    return status;
  }
  return {
    isOpen: () => !socket.destroyed && socket.writable,
    ended,
    drop: () => socket.destroy(),
    write: (bytes) =>
      new Promise((resolve) => {
        if (socket.destroyed || !socket.writable || socket.write(bytes)) setImmediate(resolve);
        else {
          const go = (): void => {
            socket.off('drain', go);
            socket.off('close', go);
            resolve();
          };
          socket.on('drain', go);
          socket.on('close', go);
        }
      }),
  };
}

const handshake = (host: string, port: string, cookie: string | null): string =>
  [
    'GET /ws HTTP/1.1',
    `Host: ${host}:${port}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Version: 13',
    ...(cookie === null ? [] : [`Cookie: ${cookie}`]),
    '\r\n',
  ].join('\r\n');

function answered(socket: Socket, { reads, hear }: RawOptions): Promise<number> {
  let head: Buffer = Buffer.alloc(0);
  let isOpen = false;
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(0), HANDSHAKE_MILLIS);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(0);
    });
    socket.on('data', (chunk: Buffer) => {
      if (isOpen && hear === undefined) return;
      head = Buffer.concat([head, chunk]);
      if (!isOpen) {
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        isOpen = true;
        clearTimeout(timer);
        if (!reads) socket.pause();
        const [, status = '0'] = /^HTTP\/1\.1 (\d{3})/.exec(head.toString('latin1', 0, 20)) ?? [];
        head = head.subarray(end + 4);
        resolve(Number(status));
      }
      if (hear === undefined) return;
      const { texts, rest } = readTexts(head);
      head = rest;
      texts.forEach(hear);
    });
  });
}
