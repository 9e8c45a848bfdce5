import type { Chair, Outcome, Rng, Seat } from '@fathom/kit';
import { START } from './board.ts';
import type { TurnTaken } from './events.ts';
import type { Setup } from './setup.ts';
import { SIDES, seatOf, teamOf } from './vocabulary.ts';
import type { Ending, PerSide, Phase, SideName, Square } from './vocabulary.ts';

export interface Result {
  readonly winner: SideName | null; // null: a draw
  readonly reason: Ending;
}

export interface State {
  readonly setup: Setup;
  readonly phase: Phase;
  readonly first: SideName;
  readonly turn: SideName | null; // null unless playing
  readonly boats: PerSide<Square>;
  readonly mines: PerSide<readonly Square[] | null>; // the living ones; null: not placed yet
  readonly wrecks: PerSide<readonly Square[]>; // this side's destroyed mines, in the order they went
  readonly misses: PerSide<number>; // depth charges this side has wasted
  readonly record: readonly TurnTaken[]; // the record sheet: one entry per turn
  readonly result: Result | null; // null: not over
}

export const chairs = (): readonly Chair[] =>
  SIDES.map((side) => ({ seat: seatOf(side), side: teamOf(side), role: 'captain' }));

export const start = (setup: Setup, rng: Rng): State => ({
  setup,
  phase: 'placing',
  first: setup.first === 'random' ? rng.pick(SIDES) : setup.first,
  turn: null,
  boats: START,
  mines: { black: null, red: null },
  wrecks: { black: [], red: [] },
  misses: { black: 0, red: 0 },
  record: [],
  result: null,
});

/** Public in every phase: who has placed is announced, and turns are taken in the open. */
export function toAct(state: State): readonly Seat[] {
  if (state.phase === 'placing')
    return SIDES.filter((side) => state.mines[side] === null).map(seatOf);
  return state.turn === null ? [] : [seatOf(state.turn)];
}

export function outcome({ result }: State): Outcome | null {
  if (result === null) return null;
  return {
    winners: result.winner === null ? [] : [teamOf(result.winner)],
    reason: result.reason,
  };
}
