import {
  SQUARES,
  believe,
  chanceOfMine,
  minefields,
  opponent,
  squareNumber,
} from '@fathom/depth-charge/client';
import type { Belief, SideName, Square, View } from '@fathom/depth-charge/client';

/** What can be worked out about the other side's mines from what was heard in the open. */
export interface Knowledge {
  readonly ways: number; // minefields that fit everything heard
  readonly possible: readonly Square[]; // can still hold a mine
  readonly certain: readonly Square[]; // hold one in every way
  readonly chanceAt: (square: Square) => number;
  readonly chanceOn: (squares: readonly Square[]) => number; // of at least one mine on them
}

function knowledgeOf(belief: Belief): Knowledge {
  const chances = chanceOfMine(belief);
  const chanceAt = (square: Square): number => chances[squareNumber(square)] ?? 0;
  const ways = belief.fields.length;
  return {
    ways,
    possible: SQUARES.filter((square) => chanceAt(square) > 0),
    certain: SQUARES.filter((square) => chanceAt(square) === 1),
    chanceAt,
    chanceOn: (squares) => {
      let mined = 0;
      for (const field of minefields(belief))
        if (squares.some((square) => field.includes(square))) mined += 1;
      return mined / ways;
    },
  };
}

/** What the record says of the mines of a side's opponent. */
export const knowledgeFrom = (
  { setup, record }: Pick<View, 'setup' | 'record'>,
  side: SideName,
): Knowledge => knowledgeOf(believe({ setup, record }, opponent(side)));
