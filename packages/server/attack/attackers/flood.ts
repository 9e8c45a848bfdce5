import { LIMITS, PROTOCOL_VERSION } from '@fathom/protocol';
import { frame, OP } from '../raw/frames.ts';
import type { Field } from './field.ts';

interface Flood {
  readonly name: string;
  readonly reads: boolean;
  readonly frames: (match: string) => readonly Buffer[];
}

const text = (message: unknown): Buffer => frame(OP.text, JSON.stringify(message));

/** What a socket may be flooded with, each by sockets of its own, and once all mixed. */
const FLOODS: readonly Flood[] = [
  { name: 'pings unread', reads: false, frames: () => [frame(OP.ping, '')] },
  { name: 'pings', reads: true, frames: () => [frame(OP.ping, 'x'.repeat(125))] },
  { name: 'pongs', reads: true, frames: () => [frame(OP.pong, '')] },
  { name: 'texts', reads: true, frames: () => [text({ t: 'ping' })] },
  { name: 'texts unread', reads: false, frames: () => [text({ t: 'ping' }), text('x')] },
  {
    name: 'joins unread',
    reads: false,
    frames: (match) => [text({ t: 'join', v: PROTOCOL_VERSION, match })],
  },
  { name: 'binary', reads: true, frames: () => [frame(OP.binary, Buffer.alloc(64))] },
  { name: 'garbage', reads: true, frames: () => [frame(OP.text, '{"t":')] },
  {
    name: 'fragments',
    reads: true,
    frames: () => [
      frame(OP.text, '{"t"', { isLast: false }),
      frame(OP.continuation, ':"pi', { isLast: false }),
      frame(OP.ping, ''),
      frame(OP.continuation, 'ng"}'),
    ],
  },
  {
    name: 'endless message',
    reads: true,
    frames: () => [frame(OP.continuation, '', { isLast: false })],
  },
  { name: 'half frames', reads: true, frames: () => [frame(OP.text, 'x', { claims: 15_000 })] },
  {
    name: 'oversize',
    reads: true,
    frames: () => [frame(OP.text, 'x'.repeat(LIMITS.messageBytes + 1))],
  },
  { name: 'huge claims', reads: true, frames: () => [frame(OP.text, 'x', { claims: 2 ** 40 })] },
  {
    name: 'a mix',
    reads: false,
    frames: (match) => [
      frame(OP.ping, ''),
      frame(OP.pong, ''),
      text({ t: 'ping' }),
      frame(OP.binary, 'x'),
      text({ t: 'join', v: PROTOCOL_VERSION, match }),
    ],
  },
];
const CHUNK_BYTES = 64 * 1024;

/** Sockets of one address that send as fast as they can, and are back as soon as they are cut off. */
export async function flood(field: Field): Promise<void> {
  const { dose, matches } = field.order;
  await Promise.all(
    Array.from({ length: dose.sockets }, (_, i) => {
      const kind = FLOODS[i % FLOODS.length] as Flood;
      const frames = kind.frames(matches[i % matches.length] ?? 'aaaaaaaa');
      return floodOn(field, kind, frames);
    }),
  );
}

async function floodOn(field: Field, kind: Flood, frames: readonly Buffer[]): Promise<void> {
  const { chunk, size } = chunkOf(frames);
  const start = kind.name === 'endless message' ? frame(OP.text, 'x', { isLast: false }) : null;
  while (!field.isOver() && !field.isEnough('frames')) {
    const socket = await field.open({ reads: kind.reads });
    if (socket === null) continue;
    if (start !== null) await socket.write(start);
    while (socket.isOpen() && !field.isOver()) {
      const timer = setTimeout(socket.drop, 5_000); // a server that takes no more has cut it off, too
      await socket.write(chunk);
      clearTimeout(timer);
      field.count('frames', size);
    }
    if (!socket.isOpen()) field.count('cut off');
    socket.drop();
  }
}

function chunkOf(frames: readonly Buffer[]): { readonly chunk: Buffer; readonly size: number } {
  const once = Buffer.concat(frames);
  const times = Math.max(1, Math.floor(CHUNK_BYTES / once.length));
  return {
    chunk: Buffer.concat(Array.from({ length: times }, () => once)),
    size: times * frames.length,
  };
}
