/**
 * The limit for a game of two: a bare `ws` server that answers each message with one to both players of its match,
 * as long as an update of ours.
 */
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { tellReady } from './ready.ts';
import { UPDATE } from './update.ts';

const matches = new Map<string, Set<WebSocket>>();

const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
server.on('connection', (socket, request) => {
  const match = request.url ?? '';
  const players = matches.get(match) ?? new Set();
  matches.set(match, players.add(socket));
  socket.on('message', () => {
    for (const player of players) player.send(UPDATE, { binary: false });
  });
  socket.on('close', () => players.delete(socket));
});
server.on('listening', () => tellReady(server.address()));
