import type { Chair, Forfeit, Outcome, Seat } from '@fathom/kit';
import type { Hex } from './hex.ts';
import type { Setup } from './setup.ts';
import { SIDES, seatOf, teamOf } from './vocabulary.ts';
import type {
  Ending,
  Face,
  Group,
  Phase,
  Search,
  SideName,
  Slot,
  TargetKind,
} from './vocabulary.ts';

export interface Marker {
  readonly hex: Hex;
  readonly face: Face | null; // null: face down
  readonly turnedBy: SideName | null;
}
/** A dive that was made. */
export interface DiveMade extends Slot {
  readonly hex: Hex;
  readonly minutes: number;
  readonly search: Search;
}
export interface Diver extends Slot {
  readonly side: SideName;
  readonly group: Group; // the letter of the Dive marker, which stands at day and hour
  readonly modifier: number; // to this diver's search rolls, for the rest of the day
  readonly rest: number; // hours the next surface interval must have at least
  readonly dives: number;
  readonly lastDive: DiveMade | null;
  /** How they left the others to it. Absent while they are there: records of version 2 begin without it. */
  readonly gone?: Forfeit;
}
export interface Result {
  readonly winner: SideName | null; // null: a draw, or alone and without success
  readonly reason: Ending;
}
/** What lies open on the table: all but which marker is the target. */
export interface OpenTable {
  readonly setup: Setup;
  readonly chartSeed: string; // of a generated chart; empty for any other
  readonly phase: Phase;
  readonly kind: TargetKind; // what is looked for
  readonly first: SideName; // who won the coin flip and dives first
  readonly turn: SideName | null; // null: over
  readonly toPlace: number; // markers still to be laid by the players
  readonly markers: readonly Marker[]; // in the order of the hexes' names
  readonly divers: readonly Diver[]; // in the order of SIDES, as many as there are players; who has left stays in it
  readonly offer: Hex | null; // 3.6 a hex next to this one may be searched for nothing
  readonly result: Result | null; // null: not over
}
export interface State extends OpenTable {
  readonly target: Hex | null; // the one secret; null: not settled yet
}

type ForPlayers = Pick<Setup, 'players'>;

export const sidesOf = ({ players }: ForPlayers): readonly SideName[] => SIDES.slice(0, players);

export const chairs = (setup: ForPlayers): readonly Chair[] =>
  sidesOf(setup).map((side) => ({ seat: seatOf(side), side: teamOf(side), role: 'diver' }));

/** Everything but the target lies open, and so does whose turn it is. */
export const toAct = ({ turn }: OpenTable): readonly Seat[] =>
  turn === null ? [] : [seatOf(turn)];

export function outcome({ result }: OpenTable): Outcome | null {
  if (result === null) return null;
  return {
    winners: result.winner === null ? [] : [teamOf(result.winner)],
    reason: result.reason,
  };
}
