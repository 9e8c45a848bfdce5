import type { Forfeit, Hidden } from '@fathom/kit';
import type { Ending, PerSide, Placement, SideName, Square } from './vocabulary.ts';

export interface MinesPlaced {
  readonly type: 'minesPlaced';
  readonly side: SideName;
  readonly squares: Hidden<Placement>;
}
export interface PlayBegan {
  readonly type: 'playBegan';
  readonly first: SideName;
}
export interface BoatMoved {
  readonly type: 'boatMoved';
  readonly side: SideName;
  readonly from: Square;
  readonly to: Square;
}
/** A move that met a mine. */
export interface BoatSunk {
  readonly type: 'boatSunk';
  readonly side: SideName;
  readonly from: Square;
  readonly to: Square; // the mine's square; where the boat was bound for does not matter any more
}
export interface SoundingDropped {
  readonly type: 'soundingDropped';
  readonly side: SideName;
  readonly square: Square;
  readonly pings: readonly number[]; // ascending
}
export interface DepthChargeDropped {
  readonly type: 'depthChargeDropped';
  readonly side: SideName;
  readonly square: Square;
  readonly hit: boolean;
}
export interface Passed {
  readonly type: 'passed';
  readonly side: SideName;
}
export interface Forfeited {
  readonly type: 'forfeited';
  readonly side: SideName;
  readonly reason: Forfeit;
}
export interface GameEnded {
  readonly type: 'gameEnded';
  readonly winner: SideName | null; // null: a draw
  readonly reason: Ending;
  readonly mines: PerSide<readonly Square[] | null>; // those still living; null: never placed
}

/** What one turn came to: exactly one of these a turn, and all of it public. */
export type TurnTaken = BoatMoved | BoatSunk | SoundingDropped | DepthChargeDropped | Passed;
export type Event = MinesPlaced | PlayBegan | TurnTaken | Forfeited | GameEnded;
