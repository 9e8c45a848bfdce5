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
  hear(message: ClientMessage): Promise<void>;
  close(): void;
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

export const openConnection = (options: ConnectionOptions): Connection => new ListenerEnd(options);

class ListenerEnd implements Connection {
  readonly #options: ConnectionOptions;
  readonly #listener: Listener;
  #turn: Turns | null = null;
  #turnPage: Turns | null = null;
  #isPaging = false;
  #match: LiveMatch | null = null;
  #joining: Promise<void> | null = null;
  #wanted: Join | null = null; // the last join that was asked for; those before it no longer matter
  #destination: string | null = null; // the match it is about
  #following: CallOff | undefined;
  #isClosed = false;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#listener = options.listener;
  }

  hear(message: ClientMessage): Promise<void> {
    const joining = this.#joining;
    if (message.t === 'act' && joining === null) return this.#hearMove(message);
    if (message.t === 'join') {
      this.#wanted = message;
      this.#destination = message.match;
      return (this.#joining ??= this.#joinLatest());
    }
    if (message.t === 'follow') {
      if (!this.#isClosed) this.#following ??= this.#options.follow?.(this.#listener);
      return Promise.resolve();
    }
    const meant = this.#destination;
    return joining === null
      ? this.#hearIn(meant, message)
      : joining.then(() => this.#hearIn(meant, message));
  }

  close(): void {
    this.#isClosed = true;
    this.#following?.();
    this.#part();
  }

  #tell(message: ServerMessage): void {
    send(this.#listener, message);
  }

  #part(): void {
    this.#match?.part(this.#listener);
    this.#match = null;
  }

  async #join(message: Join): Promise<void> {
    const { find, nameOf } = this.#options;
    const { guest } = this.#listener;
    if (this.#match?.state.created.id !== message.match) this.#part();
    const found = await find(message.match);
    await found?.expect(guest);
    await found?.readOn(); // whoever comes may have seen more at another host
    if (this.#isClosed) return;
    if (found !== this.#match) this.#part();
    if (found === null) {
      this.#tell(errorMessage(deny('noSuchMatch', { match: message.match })));
      return;
    }
    const name = found.nameOf(guest) ?? (await nameOf(guest));
    if (this.#isClosed) return;
    const fault = found.join(this.#listener, message, name);
    if (fault === null) this.#match = found;
    else {
      this.#part();
      this.#tell(errorMessage(fault));
    }
  }

  /** One after the other: two at once would leave the listener in two rooms. */
  async #joinLatest(): Promise<void> {
    const { clock } = this.#options;
    try {
      while (this.#wanted !== null) {
        // Those that come at once are all heard before the last of them counts.
        await (clock === undefined ? null : (this.#turn ??= new Turns(clock, JOINS)).next());
        const latest: Join = this.#wanted;
        this.#wanted = null;
        if (this.#isClosed) return;
        await this.#join(latest);
      }
    } finally {
      this.#joining = null; // in the same breath as the last look at what is wanted, or a join could be missed
    }
  }

  /** One page at a time: who asks for another meanwhile could have any number of them read. */
  async #tellEarlier(at: LiveMatch, wish: EarlierWish): Promise<Refusal | null> {
    const { clock } = this.#options;
    if (this.#isPaging) return deny('earlierUnderWay');
    this.#isPaging = true;
    try {
      if (clock !== undefined) await (this.#turnPage ??= new Turns(clock, PAGES)).next();
      return await at.earlier(this.#listener, wish);
    } finally {
      this.#isPaging = false;
    }
  }

  /** By far the most messages are moves: they are taken without anything to wait for but the move itself. */
  #hearMove(message: ActMessage): Promise<void> {
    const at = this.#match;
    const listener = this.#listener;
    if (
      at === null ||
      at.state.created.id !== this.#destination ||
      at.banned(listener.guest) !== null
    )
      return this.#hearIn(this.#destination, message);
    return at
      .act(message, listener)
      .then((refusal) =>
        refusal === null ? undefined : this.#tell(refusedMessage(message.id, refusal, at)),
      );
  }

  async #hearIn(meant: string | null, message: InMatch): Promise<void> {
    const at = this.#match;
    const { guest } = this.#listener;
    if (at === null || at.state.created.id !== meant)
      return this.#tell(errorMessage(deny('joinFirst')));
    if (message.t === 'ping') return this.#tell({ t: 'pong', time: at.time() });
    if (message.t === 'hurry') return at.hurry(guest);
    const refusal = at.banned(guest) ?? (await this.#handle(at, message));
    if (refusal !== null) return this.#tell(refusedMessage(message.id, refusal, at));
    return ANSWERED_HERE.has(message.t) ? this.#tell({ t: 'done', re: message.id }) : undefined;
  }

  #handle(at: LiveMatch, message: Answered): Promise<Refusal | null> {
    const { nameOf } = this.#options;
    const listener = this.#listener;
    const { guest } = listener;
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
        return this.#tellEarlier(at, message);
      case 'chat':
        return nameOf(guest).then((name) => at.chat(message, listener, name));
      default:
        return message satisfies never;
    }
  }
}

/** So many at once, then one each time so many milliseconds have passed. */
interface Pace {
  readonly atOnce: number;
  readonly millis: number;
}
class Turns {
  readonly #clock: Pick<Clock, 'now' | 'after'>;
  readonly #pace: Pace;
  #full = -Infinity; // when the next may come that has not been saved up for

  constructor(clock: Pick<Clock, 'now' | 'after'>, pace: Pace) {
    this.#clock = clock;
    this.#pace = pace;
  }

  /** Waits until it is time for the next one. */
  next(): Promise<void> {
    const { now, after } = this.#clock;
    const { atOnce, millis } = this.#pace;
    const at = now();
    this.#full = Math.max(this.#full, at - atOnce * millis) + millis;
    const wait = Math.min(this.#full - at, millis);
    return new Promise((resolve) => {
      if (wait <= 0) resolve();
      else after(wait, resolve);
    });
  }
}

/** Words are for programs that have none of their own. */
function refusedMessage(re: string, refusal: Refusal, { state }: LiveMatch): ServerMessage {
  return { t: 'refused', re, ...spoken(refusal, state.game.words) };
}
