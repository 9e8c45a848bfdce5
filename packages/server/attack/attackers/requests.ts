import { connect } from 'node:net';
import type { Field } from './field.ts';
import { ROUTES } from '../fuzz/routes.ts';

const PIPELINED = 200; // requests written at once on one connection

/** Every route, as often as it can be asked: some wait for answers, some write many requests at once and read little. */
export async function requests(field: Field): Promise<void> {
  const { dose } = field.order;
  await Promise.all(
    Array.from({ length: dose.sockets }, (_, i) =>
      i % 2 === 0 ? askOn(field, i) : pipelineOn(field, i),
    ),
  );
}

async function askOn(field: Field, index: number): Promise<void> {
  const luck = field.luck(index);
  const { matches } = field.order;
  while (!field.isOver() && !field.isEnough('requests')) {
    const { method, path } = luck.pick(ROUTES);
    const line = `${method} ${path.replace(':id', luck.pick(matches)).replace(':seat', 'red')}`;
    const hasBody = method === 'POST' || method === 'PUT';
    field.count('requests');
    await field.ask(field.visitor(0), line, hasBody ? {} : undefined);
  }
}

async function pipelineOn(field: Field, index: number): Promise<void> {
  const { address, matches } = field.order;
  const { hostname, port } = new URL(address);
  const paths = ['/api/games', '/api/matches', `/api/matches/${matches[0] ?? ''}`, '/', '/api/me'];
  const path = paths[index % paths.length] as string;
  const many = `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`.repeat(PIPELINED);
  while (!field.isOver() && !field.isEnough('pipelined')) {
    const socket = connect({ host: hostname, port: Number(port), localAddress: field.from(0) });
    const ended = new Promise<void>((resolve) => {
      socket.on('close', () => resolve());
    });
    let room = Promise.resolve();
    socket.on('error', () => {}); // `close` tells
    socket.on('data', (chunk: Buffer) => {
      if (/HTTP\/1\.1 5\d\d/.test(chunk.toString('latin1')))
        field.fault(
          `a pipelined request was answered by ${chunk.toString('latin1').slice(0, 100)}`,
        );
    });
    while (!socket.destroyed && !field.isOver() && !field.isEnough('pipelined')) {
      field.count('pipelined', PIPELINED);
      if (!socket.write(many))
        room = new Promise((resolve) => void socket.once('drain', () => resolve()));
      await Promise.race([room, ended]);
      await new Promise((resolve) => setImmediate(resolve));
    }
    socket.destroy();
    await ended;
  }
}
