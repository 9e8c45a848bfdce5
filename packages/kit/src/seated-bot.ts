import type { TimedAction } from './bot.ts';
import type { Seat } from './game.ts';
import type { Table } from './table.ts';

/**
 * What whoever runs a table remembers of one bot. When a bot is told something, when it is asked, and when a refused
 * action was its own fault is decided here alone: for matches with people, for the arena and for the laws of bots.
 */
export interface SeatedBot {
  readonly seat: Seat;
  hasNews: boolean; // it has heard something since it was last asked
  askedAt: number; // how many rows there were then
  meantSince: number | null; // when it began to wait with what it means to do; null: it does not
}

/** A bot that has just sat down is asked at once. */
export const newSeatedBot = (seat: Seat): SeatedBot => ({
  seat,
  hasNews: true,
  askedAt: -1,
  meantSince: null,
});

/** To be called once after each row: the events the bot hears. []: it must not even learn that something happened. */
export function hearRow(bot: SeatedBot, table: Table): readonly unknown[] {
  const events = table.heard([bot.seat]);
  if (events.length > 0) bot.hasNews = true;
  return events;
}

/** Asked is whoever has heard something, or is waited for and has not been asked since the last row. */
export const isDue = ({ seat, hasNews, askedAt }: SeatedBot, table: Table): boolean =>
  hasNews || (askedAt !== table.rows.length && table.toAct().includes(seat));

export function noteAsked(bot: SeatedBot, table: Table): void {
  bot.hasNews = false;
  bot.askedAt = table.rows.length;
}

const REACTION = 600; // milliseconds: nobody does something else sooner than that

/** When a bot acts that has chosen so now: the time it has waited with what it meant before counts. */
export function actsAt(bot: SeatedBot, { pause = 0, tentative }: BotMoment, now: number): number {
  const since = bot.meantSince ?? now;
  bot.meantSince = tentative === true ? since : null;
  return Math.max(now + Math.min(REACTION, pause), since + pause);
}
type BotMoment = Pick<TimedAction, 'pause' | 'tentative'>;

/** Where the table moved on while a bot thought and waited, it is asked again. Otherwise it was wrong from the first. */
export const isAtFault = ({ hasNews }: SeatedBot): boolean => !hasNews;
