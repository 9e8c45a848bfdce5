import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Action } from '@fathom/depth-charge';
import type { Rng } from '@fathom/kit';
import type { Browser } from '../test/client/browser.ts';
import { areAlikeInTheEnd, openFollower } from '../test/client/follower.ts';
import type { Follower } from '../test/client/follower.ts';
import { LineClosed } from '../test/client/line.ts';
import { join } from '../test/client/player.ts';
import type { Player } from '../test/client/player.ts';
import type { Ledger } from './ledger.ts';
import { isLost, persist } from './patience.ts';

export interface CrashPlayer {
  readonly browser: Browser;
  readonly luck: Rng;
  readonly ledger: Ledger;
}
interface Letter {
  readonly id: string;
  readonly message: object;
  isSent: boolean;
}

const THOUGHT_MILLIS = 60;
const CABLE_MILLIS = 10;
const CHATTINESS = 12; // one input in so many is a chat line
const CARELESSNESS = 20; // one input in so many is sent and not waited for: the cable is pulled
const SUSPICION = 4; // one return in so many is compared with a fresh snapshot

/**
 * Plays a seat to the end of its match, however often the connection is lost. Each time it comes back with the last
 * number it has seen, and sends again, under the same id, what was not acknowledged.
 */
export async function playSeat(crashPlayer: CrashPlayer, match: string): Promise<void> {
  const knows = openFollower();
  const outbox: Letter[] = [];
  for (;;) {
    const player = await persist(() => arrive(crashPlayer, knows, match));
    try {
      if (crashPlayer.luck.int(SUSPICION) === 0) await compare(crashPlayer, player, match);
      await playOn(crashPlayer, player, outbox);
      await compare(crashPlayer, player, match);
      player.line.hangUp();
      return;
    } catch (error) {
      player.line.drop();
      if (!isLost(error)) throw error;
    }
  }
}

/** A number that was once told must mean something for ever: whoever names one is never sent a whole snapshot. */
async function arrive(
  { browser, ledger }: CrashPlayer,
  knows: Follower,
  match: string,
): Promise<Player> {
  const n = knows.n();
  const seen =
    n === null ? {} : { seen: { as: knows.you(), n }, chat: { table: knows.chat().length } };
  const player = await join(browser, match, { knows, ...seen });
  const [first] = player.line.messages;
  if (first?.t !== (n === null ? 'welcome' : 'resumed'))
    ledger.violation(`who had seen ${String(n)} was answered by ${JSON.stringify(first)}`);
  return player;
}

async function playOn(crashPlayer: CrashPlayer, player: Player, outbox: Letter[]): Promise<void> {
  for (;;) {
    const [letter] = outbox;
    if (letter !== undefined) {
      await deliver(crashPlayer, player, letter);
      outbox.shift();
    } else if (player.isOver()) return;
    else await think(crashPlayer, player, outbox);
  }
}

async function deliver(crashPlayer: CrashPlayer, player: Player, letter: Letter): Promise<void> {
  const { ledger, luck } = crashPlayer;
  if (letter.isSent) ledger.sentAgain();
  else ledger.sent(letter.id);
  letter.isSent = true;
  player.line.say(letter.message);
  if (luck.int(CARELESSNESS) === 0) {
    await pause(luck.int(CABLE_MILLIS));
    lost();
  }
  const reply = await player.reply(letter.id);
  if (reply.t === 'refused')
    ledger.violation(`a legal input was refused: ${reply.message} ${JSON.stringify(letter)}`);
  else ledger.acknowledged(letter.id);
}

async function think({ luck }: CrashPlayer, player: Player, outbox: Letter[]): Promise<void> {
  const news = player.news();
  const actions = player.legal();
  if (actions.length === 0) {
    await Promise.race([news, player.line.ended.then(lost)]);
    return;
  }
  await pause(luck.int(THOUGHT_MILLIS));
  const id = randomUUID();
  if (luck.int(CHATTINESS) === 0)
    outbox.push({ id, message: { t: 'chat', id, text: id }, isSent: false });
  else {
    const [seat] = player.knows.you();
    const action = prudent(actions, luck);
    outbox.push({ id, message: { t: 'act', id, seat, action }, isSent: false });
  }
}
const lost = (): never => {
  throw new LineClosed('the connection was lost');
};

/** Charges end games; to see many inputs a match is better kept going. */
function prudent(actions: readonly Action[], luck: Rng): Action {
  const wanted = luck.int(10) < 7 ? 'sound' : luck.int(10) < 8 ? 'move' : 'charge';
  const fitting = actions.filter(({ type }) => type === wanted);
  return luck.pick(fitting.length > 0 ? fitting : actions);
}

/** What was folded from messages over many connections is what the server says there is. */
async function compare(
  { browser, ledger }: CrashPlayer,
  player: Player,
  match: string,
): Promise<void> {
  const fresh = await join(browser, match);
  // The game goes on meanwhile: the two may be a message apart for a moment.
  const isSame = async (): Promise<boolean> => {
    for (let tries = 0; tries < 200; tries++) {
      if (isAlike(player.knows, fresh.knows)) return true;
      await Promise.race([pause(10), player.line.ended.then(lost), fresh.line.ended.then(lost)]);
    }
    return false;
  };
  ledger.compared(await isSame());
  fresh.line.hangUp();
}

const isAlike = (one: Follower, other: Follower): boolean =>
  face(one) === face(other) && areAlikeInTheEnd(one.events(), other.events());
const face = (knows: Follower): string =>
  JSON.stringify([knows.you(), knows.n(), knows.view(), knows.chat()]);
