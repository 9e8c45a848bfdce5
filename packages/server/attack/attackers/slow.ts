import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Field } from './field.ts';

/** What is sent first, and what then drips, a second apart. */
interface Slow {
  readonly name: string;
  readonly first: string;
  readonly drop: string;
}
const SLOW: readonly Slow[] = [
  { name: 'idle', first: '', drop: '' },
  { name: 'headers', first: 'GET / HTTP/1.1\r\nHost: x\r\n', drop: 'x-a: b\r\n' },
  {
    name: 'bodies',
    first:
      'POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n',
    drop: ' ',
  },
  {
    name: 'chunks',
    first:
      'PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    drop: '1\r\n \r\n',
  },
];
const ENOUGH_SECONDS = 45; // by then a request that is not whole must have been given up

/** Connections that take their time for ever. */
export async function slow(field: Field): Promise<void> {
  const { dose, address } = field.order;
  const { hostname, port } = new URL(address);
  const lines = Array.from({ length: dose.sockets }, (_, i) => {
    const kind = SLOW[i % SLOW.length] as Slow;
    const socket = connect({ host: hostname, port: Number(port), localAddress: field.from(0) });
    socket.on('error', () => {}); // being cut off is what it is for
    socket.resume();
    return { kind, socket };
  });
  await Promise.all(lines.map(({ kind, socket }) => begin(socket, kind)));
  const began = performance.now();
  for (let second = 0; second < dose.times && !field.isOver(); second++) {
    for (const { kind, socket } of lines) if (socket.writable) socket.write(kind.drop);
    field.count('drops', lines.length);
    await pause(1_000);
  }
  for (const { kind, socket } of lines) {
    field.count(`${kind.name} ${socket.writable ? 'still open' : 'cut off'}`);
    socket.destroy();
  }
  const seconds = Math.round((performance.now() - began) / 1_000);
  const { counts } = field.tally();
  if (seconds >= ENOUGH_SECONDS && (counts['bodies still open'] ?? 0) > 0)
    field.fault(`slow bodies are open after ${seconds} s`);
}

async function begin(socket: Socket, { first }: Slow): Promise<void> {
  if (socket.connecting) await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  if (socket.writable && first !== '') socket.write(first);
}
