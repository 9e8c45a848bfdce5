import {
  SQUARES,
  believe,
  chanceOfMine,
  minefields,
  opponent,
  squareNumber,
} from '@fathom/depth-charge/client';
import type { Belief, SideName, Square, View } from '@fathom/depth-charge/client';
import { createMemo } from 'solid-js';
import type { Accessor } from 'solid-js';

/** What can be worked out about the other side's mines from what was heard in the open. */
export interface Knowledge {
  readonly ways: number; // minefields that fit everything heard
  readonly possible: readonly Square[]; // can still hold a mine
  readonly certain: readonly Square[]; // hold one in every way
  readonly chanceAt: (square: Square) => number;
  readonly chanceOn: (squares: readonly Square[]) => number; // of at least one mine on them
}

export function knowledgeOf(belief: Belief): Knowledge {
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

export interface KnowledgeSource {
  readonly view: Accessor<View>;
  readonly side: Accessor<SideName | null>;
  readonly isReplay: boolean;
}

/** null: not an aid of this match, nobody's knowledge in particular, or nothing left to find out. */
export function createKnowledge(source: KnowledgeSource): Accessor<Knowledge | null> {
  const record = createMemo(() => source.view().record);
  const isAllowed = createMemo(
    () => source.isReplay || source.view().setup.assist === 'candidates',
  );
  const isPlaying = createMemo(() => source.view().phase === 'playing');
  return createMemo(() => {
    const side = source.side();
    if (side === null || !isAllowed() || !isPlaying()) return null;
    const { setup } = source.view();
    return knowledgeOf(believe({ setup, record: record() }, opponent(side)));
  });
}
