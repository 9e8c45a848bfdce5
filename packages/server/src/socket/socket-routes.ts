import type { Matches } from '@fathom/host';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { nameOf, readGuest } from '../http/identity.ts';
import { newGuest } from '../keys.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/index.ts';
import { openSocket } from './socket.ts';
import { countConnections } from './rate.ts';
import type { WebSocket } from 'ws';

/** A page of another site must not play with this site's cookies. Programs send no origin and have no cookies to steal. */
export function isAllowedOrigin(request: FastifyRequest, allowed: readonly string[]): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return (
    allowed.includes(origin) || (URL.canParse(origin) && new URL(origin).host === request.host)
  );
}

interface SocketParts {
  readonly matches: Matches;
  readonly store: Store;
  readonly metrics: Metrics;
  readonly beat: number;
}

export function socketRoutes(
  app: FastifyInstance,
  { matches, store, metrics, beat }: SocketParts,
  { origins, limits }: Config,
): void {
  const heart = openHeartbeat(beat);
  const tally = countConnections(limits.connectionsPerAddress);
  app.addHook('onClose', () => heart.stop());

  const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!isAllowedOrigin(request, origins))
      await reply
        .code(403)
        .send({ code: 'badOrigin', message: 'Sockets are open to this site only.' });
    else if (tally.isFull(request.ip))
      await reply
        .code(429)
        .send({ code: 'tooManyConnections', message: 'Too many connections from your address.' });
  };
  app.get(
    '/ws',
    { websocket: true, preValidation: admit, schema: { hide: true } },
    (socket, request) => {
      const { ip } = request;
      tally.add(ip);
      metrics.connected(1);
      socket.on('close', () => {
        tally.remove(ip);
        metrics.connected(-1);
      });
      heart.watch(socket);
      openSocket(socket, {
        guest: readGuest(request) ?? newGuest(),
        matches,
        nameOf: (guest) => nameOf(store, guest),
        messagesPerSecond: limits.messagesPerSecond,
        log: request.log,
      });
    },
  );
}

/** Pings every socket and ends those that do not answer: the dead are noticed within two beats. */
interface Heartbeat {
  readonly watch: (socket: WebSocket) => void;
  readonly stop: () => void;
}

function openHeartbeat(beat: number): Heartbeat {
  const answered = new Map<WebSocket, boolean>();
  const timer = setInterval(() => {
    for (const [socket, alive] of answered)
      if (alive) {
        answered.set(socket, false);
        socket.ping();
      } else socket.terminate();
  }, beat);
  timer.unref();
  return {
    watch: (socket) => {
      answered.set(socket, true);
      const alive = (): void => void answered.set(socket, true);
      socket.on('pong', alive);
      socket.on('message', alive);
      socket.on('close', () => answered.delete(socket));
    },
    stop: () => clearInterval(timer),
  };
}
