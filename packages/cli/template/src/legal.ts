import type { Seat } from '@fathom/kit';
import type { Action } from './actions.ts';
import { sideAt } from './vocabulary.ts';
import type { View } from './view.ts';

/** Every legal action of a seat; none while it has to wait. */
export function* legal(view: View, seat: Seat): Iterable<Action> {
  const side = sideAt(seat);
  if (side === null) return;
  if (view.phase === 'hiding' && !view.hidden[side])
    for (const depth of depthsOf(view)) yield { type: 'hide', depth };
  if (view.turn !== side) return;
  const named = new Set(view.guesses[side].map((guess) => guess.depth));
  for (const depth of depthsOf(view)) if (!named.has(depth)) yield { type: 'guess', depth };
}

export const depthsOf = ({ setup }: View): readonly number[] =>
  Array.from({ length: setup.depths }, (_, i) => i + 1);
