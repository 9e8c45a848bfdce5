/** The limit: a bare `ws` server that sends each message back to its sender. */
import { WebSocketServer } from 'ws';
import { tellReady } from './ready.ts';

const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
server.on('connection', (socket) => {
  socket.on('message', (data, binary) => socket.send(data, { binary }));
});
server.on('listening', () => tellReady(server.address()));
