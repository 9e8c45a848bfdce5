import { randomUUID } from 'node:crypto';
import { legal } from '@fathom/depth-charge';
import type { Action, View } from '@fathom/depth-charge';
import type { Rng } from '@fathom/kit';
import { PROTOCOL_VERSION } from '@fathom/protocol';
import type { DoneMessage, Join, RefusedMessage, UpdateMessage } from '@fathom/protocol';
import type { Browser } from './browser.ts';
import { openFollower } from './follower.ts';
import type { Follower } from './follower.ts';
import { openLine } from './line.ts';
import type { Line } from './line.ts';

export type Reply = UpdateMessage | DoneMessage | RefusedMessage;

/** Somebody at a table, in a seat or watching. */
export interface Player {
  readonly line: Line;
  readonly knows: Follower;
  readonly view: () => View;
  /** Sends it and waits until the server answers this very input. */
  readonly act: (action: unknown, as?: { seat?: string; id?: string }) => Promise<Reply>;
  readonly reply: (id: string) => Promise<Reply>;
  readonly legal: () => readonly Action[];
  readonly isOver: () => boolean;
  /** Resolves with the next message of any kind. */
  readonly news: () => Promise<void>;
  /** Resolves once this holds. It is asked after each message. */
  readonly until: (holds: () => boolean) => Promise<void>;
  /** Resolves once it has been told number n. */
  readonly reach: (n: number) => Promise<void>;
}
export interface JoinOptions {
  readonly seen?: Join['seen'];
  readonly chat?: Join['chat'];
  readonly knows?: Follower; // to go on with what an earlier connection has learnt
}

export async function join(
  browser: Browser,
  match: string,
  { seen, chat, knows = openFollower() }: JoinOptions = {},
): Promise<Player> {
  const expecting = new Set<() => void>();
  const line = await openLine(browser.address, {
    cookie: browser.cookie(),
    onMessage: (message) => {
      knows.hear(message);
      for (const tell of expecting) tell();
      expecting.clear();
    },
  });
  line.say({
    t: 'join',
    v: PROTOCOL_VERSION,
    match,
    ...(seen === undefined ? {} : { seen }),
    ...(chat === undefined ? {} : { chat }),
  });
  await line.hearAny(({ t }) => t === 'welcome' || t === 'resumed' || t === 'error');

  const view = (): View => knows.view() as View;
  const reply = async (id: string): Promise<Reply> =>
    (await line.hearAny((message) => 're' in message && message.re === id)) as Reply;
  const news = (): Promise<void> => new Promise((resolve) => void expecting.add(resolve));
  const until = async (holds: () => boolean): Promise<void> => {
    while (!holds()) await news();
  };
  return {
    line,
    knows,
    view,
    reply,
    act: (action, { seat = knows.you()[0] ?? 'black', id = randomUUID() } = {}) => {
      line.say({ t: 'act', id, seat, action });
      return reply(id);
    },
    legal: () => {
      const [seat] = knows.you();
      return seat === undefined || knows.n() === null ? [] : [...legal(view(), seat)];
    },
    isOver: () => knows.n() !== null && view().phase === 'over',
    news,
    until,
    reach: (n) => until(() => (knows.n() ?? -1) >= n),
  };
}

/** Plays legal moves until the match is over, waiting while it is another's turn. */
export async function playOn(player: Player, luck: Rng): Promise<void> {
  while (!player.isOver()) {
    const news = player.news();
    const actions = player.legal();
    if (actions.length === 0) await news;
    else await player.act(luck.pick(actions));
  }
}
