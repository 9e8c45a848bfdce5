import type { Refusal } from '@fathom/kit';
import type { ActMessage, ClientMessage, EarlierWish, Join, ServerMessage } from '@fathom/protocol';
import type { CallOff, Clock } from './clock.ts';
import { send } from './listener.ts';
import type { Listener } from './listener.ts';
import type { LiveMatch } from './live-match.ts';
import { deny } from './refusals.ts';
import { errorMessage, spoken } from './spoken.ts';

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
  /** Tells the listener of its person's matches, until that is called off. Without it nobody is told. */
  readonly follow?: (listener: Listener) => CallOff;
  /** Spreads joins out over time. Without it they are taken as they come. */
  readonly clock?: Pick<Clock, 'now' | 'after'>;
}

const JOINS: Pace = { atOnce: 5, millis: 1_000 };
const PAGES: Pace = { atOnce: 10, millis: 250 }; // of what was told earlier
/** They answer nobody themselves: HTTP takes most of them, too. */
const ANSWERED_HERE: ReadonlySet<ClientMessage['t']> = new Set([
  'resign',
  'playOn',
  'leave',
  'intercom',
]);

type InMatch = Exclude<ClientMessage, Join | { t: 'follow' }>;
type Answered = Exclude<InMatch, { t: 'ping' } | { t: 'hurry' }>;

export function openConnection(options: ConnectionOptions): Connection {
  const { listener, find, nameOf, follow, clock } = options;
  const { guest } = listener;
  const turn = clock === undefined ? null : openTurns(clock, JOINS);
  let turnPage: ReturnType<typeof openTurns> | null = null; // few ever ask for pages
  let isPaging = false;
  let match: LiveMatch | null = null;
  let joining: Promise<void> | null = null;
  let wanted: Join | null = null; // the last join that was asked for; those before it no longer matter
  let destination: string | null = null; // the match it is about
  let following: CallOff | undefined;
  let closed = false;

  const tell = (message: ServerMessage): void => send(listener, message);
  const part = (): void => {
    match?.part(listener);
    match = null;
  };
  const join = async (message: Join): Promise<void> => {
    if (match?.state.created.id !== message.match) part();
    const found = await find(message.match);
    await found?.expect(guest);
    await found?.readOn(); // whoever comes may have seen more at another host
    if (closed) return undefined;
    if (found !== match) part();
    if (found === null) return tell(errorMessage(deny('noSuchMatch', { match: message.match })));
    const name = found.nameOf(guest) ?? (await nameOf(guest));
    if (closed) return undefined;
    const fault = found.join(listener, message, name);
    if (fault === null) match = found;
    else {
      part();
      tell(errorMessage(fault));
    }
    return undefined;
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
  /** One page at a time: who asks for another meanwhile could have any number of them read. */
  const tellEarlier = async (at: LiveMatch, wish: EarlierWish): Promise<Refusal | null> => {
    if (isPaging) return deny('earlierUnderWay');
    isPaging = true;
    try {
      if (clock !== undefined) await (turnPage ??= openTurns(clock, PAGES))();
      return await at.earlier(listener, wish);
    } finally {
      isPaging = false;
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
      case 'takeOver':
        return nameOf(guest).then((name) => at.takeOver(message, listener, name));
      case 'askTimeOff':
        return at.askTimeOff(message, listener);
      case 'answerTimeOff':
        return at.answerTimeOff(message, listener);
      case 'intercom':
        return at.intercom(message, listener);
      case 'signal':
        return at.signal(message, listener);
      case 'earlier':
        return tellEarlier(at, message);
      case 'chat':
        return nameOf(guest).then((name) => at.chat(message, listener, name));
      default:
        return message satisfies never;
    }
  };
  /** By far the most messages are moves: they are taken without anything to wait for but the move itself. */
  const hearMove = (message: ActMessage): Promise<void> => {
    const at = match;
    if (at === null || at.state.created.id !== destination || at.banned(guest) !== null)
      return hearIn(destination, message);
    return at
      .act(message, listener)
      .then((refusal) =>
        refusal === null ? undefined : tell(refusedMessage(message.id, refusal, at)),
      );
  };
  const hearIn = async (meant: string | null, message: InMatch) => {
    if (match === null || match.state.created.id !== meant)
      return tell(errorMessage(deny('joinFirst')));
    if (message.t === 'ping') return tell({ t: 'pong', time: match.time() });
    if (message.t === 'hurry') return match.hurry(guest);
    const at = match;
    const refusal = at.banned(guest) ?? (await handle(at, message));
    if (refusal !== null) tell(refusedMessage(message.id, refusal, at));
    else if (ANSWERED_HERE.has(message.t)) tell({ t: 'done', re: message.id });
  };
  return {
    hear: (message) => {
      if (message.t === 'act' && joining === null) return hearMove(message);
      if (message.t === 'join') {
        wanted = message;
        destination = message.match;
        return (joining ??= joinLatest());
      }
      if (message.t === 'follow') {
        if (!closed) following ??= follow?.(listener);
        return Promise.resolve();
      }
      const meant = destination;
      return joining === null ? hearIn(meant, message) : joining.then(() => hearIn(meant, message));
    },
    close: () => {
      closed = true;
      following?.();
      part();
    },
  };
}

/** So many at once, then one each time so many milliseconds have passed. */
interface Pace {
  readonly atOnce: number;
  readonly millis: number;
}
/** Waits until it is time for the next one. */
function openTurns(
  { now, after }: Pick<Clock, 'now' | 'after'>,
  { atOnce, millis }: Pace,
): () => Promise<void> {
  let full = -Infinity; // when the next may come that has not been saved up for
  return () => {
    const at = now();
    full = Math.max(full, at - atOnce * millis) + millis;
    const wait = Math.min(full - at, millis);
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
