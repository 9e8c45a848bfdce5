import { BadInput, refuse } from '@fathom/kit';
import type { Refusal } from '@fathom/kit';
import { parseClientMessage } from '@fathom/protocol';
import type { ClientMessage, Join, ServerMessage } from '@fathom/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import { UnknownRules } from '../match/state.ts';
import type { LiveMatch } from '../match/live-match.ts';
import type { Matches } from '../match/matches.ts';
import { send } from '../match/room.ts';
import type { Listener } from '../match/room.ts';
import { openBucket } from './rate.ts';

/** Why the server closes a socket; the client may come back after all but the first. */
export const CLOSE = {
  policy: 1008, // it broke the rules of the connection
  internal: 1011, // something failed here
  stopping: 1001, // the server goes down or the match was reloaded: join again
} as const;

const MOST_UNSENT = 1024 * 1024; // bytes waiting for a client that does not read
const MOST_BAD_MESSAGES = 20;

export interface ConnectionOptions {
  readonly guest: string;
  readonly matches: Matches;
  readonly nameOf: (guest: string) => Promise<string>;
  readonly messagesPerSecond: number;
  readonly log: FastifyBaseLogger;
}

type Answered = Exclude<ClientMessage, Join | { t: 'ping' } | { t: 'hurry' }>;

/** One socket: its messages in order, each answered, and nothing it sends can harm anyone else. */
export function openConnection(socket: WebSocket, options: ConnectionOptions): void {
  const { guest, matches, log } = options;
  const bucket = openBucket(options.messagesPerSecond);
  let badMessages = 0;
  let match: LiveMatch | null = null;
  let joining: Promise<void> | null = null;

  const listener: Listener = {
    guest,
    send: (text) => {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > MOST_UNSENT) socket.terminate();
      else socket.send(text);
    },
    dismiss: () => socket.close(CLOSE.stopping, 'join again'),
  };
  const tell = (message: ServerMessage): void => send(listener, message);
  const hangUp = (closeCode: number, { code, message }: Refusal): void => {
    tell({ t: 'error', code, message });
    socket.close(closeCode, code);
  };

  const join = async (message: Join): Promise<void> => {
    match?.part(listener);
    match = null;
    const found = await matches.find(message.match);
    if (socket.readyState !== socket.OPEN) return;
    if (found === null)
      tell({ t: 'error', code: 'noSuchMatch', message: `There is no match "${message.match}".` });
    else {
      match = found;
      found.join(listener, message);
    }
  };
  const take = async (at: LiveMatch, message: Answered): Promise<void> => {
    const refusal = await handle(at, message);
    if (refusal !== null) tell({ t: 'refused', re: message.id, ...refusal });
    else if (message.t === 'resign') tell({ t: 'done', re: message.id });
  };
  const handle = async (at: LiveMatch, message: Answered): Promise<Refusal | null> => {
    switch (message.t) {
      case 'act':
        return at.act(message, listener);
      case 'resign':
        return at.resign(guest, message.seat, message.id);
      case 'claim':
        return at.claim(message, listener);
      case 'relieve':
        return at.relieve(message, listener);
      case 'return':
        return at.comeBack(message, listener);
      case 'chat':
        return at.chat(message, listener, await options.nameOf(guest));
      default:
        return message satisfies never;
    }
  };
  const dispatch = async (message: ClientMessage): Promise<void> => {
    if (message.t === 'join') {
      // One after the other: two at once would leave the listener in two rooms.
      joining = (joining ?? Promise.resolve()).then(() => join(message));
      return joining;
    }
    if (joining !== null) await joining;
    if (match === null)
      return tell({ t: 'error', code: 'joinFirst', message: 'Send "join" with a match first.' });
    if (message.t === 'ping') return tell({ t: 'pong', time: match.time() });
    return message.t === 'hurry' ? match.hurry(guest) : take(match, message);
  };
  const fail = (error: unknown): void => {
    if (error instanceof UnknownRules)
      return hangUp(
        CLOSE.policy,
        refuse('unknownRules', 'This match was begun under rules that this server no longer has.'),
      );
    log.error({ err: error }, 'a message failed');
    return hangUp(
      CLOSE.internal,
      refuse('internal', 'Something went wrong on the server. Connect again; nothing is lost.'),
    );
  };
  const reject = (problem: string): void => {
    badMessages += 1;
    if (badMessages > MOST_BAD_MESSAGES)
      hangUp(CLOSE.policy, refuse('tooManyBadMessages', 'Too many messages could not be read.'));
    else tell({ t: 'error', code: 'badMessage', message: problem });
  };

  socket.on('message', (data: RawData, isBinary: boolean) => {
    if (!bucket.take(performance.now()))
      return hangUp(CLOSE.policy, refuse('tooFast', 'Too many messages a second.'));
    if (isBinary) return reject('expected text, got binary');
    const message = read(data);
    if (message instanceof BadInput) return reject(message.message);
    dispatch(message).catch(fail);
    return undefined;
  });
  socket.on('error', (error) => log.info({ err: error }, 'socket error'));
  socket.on('close', () => {
    match?.part(listener);
    match = null;
  });
}

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
