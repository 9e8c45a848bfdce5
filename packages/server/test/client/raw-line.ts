import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A socket whose every byte a test decides on. It keeps to no rules. */
export interface RawLine {
  readonly write: (bytes: Buffer) => void;
  /** All that was received, the handshake included. */
  readonly received: () => Buffer;
  readonly ended: Promise<void>;
  readonly stream: Socket;
}

export async function openRawLine(
  address: string,
  { allowHalfOpen = false }: { readonly allowHalfOpen?: boolean } = {}, // true: it ignores a goodbye
): Promise<RawLine> {
  const { hostname, port } = new URL(address);
  const stream = connect({ port: Number(port), host: hostname, allowHalfOpen });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve) => stream.once('close', () => resolve()));
  stream.on('error', () => {}); // the server may hang up in the middle of a write
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  onTestFinished(() => void stream.destroy()); // it says no goodbye, and a server that stops would wait for one
  await once(stream, 'connect');
  stream.write(
    `GET /ws HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  );
  await once(stream, 'data');
  return {
    write: (bytes) => stream.write(bytes),
    received: () => Buffer.concat(chunks),
    ended,
    stream,
  };
}

/** A frame as clients send them, with a mask that changes nothing. */
export function frame(
  opcode: number,
  payload = '',
  { isLast = true }: { readonly isLast?: boolean } = {},
): Buffer {
  const body = Buffer.from(payload);
  return Buffer.from([(isLast ? 0x80 : 0) | opcode, 0x80 | body.length, 0, 0, 0, 0, ...body]);
}

export const OPCODE = { continuation: 0, text: 1, binary: 2, ping: 9, pong: 10 } as const;

export const repeated = (bytes: Buffer, times: number): Buffer =>
  Buffer.concat(Array.from({ length: times }, () => bytes));
