import type { Socket } from 'node:net';
import { CannotLoad, errorMessage, NewerVersion, openConnection } from '@fathom/host';
import type { Clock, Listener, Matches } from '@fathom/host';
import { BadInput } from '@fathom/kit';
import { parseClientMessage } from '@fathom/protocol';
import type { ClientMessage, ServerMessage } from '@fathom/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import { openBucket } from '../limits/bucket.ts';
import { cutShort } from './cut-short.ts';
import type { Heartbeat } from './heartbeat.ts';
import { openOutgoing } from './outgoing.ts';

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

export interface SocketOptions {
  readonly guest: string;
  readonly matches: Matches;
  readonly nameOf: (guest: string) => Promise<string>;
  readonly messagesPerSecond: number;
  readonly stream: Socket; // what the socket's frames travel on
  readonly heart: Heartbeat;
  readonly bearNearby: (now: number, bytes: number) => boolean; // whether its network may send one more of that size
  readonly unsentNearby: () => number; // bytes waiting for all sockets of the same network
  readonly onCut: () => void; // it had to be stopped
  readonly log: FastifyBaseLogger;
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

/**
 * One socket: what it sends is measured and parsed here, and nothing it sends can harm anyone else. What is returned sends
 * it away, to come back as whoever it is then.
 */
export function openSocket(socket: WebSocket, options: SocketOptions): () => void {
  const { guest, matches, nameOf, log } = options;
  const { messagesPerSecond, stream, heart, bearNearby, unsentNearby, onCut } = options;
  const bucket = openBucket({
    burst: messagesPerSecond * BURST_SECONDS,
    perSecond: messagesPerSecond,
  });
  let badMessages = 0;

  const outgoing = openOutgoing(stream);

  const isDeaf = (): boolean => {
    const unsent = outgoing.unsent();
    return unsent > MOST_UNSENT || (unsent > FEW_UNSENT && unsentNearby() > MOST_UNSENT_NEARBY);
  };
  /** Asked before anything goes out, pongs as well as messages: what is not read must not pile up. */
  const canSend = (): boolean => {
    if (socket.readyState !== socket.OPEN) return false;
    if (isDeaf()) socket.terminate();
    return socket.readyState === socket.OPEN;
  };
  const close = (code: number, reason: string): void => {
    outgoing.flush();
    socket.close(code, reason);
  };
  const listener: Listener = {
    guest,
    send: (text) => {
      if (canSend()) outgoing.post(text);
    },
    dismiss: () => close(CLOSE.stopping, 'join again'),
  };
  const connection = openConnection({
    listener,
    find: matches.find,
    nameOf,
    follow: matches.followers.follow,
    clock: STEADY,
  });
  const hangUp = (closeCode: number, problem: Problem): void => {
    listener.send(JSON.stringify(problem));
    close(closeCode, problem.code);
  };
  const cutOff = (problem: Problem): void => {
    listener.send(JSON.stringify(problem));
    outgoing.flush();
    cutShort(socket, stream, { code: CLOSE.policy, reason: problem.code });
    connection.close();
    onCut();
  };
  const fail = (error: unknown): void => {
    if (error instanceof NewerVersion) return hangUp(CLOSE.stopping, errorMessage(error.refusal));
    if (error instanceof CannotLoad) return hangUp(CLOSE.policy, errorMessage(error.refusal));
    log.error({ err: error }, 'a message failed');
    return hangUp(CLOSE.internal, FAILED);
  };
  const reject = (message: string): void => {
    badMessages += 1;
    if (badMessages > MOST_BAD_MESSAGES) cutOff(TOO_MANY_BAD);
    else listener.send(JSON.stringify({ t: 'error', code: 'badMessage', message }));
  };
  /** Counts a frame of whatever kind; false: that was one too many, and the socket is no more. */
  const meter = (bytes = 0): boolean => {
    const now = performance.now();
    if (bucket.take(now) && bearNearby(now, bytes)) return true;
    cutOff(TOO_FAST);
    return false;
  };

  socket.on('message', (data: RawData, isBinary: boolean) => {
    if (!meter((data as Buffer).length)) return;
    if (isBinary) return reject('expected text, got binary');
    const message = read(data);
    if (message instanceof BadInput) return reject(message.message);
    connection.hear(message).catch(fail);
    return undefined;
  });
  socket.on('ping', (data: Buffer) => {
    if (!meter() || !canSend()) return;
    outgoing.flush();
    socket.pong(data);
  });
  heart.watch(socket, () => void meter());
  socket.on('close', connection.close);
  return listener.dismiss;
}

const problem = (code: string, message: string): Problem => ({ t: 'error', code, message });
const TOO_FAST = problem('tooFast', 'Too many messages a second.');
const TOO_MANY_BAD = problem('tooManyBadMessages', 'Too many messages could not be read.');
const FAILED = problem(
  'internal',
  'Something went wrong on the server. Connect again; nothing is lost.',
);

function read(data: RawData): ClientMessage | BadInput {
  let json: unknown;
  try {
    json = JSON.parse((data as Buffer).toString()); // ws gives whole messages as one Buffer;
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
