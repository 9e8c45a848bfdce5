import type { Rng, Seat, Side, SomeGame, Viewer } from '../game.ts';
import type { MatchOrigin, Row, Table } from '../table.ts';
import type { World } from './world.ts';

/** One random game under observation. */
export interface Trial {
  readonly game: SomeGame;
  readonly world: World;
  readonly seats: readonly Seat[];
  readonly sides: readonly Side[];
  readonly viewers: readonly Viewer[];
  readonly dice: Rng;
  readonly met: unknown[]; // legal actions of any seat at any time, to be tried where they do not belong
  readonly candidates: (view: unknown, seat: Seat) => Iterable<unknown>;
  readonly open: (origin: MatchOrigin, past: readonly Row[]) => Table;
  readonly tally: { probes: number; imagined: number };
}
