import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { WebSocketServer } from 'ws';
import { nextMessage } from '../src/load/dialect.ts';
import { openWire } from '../src/load/wire.ts';

test('a wire speaks with a real WebSocket server, and hears what comes with the handshake', async () => {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (socket) => {
    socket.send('welcome');
    socket.on('message', (data, binary) => socket.send(data, { binary }));
  });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const wire = await openWire({ port, path: '/x' });
  assert.equal((await nextMessage(wire, () => true)).toString(), 'welcome');
  const long = 'x'.repeat(5000);
  wire.sendText(long);
  assert.equal((await nextMessage(wire, () => true)).toString(), long);
  wire.close();
  server.close();
});

test('a server that does not upgrade is an error with its words', async () => {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, path: '/only' });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await assert.rejects(openWire({ port, path: '/else' }), /was not upgraded/);
  server.close();
});
