import { DUPLICATES, OCCLUSIONS, SQUARES } from '@fathom/depth-charge';
import type { Action } from '@fathom/depth-charge';
import type { Rng } from '@fathom/kit';

/** Every combination of the options that bear upon what is known, and the rest at least once. */
export const SETUPS: readonly object[] = [
  ...[false, true].flatMap((allowPass) =>
    DUPLICATES.flatMap((duplicates) =>
      OCCLUSIONS.map((occlusion) => ({ allowPass, duplicates, occlusion })),
    ),
  ),
  { first: 'black', assist: 'none' },
  { first: 'red', assist: 'candidates', turnLimit: 20 },
];

/** Two misses end a game: who drops fewer depth charges at random plays a longer one. */
export function sparingly(actions: readonly Action[], dice: Rng): Action {
  const first = dice.pick(actions);
  return first.type === 'charge' && dice.int(4) > 0 ? dice.pick(actions) : first;
}

/** A move to each square, most of them out of reach. */
export const ALL_MOVES: readonly Action[] = SQUARES.map((to) => ({ type: 'move', to }));
