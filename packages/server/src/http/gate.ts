import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { BlockList } from 'node:net';
import type { Socket, SocketAddress } from 'node:net';
import type { MetLimit } from '@fathom/protocol';
import type { Config, Limits } from '../config.ts';
import { openAdmission } from '../limits/admission.ts';
import type { Admission } from '../limits/admission.ts';
import { openBucket } from '../limits/bucket.ts';
import type { Bucket } from '../limits/bucket.ts';
import { byNetwork } from '../limits/by-network.ts';
import type { ByNetwork } from '../limits/by-network.ts';
import type { NetworkCounts } from '../limits/network-counts.ts';
import { countRequests } from '../limits/requests.ts';
import type { PaidRequest } from '../limits/requests.ts';
import { answerLimit } from './limit-answer.ts';
import { networkOfAddress, networkOfMessage } from './network.ts';

/** Where every request comes by before anything is made of it: a refusal must cost less than what it refuses. */
export interface Gate {
  readonly admission: Admission;
  readonly makeServer: (handler: RequestListener) => Server;
}

const MOST_HEADER_SECONDS = 15;
const CHECK_SECONDS = 5;
const KEEP_ALIVE = 72_000; // milliseconds; longer than a proxy's, which must be the one to hang up
const REQUESTS_PER_CONNECTION = 2_000;
const MOST_OTHERS = 10_000; // connections in all that are no sockets
const MOST_PIPELINED = 16; // browsers and proxies wait for each answer

export function openGate({ limits, trustedHops }: Config, shared?: NetworkCounts): Gate {
  const { requestSeconds, requestsPerMinute } = limits;
  const admission = openAdmission(limits, shared);
  const counts = countRequests(requestsPerMinute, shared);
  const networkAt = (message: IncomingMessage): string => networkOfMessage(message, trustedHops);

  const limitMet = (message: IncomingMessage): MetLimit | null =>
    isSocket(message)
      ? admission.refusal(networkAt(message), performance.now())
      : counts.pay(networkAt(message), paidRequest(message), performance.now());
  const options = {
    requestTimeout: requestSeconds * 1000,
    headersTimeout: Math.min(requestSeconds, MOST_HEADER_SECONDS) * 1000,
    connectionsCheckingInterval: Math.min(requestSeconds, CHECK_SECONDS) * 1000,
    keepAliveTimeout: KEEP_ALIVE,
    shouldUpgradeCallback: (message: IncomingMessage) =>
      isSocket(message) && limitMet(message) === null,
  };
  return {
    admission,
    makeServer: (handler) => {
      const queue = openQueue();
      const server = createServer(options, (message, response) => {
        if (!queue.join(message.socket, response)) return;
        const limit = limitMet(message);
        if (limit === null) return handler(message, response);
        queue.close(message.socket);
        return answerLimit(message, response, limit);
      });
      server.maxRequestsPerSocket = REQUESTS_PER_CONNECTION;
      server.maxConnections = limits.connections + MOST_OTHERS;
      // All that a proxy passes on comes from one address: it has to see to this itself.
      if (trustedHops === 0) Object.assign(server, { blockList: new Excess(limits) });
      return server;
    },
  };
}

/** Whoever opens connections without end is not even answered: a refusal costs more than a connection. */
class Excess extends BlockList {
  readonly #arrivals: ByNetwork<Bucket>;

  constructor({ connectionsPerAddress }: Limits) {
    super();
    const rate = { burst: connectionsPerAddress * 8, perSecond: connectionsPerAddress / 2 };
    this.#arrivals = byNetwork(() => openBucket(rate));
  }

  /** Asked by Node for every connection, before it makes anything of it. */
  override check(address: SocketAddress | string): boolean {
    const network = networkOfAddress(typeof address === 'string' ? address : address.address);
    return !this.#arrivals.of(network).take(performance.now());
  }
}

/** How many requests of each connection are being answered. */
interface Queue {
  /** False: it is not to be answered, because the connection is as good as ended. */
  readonly join: (socket: Socket, response: ServerResponse) => boolean;
  /** Nothing that comes after this is looked at. */
  readonly close: (socket: Socket) => void;
}

function openQueue(): Queue {
  const waiting = new WeakMap<Socket, number>();
  const closed = new WeakSet<Socket>();
  const close = (socket: Socket): void => {
    closed.add(socket);
    stopParsing(socket);
  };
  return {
    join: (socket, response) => {
      if (closed.has(socket)) return false;
      const before = waiting.get(socket) ?? 0;
      if (before >= MOST_PIPELINED) {
        close(socket);
        socket.destroy();
        return false;
      }
      waiting.set(socket, before + 1);
      response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
      return true;
    },
    close,
  };
}

/** Node would parse on to the end of a chunk, which may hold two thousand requests, even of a destroyed connection. */
function stopParsing(socket: Socket): void {
  const { parser } = socket as unknown as {
    readonly parser?: { onIncoming?: () => number } | null;
  };
  if (parser?.onIncoming !== undefined) parser.onIncoming = () => LEAVE_THE_REST;
}
const LEAVE_THE_REST = 2; // as for a request that changes to another protocol

const isSocket = ({ url = '' }: IncomingMessage): boolean => /^\/ws(?:\?|$)/.test(url);

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What is limited is what costs: a whole record is read anew from the log, and a match is set up and stored. */
function paidRequest({ url = '', method = 'GET' }: IncomingMessage): PaidRequest {
  if (!url.startsWith('/api/')) return { kind: 'files', cost: 1 };
  if (!READS.has(method)) return { kind: 'changes', cost: url === '/api/matches' ? 3 : 1 };
  return { kind: 'data', cost: /\/export(?:\?|$)/.test(url) ? 20 : 1 };
}
