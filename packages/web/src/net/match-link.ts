import { refuse } from '@fathom/kit';
import type { Refusal } from '@fathom/kit';
import { PROTOCOL_VERSION } from '@fathom/protocol';
import type {
  ActMessage,
  ChatMessage,
  ClaimMessage,
  LeaveMessage,
  PlayOnMessage,
  RefusedMessage,
  RelieveMessage,
  Resumed,
  ResignMessage,
  ReturnMessage,
  ServerMessage,
  Welcome,
} from '@fathom/protocol';
import { batch, createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';
import { createMatchFold } from './client-match.ts';
import type { ClientMatch } from './client-match.ts';
import { createPending } from './pending.ts';
import type { Pending } from './pending.ts';
import { newInputId } from './random.ts';
import type { Dial, Wire } from './wire.ts';

export const LINK_STATES = ['connecting', 'live', 'lost', 'gone'] as const;
export type LinkState = (typeof LINK_STATES)[number]; // gone: there is no such match, or no way back

type Answered =
  | ActMessage
  | ResignMessage
  | PlayOnMessage
  | LeaveMessage
  | ClaimMessage
  | ChatMessage
  | RelieveMessage
  | ReturnMessage;
type Unsent = Answered extends infer M ? (M extends Answered ? Omit<M, 'id'> : never) : never;

/** One match as this browser knows it, and the line to whoever runs it. */
export interface MatchLink extends ClientMatch {
  readonly state: Accessor<LinkState>;
  readonly problem: Accessor<string | null>; // why it is gone
  readonly pending: Accessor<readonly Pending<ActMessage>[]>; // what this person did and has no answer to yet
  /** Resolves when the input is safe in the log, or with the reason it was refused. Survives reconnects. */
  readonly send: (message: Unsent) => Promise<Refusal | null>;
  readonly hurry: () => void;
  readonly close: () => void;
}

/** Opens a line to a match and keeps it: what is lost on the way is asked for again. */
export function openMatchLink(match: string, dial: Dial): MatchLink {
  const [state, setState] = createSignal<LinkState>('connecting');
  const [problem, setProblem] = createSignal<string | null>(null);
  const fold = createMatchFold();
  const outgoing = createPending<Answered>();
  const join = (): void => line.send({ t: 'join', v: PROTOCOL_VERSION, match, ...fold.seen() });
  const arrived = (): void => {
    line.settled();
    setState('live');
    for (const { message } of outgoing.all()) line.send(message);
  };
  const startOver = (): void => {
    fold.forgetSeen();
    join();
  };
  const comeBack = (message: Welcome | Resumed): void => {
    const before = fold.seen()?.seen.n;
    if (!fold.take(message)) return startOver();
    if (fold.seen()?.seen.n !== before) outgoing.doubt();
    return arrived();
  };
  const handle = (message: ServerMessage): void => {
    switch (message.t) {
      case 'welcome':
      case 'resumed':
        return comeBack(message);
      case 'update':
      case 'paper':
        if (!fold.take(message)) return startOver();
        if (message.re !== undefined) outgoing.settle(message.re, null);
        return undefined;
      case 'match':
      case 'surrender':
      case 'chat':
      case 'pong':
        return void fold.take(message);
      case 'done':
        return outgoing.settle(message.re, null);
      case 'refused':
        return outgoing.settle(message.re, refusalOf(message));
      case 'error':
        return fail(message.code, message.message);
      default:
        return message satisfies never;
    }
  };
  const fail = (code: string, why: string): void => {
    if (HANGS_UP.has(code)) return; // and we come back
    if (fold.state.info() === null || code === 'unknownRules') {
      setProblem(why);
      setState('gone');
    } else console.warn(`fathom: ${why}`);
  };
  const line = keepLine(dial, {
    up: join,
    message: (message) => batch(() => handle(message)),
    down: () => setState('lost'),
    isWanted: () => state() !== 'gone',
  });
  return {
    ...fold.state,
    state,
    problem,
    pending: () => outgoing.all().filter(isAct),
    send: (unsent) => {
      if (state() === 'gone') return Promise.resolve(refuse('gone'));
      const message: Answered = { ...unsent, id: newInputId() };
      if (state() === 'live') line.send(message);
      return outgoing.add(message);
    },
    hurry: () => line.send({ t: 'hurry' }),
    close: line.close,
  };
}

const isAct = (one: Pending<Answered>): one is Pending<ActMessage> => one.message.t === 'act';

const refusalOf = ({ code, facts }: RefusedMessage): Refusal => refuse(code, facts);

/** Problems of a server that may be over, or not be another server's, when the line is dialled again. */
const HANGS_UP: ReadonlySet<string> = new Set(['internal', 'tooFast', 'newerVersion']);

const PING_EVERY = 8_000;
const SILENCE = 20_000; // without a word for that long the line is dead
const UNANSWERED = 5_000; // the same while somebody waits for an answer
const RETRY = { first: 250, most: 5_000 };
/** When a server sends everybody away they need not all come back in the same moment. */
const soonerOrLater = (millis: number): number => millis * (0.5 + Math.random() / 2);

interface LineEvents {
  readonly up: () => void;
  readonly message: (message: ServerMessage) => void;
  readonly down: () => void; // it is being dialled again
  readonly isWanted: () => boolean; // false: it need not come back
}
interface Line {
  readonly send: Wire['send']; // lost while the line is down
  readonly settled: () => void; // it works: the next break is answered at once
  readonly close: () => void;
}

/** A wire that is dialled again whenever it breaks or falls silent. */
function keepLine(dial: Dial, events: LineEvents): Line {
  let wire: Wire | null = null;
  let retry = RETRY.first;
  let heardAt = 0;
  let timer: number | undefined; // of the next try
  let patience: number | undefined; // until whatever was asked must be answered
  let isClosed = false;

  const connect = (): void => {
    timer = undefined;
    heardAt = performance.now();
    wire = dial({
      up: events.up,
      message: (message) => {
        heardAt = performance.now();
        stopWaiting();
        events.message(message);
      },
      down,
    });
  };
  const down = (): void => {
    if (isClosed || !events.isWanted()) return;
    wire = null;
    events.down();
    window.clearTimeout(timer);
    stopWaiting();
    timer = window.setTimeout(connect, soonerOrLater(retry));
    retry = Math.min(RETRY.most, retry * 2);
  };
  const hangUp = (): void => {
    wire?.close();
    down();
  };
  const stopWaiting = (): void => {
    window.clearTimeout(patience);
    patience = undefined;
  };
  const heartbeat = window.setInterval(() => {
    if (wire === null || !events.isWanted()) return;
    if (performance.now() - heardAt > SILENCE) hangUp();
    else wire.send({ t: 'ping' });
  }, PING_EVERY);
  // A laptop that wakes up or a phone that finds its network again need not wait for the next try.
  const hurryBack = (): void => {
    if (timer === undefined || isClosed) return;
    window.clearTimeout(timer);
    connect();
  };
  window.addEventListener('online', hurryBack);
  connect();
  return {
    send: (message) => {
      wire?.send(message);
      if (message.t !== 'hurry') patience ??= window.setTimeout(hangUp, UNANSWERED);
    },
    settled: () => {
      retry = RETRY.first;
    },
    close: () => {
      isClosed = true;
      window.clearTimeout(timer);
      stopWaiting();
      window.clearInterval(heartbeat);
      window.removeEventListener('online', hurryBack);
      wire?.close();
    },
  };
}
