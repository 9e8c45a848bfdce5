import type { Refusal } from '@fathom/kit';
import { LIMITS } from '@fathom/protocol';
import type { ChatChannel, ChatLine } from '@fathom/protocol';
import { deny } from './refusals.ts';

// How much each person may say. Nobody's share depends on what others say, but for those who only watch: anybody can
// be any number of them, so together they have no more than a few people would need.

/** What was said so far, by channel. */
export type ChatTally = Map<ChatChannel, ChannelTally>;
interface ChannelTally {
  lines: number;
  byWatchers: number;
  readonly bySpeaker: Map<string, number>; // of one guest, in a seat and as a spectator apart
}

/** Somebody who says something, in a seat or not. */
export interface Speaker {
  readonly guest: string;
  readonly seat: ChatLine['seat'];
}
const keyOf = ({ guest, seat }: Speaker): string =>
  `${seat === null ? 'watching' : 'seated'} ${guest}`;

export function countLine(tally: ChatTally, { to, seat }: ChatLine, guest: string): void {
  const channel = tally.get(to) ?? { lines: 0, byWatchers: 0, bySpeaker: new Map() };
  const key = keyOf({ guest, seat });
  channel.lines += 1;
  if (seat === null) channel.byWatchers += 1;
  channel.bySpeaker.set(key, (channel.bySpeaker.get(key) ?? 0) + 1);
  tally.set(to, channel);
}

/** What one person has said counts as another's from now on. */
export function adoptLines(tally: ChatTally, from: string, to: string): void {
  for (const { bySpeaker } of tally.values())
    for (const place of PLACES) moveCount(bySpeaker, `${place} ${from}`, `${place} ${to}`);
}
const PLACES = ['watching', 'seated'] as const;

export function moveCount(counts: Map<string, number>, from: string, to: string): void {
  const moved = counts.get(from);
  if (moved === undefined) return;
  counts.delete(from);
  counts.set(to, (counts.get(to) ?? 0) + moved);
}

export const linesIn = (tally: ChatTally, channel: ChatChannel): number =>
  tally.get(channel)?.lines ?? 0;

/** Why this person can say no more in a channel; null while they can. */
export function shareFault(
  tally: ChatTally,
  channel: ChatChannel,
  speaker: Speaker,
): Refusal | null {
  const { chatLinesSeated, chatLinesWatching, chatLinesOfWatchers } = LIMITS;
  const { byWatchers, bySpeaker } = tally.get(channel) ?? { byWatchers: 0, bySpeaker: new Map() };
  const most = speaker.seat === null ? chatLinesWatching : chatLinesSeated;
  if ((bySpeaker.get(keyOf(speaker)) ?? 0) >= most) return deny('chatFull', { most, of: 'person' });
  if (speaker.seat === null && byWatchers >= chatLinesOfWatchers)
    return deny('chatFull', { most: chatLinesOfWatchers, of: 'watchers' });
  return null;
}

/** How fast each person may talk in each channel: a few lines at once, then one every so often. */
export interface ChatPace {
  fault(guest: string, channel: ChatChannel): Refusal | null;
  note(guest: string, channel: ChatChannel): void;
}

export function openChatPace(now: () => number): ChatPace {
  return new PaceOfTalk(now);
}

const EVERY = LIMITS.chatEverySeconds * 1_000; // milliseconds

class PaceOfTalk implements ChatPace {
  readonly #now: () => number;
  // When whoever talked has their whole burst again. By channel: who talks much to a crew is not heard less by the table.
  #restedAt: Map<string, number> | null = null;

  constructor(now: () => number) {
    this.#now = now;
  }

  fault(guest: string, channel: ChatChannel): Refusal | null {
    const restedAt = this.#restedAt?.get(`${channel} ${guest}`) ?? 0;
    const wait = restedAt - (LIMITS.chatBurst - 1) * EVERY - this.#now();
    return wait > 0 ? deny('chatTooFast', { seconds: Math.ceil(wait / 1_000) }) : null;
  }

  note(guest: string, channel: ChatChannel): void {
    const restedAt = (this.#restedAt ??= new Map());
    const key = `${channel} ${guest}`;
    restedAt.set(key, Math.max(restedAt.get(key) ?? 0, this.#now()) + EVERY);
  }
}
