import type { Holder } from '@fathom/protocol';
import { botWords } from '../words/bots.ts';

export type BotHolder = Extract<Holder, { kind: 'bot' }>;

/** What its level is called, where its name does not say that already: bots of older matches have no other. */
export const rankOf = ({ name, rank }: Pick<BotHolder, 'name' | 'rank'>): string | null =>
  rank === undefined || rank === name ? null : rank;

/** "Puffin (Cadet bot)". */
export const botInList = (bot: Pick<BotHolder, 'name' | 'rank'>): string =>
  botWords.inList(bot.name, rankOf(bot));
