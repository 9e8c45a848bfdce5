import type { GameWords, Refusal } from '@fathom/kit';
import type {
  ClientMessage,
  ErrorMessage,
  Join,
  RefusedMessage,
  ServerMessage,
} from '@fathom/protocol';
import type { Clock } from './clock.ts';
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
  /** Spreads joins out over time. Without it they are taken as they come. */
  readonly clock?: Pick<Clock, 'now' | 'after'>;
}

const JOINS = { atOnce: 5, millis: 1_000 }; // so many, then one each time these have passed
/** HTTP takes these, too, and so they answer nobody themselves. */
const ANSWERED_HERE: ReadonlySet<ClientMessage['t']> = new Set(['resign', 'playOn', 'leave']);

type Answered = Exclude<ClientMessage, Join | { t: 'ping' } | { t: 'hurry' }>;

export function openConnection(options: ConnectionOptions): Connection {
  const { listener, find, nameOf, clock } = options;
  const { guest } = listener;
  const turn = clock === undefined ? null : openTurns(clock);
  let match: LiveMatch | null = null;
  let joining: Promise<void> | null = null;
  let wanted: Join | null = null; // the last join that was asked for; those before it no longer matter
  let destination: string | null = null; // the match it is about
  let closed = false;

  const tell = (message: ServerMessage): void => send(listener, message);
  const part = (): void => {
    match?.part(listener);
    match = null;
  };
  const join = async (message: Join): Promise<void> => {
    if (match?.state.created.id !== message.match) part();
    const found = await find(message.match);
    await found?.readOn(); // whoever comes may have seen more at another host
    if (closed) return;
    if (found !== match) part();
    if (found === null) tell(errorMessage(deny('noSuchMatch', { match: message.match })));
    else {
      match = found;
      found.join(listener, message);
    }
  };
  /** One after the other: two at once would leave the listener in two rooms. */
  const joinLatest = async (): Promise<void> => {
    try {
      while (wanted !== null) {
        await turn?.();
        const latest: Join = wanted;
        wanted = null;
        if (closed) return;
        await join(latest);
      }
    } finally {
      joining = null; // in the same breath as the last look at what is wanted, or a join could be missed
    }
  };
  const handle = (at: LiveMatch, message: Answered): Promise<Refusal | null> => {
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
        return nameOf(guest).then((name) => at.chat(message, listener, name));
      default:
        return message satisfies never;
    }
  };
  const hearIn = async (meant: string | null, message: Exclude<ClientMessage, Join>) => {
    if (match === null || match.state.created.id !== meant)
      return tell(errorMessage(deny('joinFirst')));
    if (message.t === 'ping') return tell({ t: 'pong', time: match.time() });
    if (message.t === 'hurry') return match.hurry(guest);
    const at = match;
    const refusal = await handle(at, message);
    if (refusal !== null) tell(refusedMessage(message.id, refusal, at));
    else if (ANSWERED_HERE.has(message.t)) tell({ t: 'done', re: message.id });
  };
  return {
    hear: (message) => {
      if (message.t === 'join') {
        wanted = message;
        destination = message.match;
        return (joining ??= joinLatest());
      }
      const meant = destination;
      return joining === null ? hearIn(meant, message) : joining.then(() => hearIn(meant, message));
    },
    close: () => {
      closed = true;
      part();
    },
  };
}

/** Waits until it is time for the next one. */
function openTurns({ now, after }: Pick<Clock, 'now' | 'after'>): () => Promise<void> {
  let full = -Infinity; // when the next may come that has not been saved up for
  return () => {
    const at = now();
    full = Math.max(full, at - JOINS.atOnce * JOINS.millis) + JOINS.millis;
    const wait = Math.min(full - at, JOINS.millis);
    return new Promise((resolve) => {
      if (wait <= 0) resolve();
      else after(wait, resolve);
    });
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
