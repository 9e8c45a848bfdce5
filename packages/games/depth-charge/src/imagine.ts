import type { Rng } from '@fathom/kit';
import { believe, minefield } from './belief.ts';
import type { State } from './state.ts';
import type { SideName, Square } from './vocabulary.ts';
import type { View } from './view.ts';

/** A state this view could come from; every one that fits is as likely as the others. */
export function imagine(view: View, rng: Rng): State {
  const { setup, phase, first, turn, boats, wrecks, misses, record, result } = view;
  const mines = { black: imagineMines(view, 'black', rng), red: imagineMines(view, 'red', rng) };
  return { setup, phase, first, turn, boats, mines, wrecks, misses, record, result };
}

function imagineMines(view: View, side: SideName, rng: Rng): readonly Square[] | null {
  const known = view.mines[side];
  if (known !== null || !view.placed[side]) return known;
  const belief = believe(view, side);
  return minefield(belief, rng.pick([...belief.fields]));
}
