import type { Placement, SideName, Square } from '@fathom/depth-charge/client';
import type { Rng } from '@fathom/kit';

/** One decision of a game, in a form that every engine can take. */
export type Decision =
  | { readonly kind: 'place'; readonly side: SideName; readonly squares: Placement }
  | {
      readonly kind: 'move' | 'sound' | 'charge';
      readonly side: SideName;
      readonly square: Square;
    };

/** What both engines must agree on when a game is over. */
export interface Ending {
  readonly winner: SideName | null;
  readonly reason: string;
  readonly boats: Readonly<Record<SideName, Square>>;
  readonly mines: Readonly<Record<SideName, readonly Square[] | null>>;
  readonly misses: Readonly<Record<SideName, number>>;
  readonly pings: readonly (readonly number[])[]; // of all soundings, in order
}

export interface Engine {
  readonly name: string;
  /** Plays a game with uniformly random legal turns; the number of decisions taken. */
  readonly playout: (rng: Rng) => number;
  /** Takes the decisions of a whole game without looking for legal ones. */
  readonly replay: (decisions: readonly Decision[]) => void;
  /** A playout that keeps notes, for checking. */
  readonly watch: (rng: Rng) => {
    readonly decisions: readonly Decision[];
    readonly ending: Ending;
  };
}
