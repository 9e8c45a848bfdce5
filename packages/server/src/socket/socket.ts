import type { Socket } from 'node:net';
import { CannotLoad, errorMessage, NewerVersion, openConnection } from '@fathom/host';
import type { Clock, Connection, Listener, Matches } from '@fathom/host';
import { BadInput } from '@fathom/kit';
import { parseClientMessage } from '@fathom/protocol';
import type { ClientMessage, ServerMessage } from '@fathom/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import { openBucket } from '../limits/bucket.ts';
import type { Bucket } from '../limits/bucket.ts';
import { cutShort } from './cut-short.ts';
import type { Heartbeat, Pulse } from './heartbeat.ts';
import { openOutgoing } from './outgoing.ts';
import type { Outgoing } from './outgoing.ts';

/** Why the server closes a socket; the client may come back after all but the first. */
export const CLOSE = {
  policy: 1008, // it broke the rules of the connection
  internal: 1011, // something failed here
  stopping: 1001, // the server goes down or the match was reloaded: join again
} as const;

const MOST_UNSENT = 1024 * 1024; // bytes waiting for a client that does not read
const FEW_UNSENT = 64 * 1024; // nobody is cut off for less, whatever waits for the others of a network
const MOST_UNSENT_NEARBY = 16 * 1024 * 1024; // bytes waiting for a whole network
const MOST_BAD_MESSAGES = 20;
const BURST_SECONDS = 3;

/** What all sockets have in common. */
export interface SocketServices {
  readonly matches: Pick<Matches, 'find' | 'followers'>;
  readonly nameOf: (guest: string) => Promise<string>;
  readonly messagesPerSecond: number;
  readonly heart: Heartbeat;
  readonly bearNearby: (network: string, now: number, bytes: number) => boolean; // whether it may send one more of that size
  readonly unsentNearby: (network: string) => number; // bytes waiting for all its sockets
  readonly onCut: (network: string) => void; // one of its sockets had to be stopped
  readonly log: FastifyBaseLogger;
}
/** Where a socket comes from. Of its request nothing else is kept. */
export interface SocketOrigin {
  readonly guest: string;
  readonly network: string;
  readonly stream: Socket; // what the socket's frames travel on
  readonly request: string; // its id in the log
}

/** Joins are spread out by it; a change of the system's clock must not hold anybody up. */
const STEADY: Pick<Clock, 'now' | 'after'> = {
  now: () => performance.now(),
  after: (millis, run) => {
    const timer = setTimeout(run, millis);
    return () => clearTimeout(timer);
  },
};

type Problem = Extract<ServerMessage, { t: 'error' }>;

/** One socket: what it sends is measured and parsed here, and nothing it sends can harm anyone else. */
export interface OpenSocket {
  /** Sends it away, to come back as whoever it is then. */
  dismiss(): void;
  /** It is closed. */
  end(): void;
}

export function openSocket(
  socket: WebSocket,
  origin: SocketOrigin,
  services: SocketServices,
): OpenSocket {
  return new ClientSocket(socket, origin, services);
}

class ClientSocket implements OpenSocket, Listener, Pulse {
  readonly guest: string;
  readonly #socket: WebSocket;
  readonly #origin: SocketOrigin;
  readonly #services: SocketServices;
  readonly #bucket: Bucket;
  readonly #outgoing: Outgoing;
  readonly #connection: Connection;
  #badMessages = 0;
  #isAlive = true;
  #owesPong = false;

  constructor(socket: WebSocket, origin: SocketOrigin, services: SocketServices) {
    const { matches, nameOf, messagesPerSecond, heart } = services;
    this.guest = origin.guest;
    this.#socket = socket;
    this.#origin = origin;
    this.#services = services;
    this.#bucket = openBucket({
      burst: messagesPerSecond * BURST_SECONDS,
      perSecond: messagesPerSecond,
    });
    this.#outgoing = openOutgoing(origin.stream);
    this.#connection = openConnection({
      listener: this,
      find: matches.find,
      nameOf,
      follow: matches.followers.follow,
      clock: STEADY,
    });
    socket.on('message', (data: RawData, isBinary: boolean) =>
      this.#hear(data as Buffer, isBinary),
    ); // ws gives whole messages as one Buffer
    socket.on('ping', (data: Buffer) => this.#answerPing(data));
    socket.on('pong', () => this.#hearPong());
    heart.watch(this);
  }

  send(text: string): void {
    if (this.#canSend()) this.#outgoing.post(text);
  }

  dismiss(): void {
    this.#close(CLOSE.stopping, 'join again');
  }

  beat(): void {
    if (!this.#isAlive) return this.#socket.terminate();
    this.#isAlive = false;
    this.#owesPong = true;
    return this.#socket.ping();
  }

  end(): void {
    this.#services.heart.forget(this);
    this.#connection.close();
  }

  #hear(data: Buffer, isBinary: boolean): void {
    this.#isAlive = true;
    if (!this.#meter(data.length)) return;
    if (isBinary) return this.#reject('expected text, got binary');
    const message = read(data);
    if (message instanceof BadInput) return this.#reject(message.message);
    this.#connection.hear(message).catch((error: unknown) => this.#fail(error));
    return undefined;
  }

  #answerPing(data: Buffer): void {
    if (!this.#meter() || !this.#canSend()) return;
    this.#outgoing.flush();
    this.#socket.pong(data);
  }

  #hearPong(): void {
    this.#isAlive = true;
    if (!this.#owesPong) this.#meter(); // it answers no ping of ours
    this.#owesPong = false;
  }

  /** Counts a frame of whatever kind; false: that was one too many, and the socket is no more. */
  #meter(bytes = 0): boolean {
    const now = performance.now();
    const { bearNearby } = this.#services;
    if (this.#bucket.take(now) && bearNearby(this.#origin.network, now, bytes)) return true;
    this.#cutOff(TOO_FAST);
    return false;
  }

  /** Asked before anything goes out, pongs as well as messages: what is not read must not pile up. */
  #canSend(): boolean {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) return false;
    const unsent = this.#outgoing.unsent();
    if (unsent <= FEW_UNSENT || !this.#isDeaf(unsent)) return true;
    socket.terminate();
    return false;
  }

  #isDeaf(unsent: number): boolean {
    const { unsentNearby } = this.#services;
    return unsent > MOST_UNSENT || unsentNearby(this.#origin.network) > MOST_UNSENT_NEARBY;
  }

  #close(code: number, reason: string): void {
    this.#outgoing.flush();
    this.#socket.close(code, reason);
  }

  #hangUp(closeCode: number, why: Problem): void {
    this.send(JSON.stringify(why));
    this.#close(closeCode, why.code);
  }

  #cutOff(why: Problem): void {
    const { stream, network } = this.#origin;
    this.send(JSON.stringify(why));
    this.#outgoing.flush();
    cutShort(this.#socket, stream, { code: CLOSE.policy, reason: why.code });
    this.#connection.close();
    this.#services.onCut(network);
  }

  #fail(error: unknown): void {
    if (error instanceof NewerVersion)
      return this.#hangUp(CLOSE.stopping, errorMessage(error.refusal));
    if (error instanceof CannotLoad) return this.#hangUp(CLOSE.policy, errorMessage(error.refusal));
    this.#services.log.error({ reqId: this.#origin.request, err: error }, 'a message failed');
    return this.#hangUp(CLOSE.internal, FAILED);
  }

  #reject(message: string): void {
    this.#badMessages += 1;
    if (this.#badMessages > MOST_BAD_MESSAGES) this.#cutOff(TOO_MANY_BAD);
    else this.send(JSON.stringify({ t: 'error', code: 'badMessage', message }));
  }
}

const problem = (code: string, message: string): Problem => ({ t: 'error', code, message });
const TOO_FAST = problem('tooFast', 'Too many messages a second.');
const TOO_MANY_BAD = problem('tooManyBadMessages', 'Too many messages could not be read.');
const FAILED = problem(
  'internal',
  'Something went wrong on the server. Connect again; nothing is lost.',
);

function read(data: Buffer): ClientMessage | BadInput {
  let json: unknown;
  try {
    json = JSON.parse(data.toString());
  } catch {
    return new BadInput('the message: expected JSON');
  }
  try {
    return parseClientMessage(json);
  } catch (error) {
    if (error instanceof BadInput) return error;
    throw error;
  }
}
