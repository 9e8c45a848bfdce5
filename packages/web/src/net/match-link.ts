import { refuse } from '@fathom/kit';
import type { Refusal } from '@fathom/kit';
import { PROTOCOL_VERSION } from '@fathom/protocol';
import type {
  ActMessage,
  AnswerTimeOffMessage,
  AskTimeOffMessage,
  ChatMessage,
  ClaimMessage,
  IceMessage,
  IntercomMessage,
  IntercomWish,
  LeaveMessage,
  PlayOnMessage,
  RefusedMessage,
  RelieveMessage,
  Resumed,
  ResignMessage,
  ReturnMessage,
  ServerMessage,
  SignalMessage,
  SignalWish,
  TakeOverMessage,
  Welcome,
} from '@fathom/protocol';
import { batch, createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';
import { createMatchFold } from './client-match.ts';
import type { ClientMatch } from './client-match.ts';
import { keepLine } from './line.ts';
import { createPending } from './pending.ts';
import type { Pending } from './pending.ts';
import { newInputId } from './random.ts';
import type { Dial } from './wire.ts';

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
  | ReturnMessage
  | TakeOverMessage
  | AskTimeOffMessage
  | AnswerTimeOffMessage
  | IntercomWish;
type Unsent = Answered extends infer M ? (M extends Answered ? Omit<M, 'id'> : never) : never;

export type VoiceMessage = IceMessage | SignalMessage;

/** One match as this browser knows it, and the line to whoever runs it. */
export interface MatchLink extends ClientMatch {
  readonly state: Accessor<LinkState>;
  readonly problem: Accessor<string | null>; // why it is gone
  readonly problemCode: Accessor<string | null>;
  readonly pending: Accessor<readonly Pending<ActMessage>[]>; // what this person did and has no answer to yet
  /** Resolves when the input is safe in the log, or with the reason it was refused. Survives reconnects. */
  readonly send: (message: Unsent) => Promise<Refusal | null>;
  readonly hurry: () => void;
  /** Asks for a page of what came before `events`, unless one is on its way or there is nothing. */
  readonly askEarlier: () => void;
  /** Of a spectator: everything some minutes late, where the match allows it, or what everybody knows now. */
  readonly watchLate: (isWanted: boolean) => void;
  /** Who is on the intercom, as it was last told; null: nothing is known. */
  readonly intercom: Accessor<IntercomMessage | null>;
  /** Calls back with what other browsers have for this one, and how to find them. */
  readonly hearVoice: (hear: (message: VoiceMessage) => void) => () => void;
  /** Lost while the line is down. */
  readonly signal: (wish: Omit<SignalWish, 't' | 'id'>) => void;
  readonly close: () => void;
}

/** Opens a line to a match and keeps it: what is lost on the way is asked for again. */
export function openMatchLink(match: string, dial: Dial): MatchLink {
  const [state, setState] = createSignal<LinkState>('connecting');
  const [problem, setProblem] = createSignal<string | null>(null);
  const [problemCode, setProblemCode] = createSignal<string | null>(null);
  const [intercom, setIntercom] = createSignal<IntercomMessage | null>(null);
  const voices = new Set<(message: VoiceMessage) => void>();
  const fold = createMatchFold();
  const outgoing = createPending<Answered>();
  let wantsLate = false;
  let askedEarlier: string | null = null; // the id of that question, while it is open
  const join = (): void =>
    line.send({
      t: 'join',
      v: PROTOCOL_VERSION,
      match,
      ...fold.seen(),
      ...(wantsLate && { late: true }),
    });
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
    askedEarlier = null;
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
      case 'earlier':
        if (message.re !== askedEarlier) return undefined;
        askedEarlier = null;
        return void fold.take(message);
      case 'match':
      case 'surrender':
      case 'chat':
      case 'pong':
        return void fold.take(message);
      case 'intercom':
        return void setIntercom(message);
      case 'ice':
      case 'signal':
        return voices.forEach((hear) => hear(message));
      case 'own':
      case 'paired':
        return undefined; // heard by the socket itself, whatever it is for
      case 'done':
        return outgoing.settle(message.re, null);
      case 'refused':
        if (message.re === askedEarlier) askedEarlier = null;
        return outgoing.settle(message.re, refusalOf(message));
      case 'error':
        return fail(message.code, message.message);
      default:
        return message satisfies never;
    }
  };
  const fail = (code: string, why: string): void => {
    if (HANGS_UP.has(code)) return; // and we come back
    if (fold.state.info() === null || ENDS.has(code)) {
      setProblem(why);
      setProblemCode(code);
      setState('gone');
    } else console.warn(`fathom: ${why}`);
  };
  const line = keepLine(dial, {
    up: join,
    message: (message) => batch(() => handle(message)),
    down: () => {
      setState('lost');
      setIntercom(null);
    },
    isWanted: () => state() !== 'gone',
  });
  return {
    ...fold.state,
    state,
    problem,
    problemCode,
    pending: () => outgoing.all().filter(isAct),
    send: (unsent) => {
      if (state() === 'gone') return Promise.resolve(refuse('gone'));
      const message: Answered = { ...unsent, id: newInputId() };
      if (state() === 'live') line.send(message);
      return outgoing.add(message);
    },
    hurry: () => line.send({ t: 'hurry' }),
    askEarlier: () => {
      if (askedEarlier !== null || fold.state.earlier() === 0 || state() !== 'live') return;
      askedEarlier = newInputId();
      line.send({ t: 'earlier', id: askedEarlier, before: fold.state.earlier() });
    },
    watchLate: (isWanted) => {
      wantsLate = isWanted;
      startOver(); // each view counts for itself
    },
    intercom,
    hearVoice: (hear) => {
      voices.add(hear);
      return () => void voices.delete(hear);
    },
    signal: (wish) => line.send({ t: 'signal', id: newInputId(), ...wish }),
    close: line.close,
  };
}

const isAct = (one: Pending<Answered>): one is Pending<ActMessage> => one.message.t === 'act';

const refusalOf = ({ code, facts }: RefusedMessage): Refusal => refuse(code, facts);

/** Nothing more is heard of the match after these. */
const ENDS: ReadonlySet<string> = new Set(['unknownRules', 'noSpectators']);
/** Problems of a server that may be over, or not be another server's, when the line is dialled again. */
const HANGS_UP: ReadonlySet<string> = new Set(['internal', 'tooFast', 'newerVersion']);
