import { hash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { canonical } from '@fathom/kit';
import type { Message, Playable, Rng, Seat } from '@fathom/kit';
import type { ServerMessage } from '@fathom/protocol';
import type { Browser } from '../../test/client/browser.ts';
import { areAlikeInTheEnd, openFollower } from '../../test/client/follower.ts';
import type { Follower } from '../../test/client/follower.ts';
import { LineClosed } from '../../test/client/line.ts';
import { join } from '../../test/client/player.ts';
import type { Player } from '../../test/client/player.ts';
import type { Ledger } from './ledger.ts';
import { inTime, isAway, somewhere } from './way-in.ts';
import type { WaysIn } from './way-in.ts';

/** Somebody who plays their seats to the end, wherever in the cluster they have to connect to. */
export interface Person {
  readonly browser: Browser; // who they are
  readonly ways: WaysIn;
  readonly game: Playable;
  readonly luck: Rng;
  readonly ledger: Ledger;
  /** They have played enough, and give up. */
  readonly isWeary: () => boolean;
}
interface Letter {
  readonly id: string;
  readonly message: object;
  readonly n: number | null; // the last number known when it was written
  readonly isWish: boolean;
}
interface Table extends Person {
  readonly match: string;
  readonly knows: Follower;
  readonly outbox: Letter[]; // one at most
}

const THOUGHT_MILLIS = 700;
const CHATTINESS = 20; // one input in so many is a chat line
const CARELESSNESS = 40; // one input in so many is sent and not waited for: the cable is pulled
const CABLE_MILLIS = 10;
const RASHNESS = 12; // one action in so many may be of the kind that ends matches early
const RASH = new Set(['charge']);
const MOST_LISTED = 200;
const PING_MILLIS = 2_000; // without news; whoever gets no answer is elsewhere soon
const AGAIN_MILLIS = 50;
const WISH_AGAIN_MILLIS = 1_000;
const MOST_TOLD = 600; // characters
const SAME_MILLIS = 10_000; // then two views that should be the same are not
const OVER = new Set(['finished', 'closed']);
/** The node cannot take it now: it goes to another, under the same id. */
const NOT_NOW = new Set(['unavailable', 'cutOff', 'internal']);

export async function playSeats(person: Person, match: string): Promise<void> {
  const table: Table = { ...person, match, knows: openFollower(), outbox: [] };
  for (;;) {
    const player = await arrive(table);
    try {
      await playOn(table, player);
      person.ledger.ended(match);
      await compare(table, player);
      player.line.hangUp();
      return;
    } catch (error) {
      player.line.drop();
      if (!isAway(error)) throw error;
      person.ledger.lost((error as Error).message.split(';')[0] ?? '');
    }
  }
}

/** Tries one way after the other until somebody lets them in. */
async function arrive(table: Table): Promise<Player> {
  for (;;)
    try {
      return await enter(table, table.knows);
    } catch (error) {
      if (!isAway(error)) throw error;
      await pause(AGAIN_MILLIS + table.luck.int(AGAIN_MILLIS));
    }
}

async function enter({ ledger, ...table }: Table, knows: Follower): Promise<Player> {
  const before = knows.n();
  const seen =
    before === null
      ? {}
      : { seen: { as: knows.you(), n: before }, chat: { table: knows.chat().length } };
  const joining = join(somewhere(table), table.match, {
    knows: noting(knows, { ledger, ...table }, () => hasLeft),
    ...seen,
  });
  let hasLeft = false; // before the answer came, which may still come
  const player = await inTime(joining).catch((error: unknown) => {
    hasLeft = true;
    joining.then(
      ({ line }) => line.drop(),
      () => {},
    );
    throw error;
  });
  const [first] = player.line.messages;
  if (first?.t === 'error') {
    player.line.drop();
    ledger.lost(`join: ${first.code}`);
    if (first.code === 'noSuchMatch') ledger.violation(`${table.match} is not known any more`);
    throw new LineClosed(first.code);
  }
  if (before !== null && (knows.n() ?? -1) < before)
    ledger.violation(`${table.match}: who had seen ${before} was taken back to ${knows.n()}`);
  return player;
}

/** Notes everything that is shown before it is believed. */
const noting = (knows: Follower, table: Omit<Table, 'knows'>, isDeaf: () => boolean): Follower => ({
  ...knows,
  hear: (message) => {
    if (isDeaf()) return;
    noteShown(table, knows, message);
    try {
      knows.hear(message);
    } catch (error) {
      table.ledger.violation(`${table.match}: ${String(error)}`);
    }
  },
});
function noteShown(
  { ledger, match }: Omit<Table, 'knows'>,
  knows: Follower,
  message: ServerMessage,
): void {
  const noteUpdate =
    (seats: readonly Seat[]) =>
    ({ n, events }: Message): void =>
      ledger.shown({ match, seats, n, what: 'update', before: n - 1, hash: hashOf(events) });
  if (message.t === 'update') noteUpdate(knows.you())(message);
  else if (message.t === 'resumed') message.missed.forEach(noteUpdate(message.you));
  else if (message.t === 'welcome' && message.table !== null) {
    const { n, events, earlier: before = 0 } = message.table;
    const hash = hashOf(events);
    ledger.shown({ match, seats: message.you, n, what: 'snapshot', before, hash });
  }
}
/** Of what it says: the order of keys depends on which node has made a row itself. */
export const hashOf = (events: readonly unknown[]): string =>
  hash('md5', canonical(events.filter(isLogged)));
/** What is drawn on paper is kept beside the log, and whoever comes later is shown only the last of it. */
const isLogged = (event: unknown): boolean => (event as { type: string }).type !== 'sheetDrawn';

async function playOn(table: Table, player: Player): Promise<void> {
  const { knows, outbox } = table;
  for (;;) {
    const [letter] = outbox;
    if (letter !== undefined) {
      await deliver(table, player, letter);
      outbox.length = 0;
    } else if (OVER.has(knows.match()?.status ?? '')) return;
    else await think(table, player);
  }
}

async function deliver({ ledger, luck, match, knows }: Table, player: Player, letter: Letter) {
  const { id, message, isWish } = letter;
  if (isWish) ledger.wished(id);
  else ledger.sent(id, match);
  player.line.say(message);
  if (luck.int(CARELESSNESS) === 0) {
    await pause(luck.int(CABLE_MILLIS));
    throw new LineClosed('the cable was pulled');
  }
  const reply = await inTime(player.reply(id));
  if (reply.t !== 'refused') ledger.acknowledged(id);
  else if (NOT_NOW.has(reply.code)) throw new LineClosed(`refused: ${reply.code}`);
  // Somebody else's move may have come first, or the end; then the rules may say no, as they should.
  else if (reply.code !== 'over' && !isWish && knows.n() === letter.n)
    ledger.violation(`${match}: ${reply.code} for a legal input ${JSON.stringify(message)}`);
}

async function think(table: Table, player: Player): Promise<void> {
  const { knows, luck, outbox, isWeary } = table;
  const news = player.news();
  const id = randomUUID();
  const post = (message: object, isWish = false): void =>
    void outbox.push({ id, message: { ...message, id }, n: knows.n(), isWish });
  if (isWeary()) {
    await Promise.race([pause(luck.int(WISH_AGAIN_MILLIS)), player.line.ended.then(hungUp)]);
    if (OVER.has(knows.match()?.status ?? '')) return;
    return post({ t: 'resign', seat: knows.you()[0] }, true);
  }
  if (turnOf(table) === null) return waitForOthers(player, news);
  await pause(luck.int(THOUGHT_MILLIS));
  const turn = turnOf(table); // the others may have been faster
  if (luck.int(CHATTINESS) === 0) post({ t: 'chat', text: id });
  else if (turn !== null) post({ t: 'act', ...turn });
}

async function waitForOthers({ line }: Player, news: Promise<void>): Promise<void> {
  const next = await Promise.race([news, line.ended.then(hungUp), pause(PING_MILLIS, 'late')]);
  if (next !== 'late') return;
  line.say({ t: 'ping' });
  await inTime(line.hear('pong'));
}
const hungUp = ({ code, reason }: { readonly code: number; readonly reason: string }): never => {
  throw new LineClosed(`closed with ${code} ${reason}`);
};

/** A seat of this person that may act, and what it does: any kind of action, then any of that kind. */
function turnOf({ game, knows, luck }: Table) {
  if (knows.n() === null) return null;
  for (const seat of luck.shuffle<Seat>(knows.you())) {
    const actions = [...some(game.legal(knows.view(), seat))] as readonly { type: string }[];
    const weighty = actions.filter((action) => !game.isOpenEnded(action));
    const careful = weighty.filter(({ type }) => !RASH.has(type));
    const open = careful.length > 0 && luck.int(RASHNESS) > 0 ? careful : weighty;
    if (open.length === 0) continue;
    const type = luck.pick([...new Set(open.map((action) => action.type))]);
    return { seat, action: luck.pick(open.filter((action) => action.type === type)) };
  }
  return null;
}
function* some(all: Iterable<unknown>): Iterable<unknown> {
  let count = 0;
  for (const one of all) {
    if (count++ === MOST_LISTED) return;
    yield one;
  }
}

/** What was folded from messages over many connections is what a fresh snapshot says. */
async function compare(table: Table, player: Player): Promise<void> {
  const { ledger, match } = table;
  const fresh = await enter(table, openFollower());
  const unlike = (): readonly string[] =>
    PARTS.flatMap((part) => {
      const [folded, whole] = [player, fresh].map(({ knows }) => knows[part]()) as [
        unknown,
        unknown,
      ];
      return isAlike(part, folded, whole)
        ? []
        : [`${part}\n    ${ending(folded)}\n    ${ending(whole)}`];
    });
  // The two may be connected to different nodes, of which one is cut off and a message behind.
  for (const until = performance.now() + SAME_MILLIS; performance.now() < until;)
    if (unlike().length === 0) break;
    else
      await Promise.race([
        pause(20),
        ...[player, fresh].map(({ line }) => line.ended.then(hungUp)),
      ]);
  for (const part of unlike())
    ledger.violation(`${match}: what was folded differs from a fresh snapshot in ${part}`);
  fresh.line.hangUp();
}
const PARTS = ['you', 'n', 'view', 'events', 'chat'] as const;
const isAlike = (part: (typeof PARTS)[number], folded: unknown, whole: unknown): boolean =>
  part === 'events'
    ? areAlikeInTheEnd(logged(folded), logged(whole))
    : canonical(folded) === canonical(whole);
const logged = (events: unknown): readonly unknown[] =>
  (events as readonly unknown[]).filter(isLogged);
const ending = (told: unknown): string => canonical(told).slice(-MOST_TOLD);
