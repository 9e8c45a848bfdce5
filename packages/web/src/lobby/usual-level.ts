import type { GameInfo } from '@fathom/protocol';

/** The bot for somebody who has not chosen one: neither the easiest nor the strongest. */
export const usualLevel = (levels: GameInfo['bots']): string =>
  levels[Math.floor((levels.length - 1) / 2)]?.level ?? '';
