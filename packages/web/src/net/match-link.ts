import { apply, refuse } from '@fathom/kit';
import type { Message, Refusal, Seat } from '@fathom/kit';
import { PROTOCOL_VERSION } from '@fathom/protocol';
import type {
  ActMessage,
  ChatLine,
  ChatMessage,
  ClaimMessage,
  MatchInfo,
  RelieveMessage,
  ResignMessage,
  ReturnMessage,
  ServerMessage,
} from '@fathom/protocol';
import { batch, createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';
import { lastLines, withLine } from './chat-lines.ts';
import { newInputId } from './random.ts';
import type { Dial, Wire } from './wire.ts';

export const LINK_STATES = ['connecting', 'live', 'lost', 'gone'] as const;
export type LinkState = (typeof LINK_STATES)[number]; // gone: there is no such match, or no way back

type Answered =
  | ActMessage
  | ResignMessage
  | ClaimMessage
  | ChatMessage
  | RelieveMessage
  | ReturnMessage;
type Unsent = Answered extends infer M ? (M extends Answered ? Omit<M, 'id'> : never) : never;

/** One match as this browser knows it: signals that follow what the other end says. */
export interface MatchLink {
  readonly state: Accessor<LinkState>;
  readonly problem: Accessor<string | null>; // why it is gone
  readonly info: Accessor<MatchInfo | null>;
  readonly clockSetAt: Accessor<number>; // performance.now() when info().time was true
  readonly time: () => number; // game time now; not a signal
  readonly you: Accessor<readonly Seat[]>;
  readonly relieved: Accessor<readonly Seat[]>; // this person's, but a bot plays them for now
  readonly isHost: Accessor<boolean>;
  readonly view: Accessor<unknown>; // null before the start
  readonly events: Accessor<readonly unknown[]>; // all this viewer was ever told, in order
  readonly news: Accessor<readonly unknown[]>; // what the last live update told; [] after a snapshot
  readonly chat: Accessor<readonly ChatLine[]>; // of all channels, in the order they were said
  /** Resolves when the input is safe in the log, or with the reason it was refused. Survives reconnects. */
  readonly send: (message: Unsent) => Promise<Refusal | null>;
  readonly hurry: () => void;
  readonly close: () => void;
}

const PING_EVERY = 8_000;
const SILENCE = 20_000; // without a word for so long the line is dead
const RETRY = { first: 250, most: 5_000 };

interface Pending {
  readonly message: Answered;
  readonly settle: (refusal: Refusal | null) => void;
}

export function openMatchLink(match: string, dial: Dial): MatchLink {
  const [state, setState] = createSignal<LinkState>('connecting');
  const [problem, setProblem] = createSignal<string | null>(null);
  const [info, setInfo] = createSignal<MatchInfo | null>(null);
  const [clockSetAt, setClockSetAt] = createSignal(0);
  const [you, setYou] = createSignal<readonly Seat[]>([], { equals: sameSeats });
  const [relieved, setRelieved] = createSignal<readonly Seat[]>([], { equals: sameSeats });
  const [isHost, setHost] = createSignal(false);
  const [view, setView] = createSignal<unknown>(null, { equals: false });
  const [events, setEvents] = createSignal<readonly unknown[]>([]);
  const [news, setNews] = createSignal<readonly unknown[]>([], { equals: false });
  const [chat, setChat] = createSignal<readonly ChatLine[]>([]);
  const pending = new Map<string, Pending>();
  let seen = -1; // number of the last message folded into view(); −1: none
  let wire: Wire | null = null;
  let gameTime = { time: 0, setAt: 0 };
  let retry = RETRY.first;
  let heardAt = 0;
  let timer: number | undefined;
  let closed = false;

  const connect = (): void => {
    heardAt = performance.now();
    wire = dial({ up: join, message: hear, down });
  };
  const join = (): void =>
    wire?.send({
      t: 'join',
      v: PROTOCOL_VERSION,
      match,
      ...(seen < 0 ? {} : { seen: { as: you(), n: seen }, chat: lastLines(chat()) }),
    });
  const down = (): void => {
    if (closed || state() === 'gone') return;
    wire = null;
    setState('lost');
    window.clearTimeout(timer);
    timer = window.setTimeout(connect, retry);
    retry = Math.min(RETRY.most, retry * 2);
  };
  const setTime = (time: number): void => {
    gameTime = { time, setAt: performance.now() };
  };
  const setMatch = (match_: MatchInfo): void => {
    setInfo(match_);
    setTime(match_.time);
    setClockSetAt(gameTime.setAt);
  };
  const arrived = (): void => {
    retry = RETRY.first;
    setState('live');
    for (const { message } of pending.values()) wire?.send(message);
  };
  /** False: a number is missing, and only a fresh snapshot helps. */
  const fold = ({ n, events: told, patch }: Message): boolean => {
    if (n !== seen + 1) return false;
    seen = n;
    setView(apply(view(), patch));
    setEvents((before) => [...before, ...told]);
    return true;
  };
  const startOver = (): void => {
    seen = -1;
    join();
  };
  const settle = (id: string, refusal: Refusal | null): void => {
    pending.get(id)?.settle(refusal);
    pending.delete(id);
  };
  const hear = (message: ServerMessage): void => {
    heardAt = performance.now();
    batch(() => handle(message));
  };
  const handle = (message: ServerMessage): void => {
    switch (message.t) {
      case 'welcome':
        seen = message.table?.n ?? -1;
        setYou(message.you);
        setRelieved(message.relieved);
        setHost(message.host);
        setMatch(message.match);
        setView(message.table?.view ?? null);
        setEvents(message.table?.events ?? []);
        setNews([]);
        setChat(message.chat);
        return arrived();
      case 'resumed':
        setRelieved(message.relieved);
        setHost(message.host);
        setMatch(message.match);
        setChat((before) => [...before, ...message.chat]);
        if (!message.missed.every(fold)) return startOver();
        setNews(message.missed.flatMap(({ events: told }) => told));
        return arrived();
      case 'update': {
        if (!fold(message)) return startOver();
        const { clocks } = message;
        if (clocks !== undefined) {
          setInfo((before) => before && { ...before, clocks, time: clocks.at });
          setTime(clocks.at);
          setClockSetAt(gameTime.setAt);
        }
        setNews(message.events);
        if (message.re !== undefined) settle(message.re, null);
        return undefined;
      }
      case 'match':
        return setMatch(message.match);
      case 'chat':
        return void setChat((before) => withLine(before, message.line));
      case 'done':
        return settle(message.re, null);
      case 'refused':
        return settle(message.re, { code: message.code, message: message.message });
      case 'error':
        return fail(message.code, message.message);
      case 'pong':
        return setTime(message.time);
      default:
        return message satisfies never;
    }
  };
  const fail = (code: string, why: string): void => {
    if (code === 'internal' || code === 'tooFast') return; // it hangs up, and we come back
    if (info() === null || code === 'unknownRules') {
      setProblem(why);
      setState('gone');
    } else console.warn(`fathom: ${why}`);
  };
  const heartbeat = window.setInterval(() => {
    if (wire === null || state() === 'gone') return;
    if (performance.now() - heardAt > SILENCE) {
      wire.close();
      down();
    } else wire.send({ t: 'ping' });
  }, PING_EVERY);
  // A laptop that wakes up or a phone that finds its network again need not wait for the next try.
  const hurryBack = (): void => {
    if (state() !== 'lost' || closed) return;
    window.clearTimeout(timer);
    connect();
  };
  window.addEventListener('online', hurryBack);
  connect();

  return {
    state,
    problem,
    info,
    clockSetAt,
    time: () =>
      gameTime.time + (info()?.status === 'running' ? performance.now() - gameTime.setAt : 0),
    you,
    relieved,
    isHost,
    view,
    events,
    news,
    chat,
    send: (unsent) =>
      new Promise((resolve) => {
        if (state() === 'gone')
          return resolve(refuse('gone', 'This match cannot be reached any more.'));
        const message: Answered = { ...unsent, id: newInputId() };
        pending.set(message.id, { message, settle: resolve });
        if (state() === 'live') wire?.send(message);
        return undefined;
      }),
    hurry: () => wire?.send({ t: 'hurry' }),
    close: () => {
      closed = true;
      window.clearTimeout(timer);
      window.clearInterval(heartbeat);
      window.removeEventListener('online', hurryBack);
      wire?.close();
    },
  };
}

const sameSeats = (one: readonly Seat[], other: readonly Seat[]): boolean =>
  one.length === other.length && one.every((seat, index) => seat === other[index]);
