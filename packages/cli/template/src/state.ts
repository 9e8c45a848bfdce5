import type { Chair, Outcome, Rng, Seat } from '@fathom/kit';
import type { Setup } from './setup.ts';
import { SIDES, seatOf, teamOf } from './vocabulary.ts';
import type { Answer, Ending, PerSide, Phase, SideName } from './vocabulary.ts';

export interface Guess {
  readonly depth: number;
  readonly answer: Answer;
}
export interface Result {
  readonly winner: SideName;
  readonly reason: Ending;
}

/** Plain JSON: it is what the log of a match folds into. */
export interface State {
  readonly setup: Setup;
  readonly phase: Phase;
  readonly first: SideName;
  readonly turn: SideName | null; // null unless guessing
  readonly treasure: PerSide<number | null>; // each side's own; null: not hidden yet
  readonly guesses: PerSide<readonly Guess[]>; // made by this side
  readonly result: Result | null; // null: not over
}

export const chairs = (): readonly Chair[] =>
  SIDES.map((side) => ({ seat: seatOf(side), side: teamOf(side), role: 'diver' }));

export const start = (setup: Setup, rng: Rng): State => ({
  setup,
  phase: 'hiding',
  first: rng.pick(SIDES),
  turn: null,
  treasure: { north: null, south: null },
  guesses: { north: [], south: [] },
  result: null,
});

/** That somebody has hidden is announced and turns are taken in the open, so this gives nothing away. */
export function toAct(state: State): readonly Seat[] {
  if (state.phase === 'hiding')
    return SIDES.filter((side) => state.treasure[side] === null).map(seatOf);
  return state.turn === null ? [] : [seatOf(state.turn)];
}

export const outcome = ({ result }: State): Outcome | null =>
  result === null ? null : { winners: [teamOf(result.winner)], reason: result.reason };
