import type { GameWords, Refusal } from '@fathom/kit';
import type {
  ClientMessage,
  ErrorMessage,
  Join,
  RefusedMessage,
  ServerMessage,
} from '@fathom/protocol';
import { send } from './listener.ts';
import type { Listener } from './listener.ts';
import type { LiveMatch } from './live-match.ts';
import { deny } from './refusals.ts';
import { refusalWords } from './words.ts';

/** One listener's end of the protocol, whatever carries the messages. */
export interface Connection {
  /**
   * Takes a message that was parsed already; the answer goes to the listener. Messages may be handed in without
   * waiting for one another. Rejects only where the host has failed (UnknownRules, Overtaken, the store): hang up then.
   */
  readonly hear: (message: ClientMessage) => Promise<void>;
  readonly close: () => void;
}
export interface ConnectionOptions {
  readonly listener: Listener;
  readonly find: (match: string) => Promise<LiveMatch | null>;
  readonly nameOf: (guest: string) => Promise<string>;
}

/** HTTP takes these, too, and so they answer nobody themselves. */
const ANSWERED_HERE: ReadonlySet<ClientMessage['t']> = new Set(['resign', 'playOn', 'leave']);

type Answered = Exclude<ClientMessage, Join | { t: 'ping' } | { t: 'hurry' }>;

export function openConnection({ listener, find, nameOf }: ConnectionOptions): Connection {
  const { guest } = listener;
  let match: LiveMatch | null = null;
  let joining: Promise<void> | null = null;
  let closed = false;

  const tell = (message: ServerMessage): void => send(listener, message);
  const part = (): void => {
    match?.part(listener);
    match = null;
  };
  const join = async (message: Join): Promise<void> => {
    part();
    const found = await find(message.match);
    if (closed) return;
    if (found === null) tell(errorMessage(deny('noSuchMatch', { match: message.match })));
    else {
      match = found;
      found.join(listener, message);
    }
  };
  const handle = async (at: LiveMatch, message: Answered): Promise<Refusal | null> => {
    switch (message.t) {
      case 'act':
        return at.act(message, listener);
      case 'resign':
        return at.resign(guest, message.seat, message.id);
      case 'playOn':
        return at.playOn(guest, message.seat);
      case 'leave':
        return at.leave(guest, message.seat, message.id);
      case 'claim':
        return at.claim(message, listener);
      case 'relieve':
        return at.relieve(message, listener);
      case 'return':
        return at.comeBack(message, listener);
      case 'chat':
        return at.chat(message, listener, await nameOf(guest));
      default:
        return message satisfies never;
    }
  };
  const answer = async (at: LiveMatch, message: Answered): Promise<void> => {
    const refusal = await handle(at, message);
    if (refusal !== null) tell(refusedMessage(message.id, refusal, at));
    else if (ANSWERED_HERE.has(message.t)) tell({ t: 'done', re: message.id });
  };
  return {
    hear: async (message) => {
      if (message.t === 'join') {
        // One after the other: two at once would leave the listener in two rooms.
        const mine = (joining ?? Promise.resolve()).then(() => join(message));
        joining = mine;
        try {
          return await mine;
        } finally {
          if (joining === mine) joining = null; // from here on nothing has to wait
        }
      }
      if (joining !== null) await joining;
      if (match === null) return tell(errorMessage(deny('joinFirst')));
      if (message.t === 'ping') return tell({ t: 'pong', time: match.time() });
      return message.t === 'hurry' ? match.hurry(guest) : answer(match, message);
    },
    close: () => {
      closed = true;
      part();
    },
  };
}

/** Words are for programs that have none of their own. */
function refusedMessage(re: string, refusal: Refusal, { state }: LiveMatch): ServerMessage {
  return { t: 'refused', re, ...spoken(refusal, state.game.words) };
}

/** A refusal as it is sent: with its facts where it has some, and in the words of the host or of the game that refused. */
export function spoken(refusal: Refusal, game?: RefusalWords): SpokenRefusal {
  const { code, facts = {} } = refusal;
  return {
    code,
    ...(Object.keys(facts).length === 0 ? {} : { facts }),
    message: refusalWords(refusal) ?? game?.refusal(refusal) ?? code,
  };
}
type RefusalWords = Pick<GameWords, 'refusal'>;
type SpokenRefusal = Pick<RefusedMessage, 'code' | 'facts' | 'message'>;

/** What a listener is told that has to do with the connection and not with one input. */
export function errorMessage(refusal: Refusal): ErrorMessage {
  const { code, message } = spoken(refusal);
  return { t: 'error', code, message };
}
