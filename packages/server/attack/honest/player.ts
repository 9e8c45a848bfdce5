import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Playable, Seat } from '@fathom/kit';
import { parseServerMessage, PROTOCOL_VERSION } from '@fathom/protocol';
import type { ServerMessage } from '@fathom/protocol';
import type { WebSocket } from 'ws';
import { openFollower } from '../../test/client/follower.ts';
import type { Follower } from '../../test/client/follower.ts';
import type { Visitor } from '../visitor.ts';
import type { Felt, Trip } from './felt.ts';

/** One honest person at a table, by a socket as the web client keeps it. */
export interface Player {
  readonly knows: Follower;
  /** What this seat may do, as far as it is worth listing. */
  readonly legal: (seat: Seat) => readonly unknown[];
  readonly isOver: () => boolean;
  /** Resolves once the server has answered; what is lost on the way is sent again. */
  readonly act: (seat: Seat, action: unknown) => Promise<void>;
  readonly chat: (text: string) => Promise<void>;
  readonly resign: (seat: Seat) => Promise<void>;
  /** Resolves with the next message of any kind, or when there will be none. */
  readonly news: () => Promise<void>;
  /** The line breaks, and the person is back at once. */
  readonly stumble: () => Promise<void>;
  readonly leave: () => void;
}
export interface PlayerOptions {
  readonly visitor: Visitor;
  readonly match: string;
  readonly game: Playable;
  readonly felt: Felt;
}

const PING_MILLIS = 8_000; // as the web client
const MOST_LISTED = 200;
const MOST_RETURNS = 20;

interface Letter {
  readonly message: Readonly<Record<string, unknown>>;
  readonly n: number | null; // the last number known when it was written
  readonly answered: () => void;
}

export async function openPlayer({ visitor, match, game, felt }: PlayerOptions): Promise<Player> {
  const knows = openFollower();
  const letters = new Map<string, Letter>();
  const waiting = new Set<() => void>();
  let socket: WebSocket | null = null;
  let hasLeft = false;
  let returns = 0;
  let ping: Trip | null = null;
  /** What is said while there is no line is in the letters, and goes with the next one. */
  const post = (message: object): void => {
    if (socket?.readyState === socket?.OPEN) socket?.send(JSON.stringify(message));
  };
  const wakeAll = (): void => {
    for (const wake of waiting) wake();
    waiting.clear();
  };

  const answer = (message: ServerMessage): void => {
    if (message.t === 'pong') {
      ping?.answered();
      ping = null;
    }
    if (message.t === 'error') felt.refusal(message.code);
    if (!('re' in message) || message.re === undefined) return;
    const letter = letters.get(message.re);
    if (letter === undefined) return;
    letters.delete(message.re);
    // Somebody else's move may have come first, or the end; then the rules may say no, as they should.
    if (message.t === 'refused' && message.code !== 'over' && knows.n() === letter.n)
      felt.refusal(`${message.code} for ${JSON.stringify(letter.message).slice(0, 120)}`);
    letter.answered();
  };
  const hear = (text: string): void => {
    try {
      const message = parseServerMessage(text);
      knows.hear(message);
      answer(message);
    } catch (error) {
      felt.fault(String(error));
    }
    wakeAll();
  };

  async function arrive(): Promise<void> {
    const fresh = visitor.connect();
    socket = fresh;
    fresh.on('message', (data: Buffer) => {
      if (fresh === socket) hear(data.toString());
    });
    fresh.on('error', () => {}); // `close` tells
    fresh.on('close', (code, reason) => {
      wakeAll();
      if (!hasLeft && fresh === socket) comeBack(`${code} ${reason.toString()}`).catch(() => {}); // counted there
    });
    await once(fresh, 'open');
    const n = knows.n();
    const seen =
      n === null ? {} : { seen: { as: knows.you(), n }, chat: { table: knows.chat().length } };
    fresh.send(JSON.stringify({ t: 'join', v: PROTOCOL_VERSION, match, ...seen }));
    for (const { message } of letters.values()) fresh.send(JSON.stringify(message));
  }
  async function comeBack(why: string): Promise<void> {
    felt.cutOff(why);
    returns += 1;
    if (returns > MOST_RETURNS) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
    if (!hasLeft) await arrive();
  }
  const news = (): Promise<void> => new Promise((resolve) => void waiting.add(resolve));
  const send = (message: Readonly<Record<string, unknown>>): Promise<void> =>
    new Promise((resolve) => {
      const id = randomUUID();
      const trip = felt.trip();
      letters.set(id, {
        message: { ...message, id },
        n: knows.n(),
        answered: () => {
          trip.answered();
          resolve();
        },
      });
      post({ ...message, id });
    });

  await arrive();
  while (knows.match() === null) await news();
  const heart = setInterval(() => {
    if (socket?.readyState !== socket?.OPEN) return;
    ping ??= felt.trip();
    post({ t: 'ping' });
  }, PING_MILLIS);
  return {
    knows,
    legal: (seat) => (knows.n() === null ? [] : [...some(game.legal(knows.view(), seat))]),
    isOver: () => ['finished', 'closed'].includes(knows.match()?.status ?? ''),
    act: (seat, action) => send({ t: 'act', seat, action }),
    chat: (text) => send({ t: 'chat', text }),
    resign: (seat) => send({ t: 'resign', seat }),
    news,
    stumble: async () => {
      const old = socket;
      socket = null; // so that its end is nobody's fault
      old?.terminate();
      ping?.forget();
      ping = null;
      await arrive();
    },
    leave: () => {
      hasLeft = true;
      clearInterval(heart);
      ping?.forget();
      socket?.close();
      wakeAll();
    },
  };
}

function* some(actions: Iterable<unknown>): Iterable<unknown> {
  let listed = 0;
  for (const action of actions) {
    yield action;
    listed += 1;
    if (listed === MOST_LISTED) return;
  }
}
