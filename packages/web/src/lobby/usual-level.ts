import type { GameInfo } from '@fathom/protocol';
import { rememberedChoice } from './remembered.ts';

/** The bot that was chosen before; for somebody who has not chosen one, the one for their first games. */
export const usualLevel = (levels: GameInfo['bots'], game: string): string => {
  const last = rememberedChoice(game)?.level;
  return (levels.find(({ level }) => level === last) ?? levels[0])?.level ?? '';
};
