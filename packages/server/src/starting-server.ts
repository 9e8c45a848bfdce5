import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { CONDITION_WORDS } from './condition.ts';

const RETRY_AFTER = '2'; // seconds

/** Answers while the server waits for its store: whoever asks is told that it is starting. */
export function openStartingServer(): Server {
  const body = JSON.stringify({ status: 'starting', message: CONDITION_WORDS.starting });
  const headers = { 'content-type': 'application/json', 'retry-after': RETRY_AFTER };
  const server = createServer({ requestTimeout: 5_000, headersTimeout: 5_000 }, (_ask, reply) => {
    reply.writeHead(503, { ...headers, connection: 'close' }).end(body);
  });
  server.maxConnections = 100;
  server.on('upgrade', (_request, socket) => socket.destroy());
  return server;
}
