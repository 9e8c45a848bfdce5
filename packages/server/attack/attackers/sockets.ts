import { setTimeout as pause } from 'node:timers/promises';
import { PROTOCOL_VERSION } from '@fathom/protocol';
import { frame, OP } from '../raw/frames.ts';
import type { RawSocket } from '../raw/raw-socket.ts';
import type { Field, SocketOptions } from './field.ts';

export const said = (message: unknown): Buffer => frame(OP.text, JSON.stringify(message));

export const joining = (match: string, more: object = {}): Buffer =>
  said({ t: 'join', v: PROTOCOL_VERSION, match, ...more });

export interface Barrage extends SocketOptions {
  readonly first?: Buffer;
  readonly next: () => Buffer;
  readonly burst: number; // so many at once, then a pause
  readonly pauseMillis: number;
  readonly counted: string;
}

/** One socket that sends burst after burst until it is enough, and comes back whenever it is cut off. */
export async function barrage(field: Field, { first, next, ...how }: Barrage): Promise<void> {
  const isDone = (): boolean => field.isOver() || field.isEnough(how.counted);
  while (!isDone()) {
    const socket = await field.open(how);
    if (socket === null) continue;
    if (first !== undefined) await socket.write(first);
    while (socket.isOpen() && !isDone()) {
      const burst = Array.from({ length: how.burst }, next);
      await writeWithin(socket, Buffer.concat(burst));
      field.count(how.counted, how.burst);
      if (!isDone()) await Promise.race([pause(how.pauseMillis), socket.ended]);
    }
    if (!socket.isOpen()) field.count('cut off');
    socket.drop();
  }
}

const PATIENCE = 5_000;

/** A server that takes no more from a socket has cut it off, too. */
async function writeWithin(socket: RawSocket, bytes: Buffer): Promise<void> {
  const timer = setTimeout(socket.drop, PATIENCE);
  await socket.write(bytes);
  clearTimeout(timer);
}
