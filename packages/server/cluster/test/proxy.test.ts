import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { openBrowser } from '../../test/client/browser.ts';
import { openProxy } from '../net/proxy.ts';
import type { ReverseProxy } from '../net/proxy.ts';

interface Fake {
  readonly server: Server;
  readonly port: number;
  readonly sockets: WebSocketServer;
  health: number;
}
const SILENT = 0;
let fakes: readonly Fake[] = [];
let proxy: ReverseProxy;
const sockets: number[] = [];

/** Says who it is, what it was sent, and by whom. */
async function fake(name: string, port = 0): Promise<Fake> {
  const server = createServer((request, response) => {
    if (request.url === '/healthz') {
      if (self.health !== SILENT) response.writeHead(self.health).end();
      return;
    }
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': ['a=1', 'b=2'] });
      response.end(
        JSON.stringify({ name, body, from: request.headers['x-forwarded-for'], url: request.url }),
      );
    });
  });
  const sockets = new WebSocketServer({ server }).on('connection', (socket) => {
    socket.send(name);
    socket.on('message', (data: Buffer) => socket.send(`${name} heard ${data.toString()}`));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  const self: Fake = { server, sockets, port: taken, health: 200 };
  return self;
}
const end = async ({ server, sockets }: Fake): Promise<void> => {
  sockets.clients.forEach((socket) => socket.terminate());
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
};

beforeEach(async () => {
  fakes = [await fake('one'), await fake('two')];
  sockets.length = 0;
  proxy = await openProxy({
    port: 0,
    nodes: fakes.map(({ port }) => port),
    onSocket: (_request, node) => void sockets.push(node),
  });
});
afterEach(async () => {
  await proxy.close();
  for (const each of fakes) if (each.server.listening) await end(each);
});

interface Said {
  readonly name: string;
  readonly body: string;
  readonly from: string;
  readonly url: string;
}
const ask = (line: string, ask = {}) => openBrowser(proxy.address).ask<Said>(line, ask);

test('requests go to the nodes in turn, with their bodies and where they come from', async () => {
  const answers = [];
  for (let i = 0; i < 4; i++)
    answers.push(
      await ask(`POST /x?y=${i}`, { raw: `{"n":${i}}`, headers: { 'x-forwarded-for': '9.9.9.9' } }),
    );
  expect(answers.map(({ body }) => body.name)).toStrictEqual(['one', 'two', 'one', 'two']);
  expect(answers[3]?.body).toMatchObject({
    body: '{"n":3}',
    from: '9.9.9.9, 127.0.0.1',
    url: '/x?y=3',
  });
  expect(answers[0]?.headers['set-cookie']).toStrictEqual(['a=1', 'b=2']);
});

async function socketTo(): Promise<{ readonly socket: WebSocket; readonly first: string }> {
  const socket = new WebSocket(`${proxy.address.replace('http', 'ws')}/ws`);
  const [first] = (await once(socket, 'message')) as [Buffer];
  return { socket, first: first.toString() };
}

test('sockets pass both ways and end with their node', async () => {
  const { socket, first } = await socketTo();
  socket.send('hello');
  const [second] = (await once(socket, 'message')) as [Buffer];
  expect([first, second.toString(), sockets]).toStrictEqual(['one', 'one heard hello', [0]]);
  const closed = once(socket, 'close');
  await end(fakes[0] as Fake);
  await closed;
});

test('a node that refuses is passed over at once, and is back after a check', async () => {
  const [first] = fakes as readonly [Fake];
  await end(first);
  for (let i = 0; i < 4; i++)
    expect((await ask('POST /', { raw: '{}' })).body.name, `request ${i}`).toBe('two');
  const back = await fake('one again', first.port);
  fakes = [back, fakes[1] as Fake];
  await expect.poll(() => proxy.healthy()).toStrictEqual([0, 1]);
  const names = [(await ask('GET /')).body.name, (await ask('GET /')).body.name];
  expect(names.toSorted()).toStrictEqual(['one again', 'two']);
});

test('a node that says it is not serving gets nothing new; with none left the answer is 503', async () => {
  const [first, second] = fakes as readonly [Fake, Fake];
  const { socket } = await socketTo(); // at the first
  first.health = 503;
  await expect.poll(() => proxy.healthy()).toStrictEqual([1]);
  expect((await socketTo()).first).toBe('two');
  socket.send('hello');
  const [heard] = (await once(socket, 'message')) as [Buffer];
  expect(heard.toString()).toBe('one heard hello'); // what is open stays
  second.health = 503;
  await expect.poll(() => proxy.healthy()).toStrictEqual([]);
  expect((await ask('GET /')).status).toBe(503);
});

test('sockets at a node that answers no more are closed, so that their people come back elsewhere', async () => {
  const address = proxy.address.replace('http', 'ws');
  const ends = [0, 1].map(() => {
    const socket = new WebSocket(address);
    return { socket, opened: once(socket, 'open'), closed: once(socket, 'close') };
  });
  for (const { opened } of ends) await opened;
  const [hung] = sockets;
  const fake = fakes[hung ?? 0];
  if (fake !== undefined) fake.health = SILENT;
  await Promise.race(ends.map(({ closed }) => closed));
  expect(ends.map(({ socket }) => socket.readyState).toSorted((a, b) => a - b)).toEqual([
    WebSocket.OPEN,
    WebSocket.CLOSED,
  ]);
});
