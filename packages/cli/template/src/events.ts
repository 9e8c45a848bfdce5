import type { Forfeit, Hidden } from '@fathom/kit';
import type { Answer, Ending, PerSide, SideName } from './vocabulary.ts';

export interface TreasureHidden {
  readonly type: 'treasureHidden';
  readonly side: SideName;
  readonly depth: Hidden<number>;
}
export interface GuessingBegan {
  readonly type: 'guessingBegan';
  readonly first: SideName;
}
export interface DepthGuessed {
  readonly type: 'depthGuessed';
  readonly side: SideName; // who guessed
  readonly depth: number;
  readonly answer: Answer;
}
export interface Forfeited {
  readonly type: 'forfeited';
  readonly side: SideName;
  readonly reason: Forfeit;
}
export interface GameEnded {
  readonly type: 'gameEnded';
  readonly winner: SideName;
  readonly reason: Ending;
  readonly treasure: PerSide<number | null>; // null: never hidden
}

/** What can become a fact, each with its own audience: see view.ts. */
export type Event = TreasureHidden | GuessingBegan | DepthGuessed | Forfeited | GameEnded;
