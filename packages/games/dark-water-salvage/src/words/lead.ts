import type { HunterNow } from '../aids/standings.ts';
import { ROUND } from './boards.ts';
import type { HunterTurn } from './boards.ts';
import { balance } from './terms.ts';

/** How a hunter stands in the line of those who play, for those who do not see the figures. */
export const LEAD = {
  label: 'Turn order and standing',
  position: (who: string, turn: HunterTurn, now: HunterNow): string =>
    `${ROUND.turn(who, turn)}, ${now.prestige} prestige, net ${balance(now.net)}${
      now.isInDebt ? ', in debt' : ''
    }${now.wouldWin ? ', would win now' : ''}`,
  leads: 'would win now',
  net: (worth: number): string => balance(worth),
} as const;
