import websocket from '@fastify/websocket';
import type { Matches } from '@fathom/host';
import { LIMITS } from '@fathom/protocol';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Config } from '../config.ts';
import type { Gate } from '../http/gate.ts';
import { personOf } from '../http/identity.ts';
import { networkOf } from '../http/network.ts';
import { isAllowedOrigin } from '../http/origin.ts';
import { newGuest } from '../keys.ts';
import type { Admission } from '../limits/admission.ts';
import { openBucket } from '../limits/bucket.ts';
import { byNetwork } from '../limits/by-network.ts';
import type { Metrics } from '../metrics.ts';
import type { CardIndex } from '../people/accounts/cards.ts';
import type { OpenSockets } from '../people/accounts/open-sockets.ts';
import { cutShort } from './cut-short.ts';
import { openHeartbeat } from './heartbeat.ts';
import { CLOSE, openSocket } from './socket.ts';
import type { SocketOrigin, SocketServices } from './socket.ts';
import { letGoOfRequest } from './upgrade.ts';

/** What `ws` itself is to hold; its types do not know all of it yet. */
const OPTIONS = {
  autoPong: false, // pongs are counted and bounded like all else
  closeTimeout: 5_000, // milliseconds for a client to say goodbye in its turn
  maxBufferedChunks: 128, // that one message has come in; drop by drop, each weighs more than what it holds
  maxFragments: 64, // of one message; no message needs more than one
  maxPayload: LIMITS.messageBytes,
};

/** All sockets of a network together: each alone may send little, but many at once would hold everybody up. */
const NEARBY = { burst: 60, perSecond: 20 }; // as many as so many sockets may send in a second
const BYTES_A_FRAME = 256; // what is larger counts for as many more

interface SocketParts {
  readonly matches: Matches;
  readonly cards: CardIndex;
  readonly sockets: OpenSockets;
  readonly metrics: Metrics;
  readonly gate: Gate;
  readonly beat: number;
}

/** The socket at /ws. Asked for without an upgrade, it answers whether one would be let in. */
export async function socketRoutes(
  app: FastifyInstance,
  { matches, cards, sockets, metrics, gate: { admission }, beat }: SocketParts,
  { origins, limits }: Config,
): Promise<void> {
  const heart = openHeartbeat(beat);
  const { messagesPerSecond } = limits;
  const nearby = byNetwork(() =>
    openBucket({
      burst: NEARBY.burst * messagesPerSecond,
      perSecond: NEARBY.perSecond * messagesPerSecond,
    }),
  );
  const services: SocketServices = {
    matches,
    nameOf: async (guest) => (await cards.find(guest)).name,
    messagesPerSecond,
    heart,
    bearNearby: (network, now, bytes) => nearby.of(network).take(now, 1 + bytes / BYTES_A_FRAME),
    unsentNearby: (network) => admission.unsentTo(network),
    onCut: (network) => admission.noteCut(network, performance.now()),
    log: app.log,
  };
  const onMalformed = openMalformed(admission, app.log);
  app.addHook('onClose', () => heart.stop());
  await app.register(websocket, {
    options: OPTIONS,
    errorHandler: (error, socket, request) => onMalformed(error, socket, originOf(request)),
  });

  const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!isAllowedOrigin(request, origins))
      await reply
        .code(403)
        .send({ code: 'badOrigin', message: 'Sockets are open to this site only.' });
  };
  app.route({
    method: 'GET',
    url: '/ws',
    schema: { hide: true },
    onRequest: admit,
    handler: async (_request, reply) =>
      reply.code(426).header('upgrade', 'websocket').send({
        code: 'upgradeRequired',
        message: 'This is the address of a WebSocket; it would be let in.',
      }),
    wsHandler: (socket, request) => {
      const origin = originOf(request);
      const { network, stream } = origin;
      const person = personOf(request);
      const open = openSocket(socket, origin, services);
      const leave = person === null ? null : sockets.enter(person, () => open.dismiss());
      socket.on('close', () => {
        admission.leave(network, socket);
        metrics.connected(-1);
        open.end();
        leave?.();
      });
      admission.enter(network, socket, performance.now());
      metrics.connected(1);
      // The plugin's own listener keeps the request and its reply.
      socket.removeAllListeners('error');
      socket.on('error', (error) => onMalformed(error, socket, origin));
      letGoOfRequest(stream);
    },
  });
}

const originOf = (request: FastifyRequest): SocketOrigin => ({
  guest: personOf(request)?.guest ?? newGuest(),
  network: networkOf(request),
  stream: request.raw.socket,
  request: request.id,
});

/** A frame that breaks the rules of WebSockets ends its connection. Whoever sends many shall not fill the log. */
function openMalformed(
  admission: Admission,
  log: FastifyBaseLogger,
): (error: Error, socket: WebSocket, origin: SocketOrigin) => void {
  const lines = openBucket({ burst: 5, perSecond: 0.1 });
  let unsaid = 0;
  return (error, socket, { network, stream, request }) => {
    admission.noteCut(network, performance.now());
    // `ws` goes on reading in the next tick.
    process.nextTick(() => cutShort(socket, stream, { code: CLOSE.policy, reason: 'malformed' }));
    if (lines.take(performance.now())) {
      log.info({ reqId: request, problem: error.message, unsaid }, 'a malformed frame');
      unsaid = 0;
    } else unsaid += 1;
  };
}
