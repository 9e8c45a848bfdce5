import { capital, listed, percent } from '@fathom/kit';
import type { Square } from '../vocabulary.ts';

/** Why a depth charge there is a waste, for all to see on the board. */
export type Futile = 'sandBar' | 'ownSea' | 'wreck' | 'noMineLeft';

/** What a person is asked before something that cannot be taken back. */
export const confirmations = {
  futileCharge: (square: Square, why: Futile, misses: number): string =>
    `${FUTILE[why](square)}: a sure miss.${misses > 0 ? LOSES : ''}`,
  riskyCharge: (square: Square, chance: number | null): string =>
    chance === null
      ? `Are you sure of ${square}?${LOSES}`
      : `${square} holds a mine in ${percent(chance)} of the ways.${LOSES}`,
  dropAnyway: 'Drop it anyway',
  riskyMove: (squares: readonly Square[], chance: number | null): string => {
    const where =
      squares.length === 1 ? (squares[0] ?? '') : capital(`the way over ${listed(squares)}`);
    if (chance === 1) return `${where} hides a mine for certain.`;
    return chance === null
      ? `${where} may hide a mine.`
      : `${where} may hide a mine: ${percent(chance)} of the ways.`;
  },
  moveAnyway: (to: Square): string => `Move to ${to}`,
} as const;

const LOSES = ' A miss loses the game.';

const FUTILE: Readonly<Record<Futile, (square: Square) => string>> = {
  sandBar: (square) => `${square} is on the sand bar, where no mine can lie`,
  ownSea: (square) => `${square} is in your own sea`,
  wreck: (square) => `${square} is a wreck already`,
  noMineLeft: (square) => `${square} can hold no mine any more`,
};
