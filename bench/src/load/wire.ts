import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { frameReader, makeFrame } from './frames.ts';

export interface Target {
  readonly port: number;
  readonly path: string;
  readonly cookie?: string;
}
/** A WebSocket as a player holds it. */
export interface Wire {
  /** What is called with each message; set anew as a match goes from opening to playing. */
  hear: (payload: Buffer) => void;
  readonly send: (frame: Buffer) => void;
  readonly sendText: (text: string) => void;
  readonly close: () => void;
}

const HEAD_END = '\r\n\r\n';
const CONNECT_TIMEOUT = 20_000;

export async function openWire(target: Target): Promise<Wire> {
  const socket = connect({ host: '127.0.0.1', port: target.port, noDelay: true });
  socket.write(upgradeRequest(target));
  const early = await upgraded(socket, target);
  const wire: Wire = {
    hear: () => undefined,
    send: (frame) => void socket.write(frame),
    sendText: (text) => void socket.write(makeFrame(Buffer.from(text), 'text')),
    close: () => void socket.destroy(),
  };
  const read = frameReader({
    message: (payload) => wire.hear(payload),
    ping: (payload) => void socket.write(makeFrame(payload, 'pong')),
    close: (payload) => fail(closeReason(payload)),
  });
  const fail = (reason: string): never => {
    throw new Error(`the server closed a connection of ${target.path}: ${reason}`);
  };
  socket.on('data', read);
  socket.on('end', () => fail('no reason given'));
  // Messages may ride along with the handshake's answer; their listener is set only after this returns.
  if (early.length > 0) setImmediate(read, early);
  socket.resume();
  return wire;
}

function upgradeRequest({ port, path, cookie }: Target): string {
  const lines = [
    `GET ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    `Origin: http://127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
  ];
  if (cookie !== undefined) lines.push(`Cookie: ${cookie}`);
  return lines.join('\r\n') + HEAD_END;
}

/** Waits for the answer to the upgrade; the bytes that came after it. */
function upgraded(socket: Socket, { path }: Target): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  let head: Buffer = Buffer.alloc(0);
  const timer = setTimeout(() => reject(new Error(`no answer to ${path}`)), CONNECT_TIMEOUT);
  const take = (chunk: Buffer): void => {
    head = Buffer.concat([head, chunk]);
    const end = head.indexOf(HEAD_END);
    if (end < 0) return;
    socket.off('data', take);
    socket.off('error', reject);
    socket.pause();
    const answer = head.subarray(0, end).toString('latin1');
    if (answer.startsWith('HTTP/1.1 101')) resolve(head.subarray(end + HEAD_END.length));
    else reject(new Error(`${path} was not upgraded:\n${head.toString('utf8')}`));
  };
  socket.on('data', take);
  socket.on('error', reject);
  return promise.finally(() => clearTimeout(timer));
}

function closeReason(payload: Buffer): string {
  if (payload.length < 2) return 'no reason given';
  return `${payload.readUInt16BE(0)} ${payload.toString('utf8', 2)}`;
}
