import { depthsOf } from './legal.ts';
import type { Guess } from './state.ts';
import type { SideName } from './vocabulary.ts';
import type { View } from './view.ts';

/** Where the other side's treasure can still lie, as far as this side has been told. */
export const possibleDepths = (view: View, side: SideName): readonly number[] =>
  depthsOf(view).filter((depth) => view.guesses[side].every((guess) => agrees(guess, depth)));

function agrees({ depth, answer }: Guess, treasure: number): boolean {
  switch (answer) {
    case 'found':
      return treasure === depth;
    case 'deeper':
      return treasure > depth;
    case 'shallower':
      return treasure < depth;
    default:
      return answer satisfies never;
  }
}
